"""Fixtures that several test folders share."""

import pytest

from euphoria_ai.players import registry

pytest.register_assert_rewrite("helpers", "cards.shared")


@pytest.fixture(autouse=True)
def same_players(monkeypatch):
    """Players that a test registers, and modules that it loads them from, are gone after it."""
    monkeypatch.setattr(registry, "_entries", dict(registry._entries))
    monkeypatch.setattr(registry, "_modules", dict(registry._modules))
