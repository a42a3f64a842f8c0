"""A slow, plain reference implementation of the base game, for tests only."""
