"""The rules as one state machine, and the class Game (compiled)."""
