"""Moves as texts: written, read, explained and refused."""
