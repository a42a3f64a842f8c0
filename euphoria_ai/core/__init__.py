"""The compiled core: the rules and the search, as compiled from ext/euphoria_ai/core/."""
