"""Measuring speed: what `euphoria bench` runs.

Rates are medians; beside them stand the decisions made and a hash of how the games ended.
"""
