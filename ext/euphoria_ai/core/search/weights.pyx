"""The numbers that playouts and the search think by, checked and packed for the core.

Whoever plays hands its own set on (a tree, a batch of playouts, a duel): there is none in force for
everybody.
"""

from libc.math cimport isfinite
from euphoria_ai._tables import TABLES

HIGHEST = 10_000                # of a policy's weight: products to the power of four fit a float


cdef class Weights:
    """A set of weights of the policy and of the evaluation."""

    def __init__(self, tables=None):
        tables = TABLES["policy"] if tables is None else tables
        names = <object>self.c                  # the struct as a dict of dicts: all names there are
        self.c = {table: read_table(table, tables, names[table]) for table in names}

    def tables(self):
        """{table: {name: value}}, as in the data file but rounded to single precision."""
        return <object>self.c

    def __reduce__(self):
        return Weights, (self.tables(),)

    def __eq__(self, other):
        return isinstance(other, Weights) and self.tables() == other.tables()


def read_table(table, tables, names):
    """The values of one table.  Raises ValueError naming what is missing, unknown or out of range.
    """
    if table not in tables:
        raise ValueError(f"weights: no table [{table}]")
    values = tables[table]
    for name in values:
        if name not in names:
            raise ValueError(f"weights: [{table}] has an unknown name {name!r}")
    for name in names:
        if name not in values:
            raise ValueError(f"weights: [{table}] lacks {name!r}")
        value = values[name]
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not isfinite(value):
            raise ValueError(f"weights: [{table}] {name} = {value!r}; a number is needed")
        if table != "evaluation" and not 0 < value <= HIGHEST:
            raise ValueError(
                f"weights: [{table}] {name} = {value!r}; above 0 and at most {HIGHEST} allowed"
            )
    return dict(values)


STANDARD = Weights()


cdef Weights standard_weights():
    return STANDARD
