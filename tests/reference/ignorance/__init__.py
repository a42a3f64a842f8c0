"""What Ignorance Is Bliss adds and replaces."""
