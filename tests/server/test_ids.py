"""Ids can be typed after a command."""

import secrets

import pytest

from akhet.server.ids import new_id


def test_an_id_does_not_look_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-waFYvdCPKQgDU8_", "--aFYvdCPKQgDU8_", "waFYvdCPKQg-DU8_"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert new_id(12) == "waFYvdCPKQg-DU8_"
