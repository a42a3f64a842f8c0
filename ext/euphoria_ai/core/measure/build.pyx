"""Which build of the core this is: a figure means little without it."""

cdef extern from *:
    """
    #define EUPHORIA_TEXT_(x) #x
    #define EUPHORIA_TEXT(x) EUPHORIA_TEXT_(x)
    #ifdef EUPHORIA_BUILD
    #define EUPHORIA_BUILD_TEXT EUPHORIA_TEXT(EUPHORIA_BUILD)
    #else
    #define EUPHORIA_BUILD_TEXT "unknown"
    #endif
    #if defined(__clang__)
    #define EUPHORIA_COMPILER_TEXT "clang " __clang_version__
    #elif defined(__GNUC__)
    #define EUPHORIA_COMPILER_TEXT "gcc " __VERSION__
    #elif defined(_MSC_VER)
    #define EUPHORIA_COMPILER_TEXT "msvc " EUPHORIA_TEXT(_MSC_VER)
    #else
    #define EUPHORIA_COMPILER_TEXT "unknown"
    #endif
    """
    const char* EUPHORIA_BUILD_TEXT
    const char* EUPHORIA_COMPILER_TEXT


def build():
    """"release", "pgo" (profile-guided), "debug", or "debug_sanitize"; see setup.py."""
    return EUPHORIA_BUILD_TEXT.decode()


def compiler():
    """Name and version of the C compiler."""
    return EUPHORIA_COMPILER_TEXT.decode().strip()
