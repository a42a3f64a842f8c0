"""Yardsticks for measurements of speed (compiled)."""
