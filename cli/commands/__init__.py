"""One module per command; each defines `command` and is loaded only when it is asked for."""
