"""The hardened protocols use undocumented attributes of Uvicorn and websockets, which another version may not have."""

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from akhet.server.run import protocols


def test_the_installed_versions_have_all_attributes() -> None:
    protocols._check_attributes()


def test_a_missing_attribute_is_named_with_the_installed_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(WebSocketsSansIOProtocol, "handle_cont")
    monkeypatch.setitem(protocols._FIELDS, WebSocketsSansIOProtocol.__init__, ("frames", "no_such_field"))
    with pytest.raises(ImportError, match=r"does not fit uvicorn \d.*, websockets \d") as error:
        protocols._check_attributes()
    assert "WebSocketsSansIOProtocol.handle_cont, WebSocketsSansIOProtocol.no_such_field" in str(error.value)
