"""What only the base game does."""
