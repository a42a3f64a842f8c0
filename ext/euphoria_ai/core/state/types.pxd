# Everything in which the core is written, under one name.

from euphoria_ai.core.state.ids cimport *
from euphoria_ai.core.state.frames cimport *
from euphoria_ai.core.state.state cimport *
from euphoria_ai.core.state.abilities cimport *
from euphoria_ai.core.state.tables cimport *
