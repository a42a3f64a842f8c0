"""A slow, plain reference implementation of both editions, for tests only."""
