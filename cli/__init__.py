"""The command line of euphoria-ai: click commands, views of positions and advice as text,
and the one terminal they write to.
"""
