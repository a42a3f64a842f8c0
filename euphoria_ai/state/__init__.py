"""What the fields of a state and a position mean to Python."""
