"""A robot to compare with: the habits, the values and the search of another program, in our own words (compiled)."""
