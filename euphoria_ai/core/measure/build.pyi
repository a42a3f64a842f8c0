"""Which build of the core this is."""

def build() -> str:
    """ "release", "pgo" (profile-guided), "debug", or "debug_sanitize"."""

def compiler() -> str:
    """Name and version of the C compiler that built it."""
