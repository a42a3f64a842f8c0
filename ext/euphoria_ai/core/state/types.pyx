"""Sizes of the flat records, so that every compiled module and the tests can compare them."""

from euphoria_ai.core.state.types cimport *

SIZES = {"state": sizeof(StateC), "seat": sizeof(SeatC), "frame": sizeof(FrameC), "rules": sizeof(RulesC)}
