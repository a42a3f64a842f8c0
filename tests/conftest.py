"""Fixtures that several test folders share."""

import signal

import pytest

from euphoria_ai.players import registry

pytest.register_assert_rewrite("helpers", "cards.shared")

# A shell starts what runs in its background with Ctrl-C ignored, and programs hand that on to those they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def same_players(monkeypatch):
    """Players that a test registers, and modules that it loads them from, are gone after it."""
    monkeypatch.setattr(registry, "_kinds", dict(registry._kinds))
    monkeypatch.setattr(registry, "_modules", dict(registry._modules))
