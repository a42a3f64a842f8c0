"""Playing at the terminal.

`session` is a game with its log, undo and autosave, without a terminal; `history` says what may be taken back;
`help` looks for advice; `views` makes lines of it all; `table` asks the people and shows them what they may see.
"""
