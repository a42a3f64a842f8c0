"""The game state and its primitives (compiled)."""
