"""Sentences about decisions, moves and events."""
