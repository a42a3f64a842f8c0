"""What a seat knows, and the search built on it (compiled)."""
