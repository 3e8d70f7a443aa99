"""The lobby's description of the games: what their manifests say, their moves as data, and their components."""

import asyncio
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from akhet.games import BUILT_IN, manifest_of, rules_of
from akhet.server.http.lobby import sets as lobby_sets
from tests.server.clients import Guest
from tests.server.servers import RunningServer

every_game = pytest.mark.parametrize("game", BUILT_IN)


def test_every_game_is_described_by_its_manifest(server: RunningServer) -> None:
    found = Guest(server, None).get("/api/games")
    assert [one["game"] for one in found] == list(BUILT_IN)
    for info in found:
        manifest = manifest_of(info["game"])
        assert (info["title"], info["hides"]) == (manifest.title, manifest.hides)
        assert (info["players"], info["default_players"]) == (list(manifest.players), manifest.default_players)
        assert info["levels"] == list(manifest.levels)
        assert [(one["name"], one["kind"], one["default"]) for one in info["options"]] == [
            (one.name, one.kind, one.default) for one in manifest.options
        ]
        assert [one["label"] for one in info["options"]] == [
            f"{manifest.name}-option-{one.name}" for one in manifest.options
        ]
        assert info["actions"] == list(rules_of(info["game"]).actions.words)


@every_game
def test_a_table_says_whether_its_game_hides_something(server: RunningServer, game: str) -> None:
    mia = Guest(server, "Mia")
    table = mia.open(game, "me", "open")
    assert table["hides"] == mia.get(f"/api/tables/{table['id']}")["hides"] == manifest_of(game).hides


@every_game
def test_the_moves_are_the_data_of_every_action_in_order(server: RunningServer, game: str) -> None:
    rules = rules_of(game)
    moves = Guest(server, None).get(f"/api/games/{game}/moves")
    assert moves == [rules.notation.move_data(action) for action in range(len(rules.actions))]


def test_unchanged_moves_are_not_sent_again(server: RunningServer) -> None:
    http = Guest(server, None).http
    first = http.get("/api/games/fertility/moves")
    assert first.headers["content-encoding"] == "gzip" and first.headers["cache-control"] == "no-cache"
    again = http.get("/api/games/fertility/moves", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"") and again.headers["etag"] == first.headers["etag"]
    plain = http.get("/api/games/fertility/moves", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == first.json()
    other = http.get("/api/games/nile/moves", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


@every_game
def test_the_set_is_that_of_the_game(server: RunningServer, game: str) -> None:
    setup = rules_of(game).setup
    assert setup.set_data is not None
    assert Guest(server, None).get(f"/api/games/{game}/set") == setup.set_data(setup.load_components(None))


def shops_of(found: dict[str, Any]) -> list[dict[str, Any]]:
    starting = [shop for shops in found["metropolises"] for shop in shops]
    return [*starting, *(shop for district in found["districts"] for shop in district["shops"])]


def test_the_shops_of_the_set_are_data_too(server: RunningServer) -> None:
    shops = shops_of(Guest(server, None).get("/api/games/fertility/set"))
    data = {(shop["needs"], shop["pays"]): (shop["icons"], shop["payment"]) for shop in shops}
    one_of_three = {"kind": "exchange", "resources": ["alabaster", "bovine", "grape"]}
    assert data["A", "Ra"] == (["alabaster"], {"kind": "gods", "gods": ["Ra"]})
    assert data["B", "1 each B"] == (["bovine"], {"kind": "each", "debens": 1, "resource": "bovine"})
    assert data["P", "exchange A B G"] == (["papyrus"], one_of_three)
    assert data["G", "wheat"] == (["grape"], {"kind": "wheat"})
    assert data["*", "2 debens"] == (["any"], {"kind": "debens", "debens": 2})
    assert data["A P", "any god"] == (["alabaster", "papyrus"], {"kind": "any_god"})


@pytest.mark.parametrize("path", ["/api/games/chess/moves", "/api/games/chess/set", "/api/tables?game=chess"])
def test_an_unknown_game_is_refused(server: RunningServer, path: str) -> None:
    answer = Guest(server, None).http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "game.unknown")


def test_a_game_that_sends_no_set_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_sets, "set_data", lambda game: None)
    app = FastAPI()
    app.include_router(lobby_sets.router)
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")
    assert asyncio.run(client.get("/api/games/nile/set")).status_code == 404


def test_the_options_of_a_form_fit_the_players_and_what_is_chosen(server: RunningServer) -> None:
    http = Guest(server, None).http
    http.headers["Accept-Language"] = "de"

    def options(game: str, players: int, **chosen: Any) -> dict[str, Any]:
        answer = http.post(f"/api/games/{game}/options", json={"players": players, "options": chosen})
        assert answer.status_code == 200, answer.json()
        return {one["name"]: one for one in answer.json()}

    boards = options("fertility", 4)["boards"]
    assert (boards["count"], boards["turns"], boards["choices"]) == (4, True, ["I", "II", "III", "IV"])
    assert boards["choice_texts"][0] == "Talplan I" and boards["text"] == "Talpläne von links nach rechts"
    assert options("fertility", 2)["first"]["hint"] is not None
    closed = options("nile", 3, classic=True)["out"]["closed"]
    assert (closed["code"], closed["ruling"]) == ("nile.open.classic_out", "N1.5") and closed["why"]
    out = options("nile", 5)["out"]
    assert (out["count"], out["default"], out["choice_texts"][1]) == (1, ["onion"], "Weizen")
    refused = http.post("/api/games/fertility/options", json={"players": 5})
    assert (refused.status_code, refused.json()["ruling"]) == (400, "F2.1")
    assert http.post("/api/games/chess/options", json={"players": 2}).status_code == 404


def test_a_game_names_its_sets_of_pieces(server: RunningServer) -> None:
    found = {one["game"]: one["pieces"] for one in Guest(server, None).get("/api/games")}
    assert found["nile"] is None
    assert found["fertility"]["names"] == list(manifest_of("fertility").pieces.names)
    assert found["fertility"]["texts"] == ["Obelisk", "Pyramid", "Sphinx", "Temple"]
    assert found["fertility"]["ruling"] == "F1.7"
