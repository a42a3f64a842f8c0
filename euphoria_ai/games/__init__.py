"""Whole games: records, matches, statistics."""
