"""Position files and codes: read, checked, written, carried on."""
