"""euphoria_ai: rules engine, search and advice for the board game Euphoria."""

from euphoria_ai._version import __version__

__all__ = ["__version__"]
