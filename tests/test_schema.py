"""The types of the games are true: what is sent fits its schema, and nothing else does."""

import copy
import io
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, get_args, get_type_hints

import jsonschema_rs
import pytest

from akhet import Game
from akhet.cli import main
from akhet.games import BUILT_IN, manifest_of, rules_of
from akhet.games.fertility import schema as fertility
from akhet.games.fertility import state as fertility_state
from akhet.games.fertility.events import EVENTS as FERTILITY_EVENTS
from akhet.games.nile import schema as nile
from akhet.games.nile import state as nile_state
from akhet.games.nile.actions import ACTIONS as NILE_ACTIONS
from akhet.games.nile.events import EVENTS as NILE_EVENTS
from akhet.games.nile.events import SECRET as NILE_SECRET
from akhet.kernel.events import new_log, take_events
from akhet.kernel.layout import NOBODY, Record, blank
from akhet.kernel.refusal import Refused
from akhet.kernel.schema_types import StandIn
from akhet.kernel.stream import key_from_seed, new_stream
from akhet.schema import ROLES, print_schema, schema
from akhet.table import STAND_INS, event_json

VARIANTS = [
    *(("nile", players, {}) for players in range(2, 7)),
    *(("nile", players, {"monuments": True}) for players in (2, 6)),
    *(("nile", players, {"classic": True}) for players in (2, 5)),
    ("nile", 3, {"first": 2, "out": ["wheat", "flax"]}),
    *(("fertility", players, {}) for players in (2, 3, 4)),
    ("fertility", 2, {"variant": True}),
    ("fertility", 2, {"boards": ["III", "II", "I turned"], "start_turn": 3, "first": 1}),
]
every_variant = pytest.mark.parametrize(
    ("game", "players", "options"), VARIANTS, ids=["-".join([game, str(n), *given]) for game, n, given in VARIANTS]
)
every_game = pytest.mark.parametrize("game", BUILT_IN)


@cache
def document() -> dict[str, Any]:
    return schema(BUILT_IN, server=False)


@cache
def validator(name: str) -> Any:
    return jsonschema_rs.validator_for({**document(), "$ref": f"#/$defs/{name}"})


def fits(name: str, value: Any) -> bool:
    return validator(name).is_valid(value)


def must_fit(name: str, value: Any) -> None:
    validator(name).validate(value)


def type_name(game: str, role: str) -> str:
    return document()["$defs"][f"{game.capitalize()}Types"]["properties"][role]["$ref"].removeprefix("#/$defs/")


def literals(annotation: Any) -> tuple[Any, ...]:
    """The values of a Literal, or of a union of them."""
    arguments = get_args(annotation)
    if hasattr(annotation, "__metadata__"):
        return literals(arguments[0])
    if any(get_args(one) for one in arguments):
        return tuple(value for one in arguments for value in literals(one))
    return arguments


# Names


@pytest.mark.parametrize(
    ("annotation", "names"),
    [
        (nile.NileCrop, nile_state.CROP_NAMES),
        (nile.NileSpeculationCard, nile_state.CARD_NAMES[nile_state.SPECULATION : nile_state.HAND_KINDS]),
        (nile.NileHandCard, nile_state.CARD_NAMES[: nile_state.HAND_KINDS]),
        (nile.NileCard, nile_state.CARD_NAMES),
        (nile.NileMonument, nile_state.PLOT_NAMES[nile_state.SPHINX :]),
        (nile.NilePlot, nile_state.PLOT_NAMES),
        (nile.NileStep, nile_state.STEP_NAMES),
        (nile.NileTrade, nile_state.TRADE_NAMES[1:]),
        (
            nile.NileGift,
            tuple(words.removeprefix("give ") for words in NILE_ACTIONS.words if words.startswith("give ")),
        ),
        (get_type_hints(nile.NileDraw)["for"], nile_state.DRAW_NAMES[1:]),
        (fertility.FertilityResource, fertility_state.RESOURCE_NAMES),
        (fertility.FertilityGood, fertility_state.GOOD_NAMES),
        (fertility.FertilityGift, (*fertility_state.RESOURCE_NAMES, "monument")),
        (fertility.FertilityTile, fertility_state.TILE_NAMES),
        (fertility.FertilityStep, fertility_state.STEP_NAMES),
        (StandIn, STAND_INS),
    ],
    ids=lambda given: given[0] if isinstance(given, tuple) else "",
)
def test_the_names_of_a_type_are_those_of_the_rules(annotation: Any, names: tuple[str, ...]) -> None:
    assert literals(annotation) == names


def test_the_numbers_of_a_type_are_those_of_the_rules() -> None:
    found = document()["$defs"]
    assert found["SeatNumber"]["maximum"] == max(manifest_of(game).players[-1] for game in BUILT_IN) - 1
    assert found["FertilitySlot"]["maximum"] == fertility_state.SLOTS - 1
    assert found["FertilityBuild"]["properties"]["what"]["maximum"] == fertility_state.DISTRICTS - 1
    assert found["FertilityShopPlace"]["properties"]["spot"]["anyOf"][0]["maximum"] == fertility_state.SPOTS - 1


# Moves


def words_of_nile(move: Any) -> str:
    match move:
        case {"verb": "give", "what": card, "where": place}:
            return f"give {card} from {place}"
        case {"verb": "put", "what": "stone", "where": monument}:
            return f"put stone on {monument}"
        case {"verb": "put", "what": crop, "where": field} if crop == field:
            return f"put {crop}"
        case {"verb": "play", "what": card}:
            return f"play {card}"
        case _:
            return move["verb"]


def words_of_fertility(move: Any) -> str:
    match move:
        case {"verb": "place", "what": [one, other], "where": [[row, column], [next_row, next_column]]}:
            return f"place {one} {row},{column} {other} {next_row},{next_column}"
        case {"verb": "supply" | "exchange" as verb, "what": good, "where": {"shop": shop, "spot": spot}}:
            return f"{verb} {good} {'to' if verb == 'supply' else 'onto'} shop {shop}" + (
                "" if spot is None else f" of spot {spot}"
            )
        case {"verb": verb, "what": what}:
            return f"{verb} {what}"
        case _:
            return move["verb"]


WORDS = {"nile": words_of_nile, "fertility": words_of_fertility}


def all_moves(game: str) -> list[Any]:
    rules = rules_of(game)
    return [rules.notation.move_data(action) for action in range(len(rules.actions))]


@every_game
def test_a_move_as_data_has_the_words_of_its_number_and_says_the_same(game: str) -> None:
    for action, move in enumerate(all_moves(game)):
        must_fit(type_name(game, "move"), move)
        assert rules_of(game).actions.number(move["say"]) == action
        assert WORDS[game](move) == move["say"]


@every_game
def test_no_two_moves_have_the_same_data(game: str) -> None:
    data = [json.dumps({**move, "say": None}, sort_keys=True) for move in all_moves(game)]
    assert len(set(data)) == len(data)


# Events


def event_types(game: str) -> dict[str, dict[str, Any]]:
    """The members of a game's event type, by the name of the event."""
    found = document()["$defs"]
    members = [found[one["$ref"].removeprefix("#/$defs/")] for one in found[type_name(game, "event")]["anyOf"]]
    return {member["properties"]["event"]["const"]: member for member in members}


@pytest.mark.parametrize(("game", "events"), [("nile", NILE_EVENTS), ("fertility", FERTILITY_EVENTS)])
def test_every_event_has_a_type_with_just_its_fields(game: str, events: Any) -> None:
    fields = {kind.name.lower(): ["event", *(field for field, _ in values)] for kind, values in events.items()}
    types = event_types(game)
    assert {name: list(one["properties"]) for name, one in types.items() if name != "stood_in"} == fields


@every_game
def test_only_what_is_secret_may_be_missing_from_an_event(game: str) -> None:
    secret = {kind.name.lower(): {field} for kind, field in NILE_SECRET.items()} if game == "nile" else {}
    for name, one in event_types(game).items():
        assert one["properties"].keys() - set(one["required"]) == secret.get(name, set()), name


# Games


def positions(game: Game, players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Record, list[Any]]]:
    """A game of random moves: the position before each decision and each chance result, with what happened before."""
    rules, verbs = game.rules, game.rules.verbs
    log, moves, stream = new_log(), rules.actions.buffer(), new_stream(key_from_seed(seed))
    dice = random.Random(seed)
    checked = rules.setup.read_options(game.components, players, options)
    state = rules.setup.initial_state(game.components, players, checked, log)
    while True:
        yield state[0], [rules.notation.event(game.components, row) for row in take_events(log)]
        if verbs.awaits_chance(state[0]):
            verbs.happen(state[0], game.parts, int(verbs.chance(state[0], game.parts, stream)), log)
            continue
        count = verbs.legal(state[0], game.parts, moves)
        if count == 0:
            return
        verbs.act(state[0], game.parts, int(dice.choice(moves[:count])), log)


@every_variant
def test_whatever_a_game_sends_fits_its_type(game: str, players: int, options: dict[str, Any]) -> None:
    opened = Game(game)
    notation, verbs, components = opened.rules.notation, opened.rules.verbs, opened.components
    names = {role: type_name(game, role) for role in ROLES if role != "forecast"}
    view = blank(opened.rules.view)[0]
    for state, events in positions(opened, players, options, seed=players):
        must_fit(names["position"], notation.position(components, state))
        turn = max(int(state.turn), 0)
        for seat in (NOBODY, turn, (turn + 1) % players):
            verbs.look(state, seat, view)
            must_fit(names["view"], notation.view_position(components, view))
            for event in events:
                must_fit(names["event"], event_json(event, seat, everything=False))
        for event in events:
            must_fit(names["event"], event_json(event))
        for standing in notation.standings(components, state):
            must_fit(names["details"], standing.details)


@every_variant
def test_the_options_of_a_table_fit_their_type(game: str, players: int, options: dict[str, Any]) -> None:
    must_fit(type_name(game, "options_request"), options)
    given = Game(game).open(players, seed=1, **options).options
    must_fit(type_name(game, "options"), given)
    must_fit(type_name(game, "options_request"), given)


def test_a_move_that_somebody_else_made_is_told_as_its_type_says() -> None:
    for game in BUILT_IN:
        table = Game(game).open(2, seed=1)
        (ply,) = table.play(table.legal()[0].id, stand_in="clock")
        must_fit(type_name(game, "event"), event_json(ply.events[0]))
        assert ply.events[0].name == "stood_in"


def test_a_forecast_fits_its_type_and_only_a_placement_has_one() -> None:
    table = Game("fertility").open(2, seed=3)
    forecast, actions = table.rules.notation.forecast, table.rules.actions
    found = [forecast(table.state, move.id) for move in table.legal()]
    assert found
    for one in found:
        must_fit("FertilityForecast", one)
    assert forecast(table.state, actions.start("done")) is None
    assert type_name("fertility", "forecast") == "FertilityForecast"


@every_game
def test_the_set_that_is_sent_fits_its_type(game: str) -> None:
    setup = rules_of(game).setup
    assert setup.set_data is not None
    must_fit(type_name(game, "set"), setup.set_data(setup.load_components(None)))


# What does not fit


def wrong(value: Any) -> Iterator[Any]:
    """Everything that one mistake makes of a value: a field gone, one too many, or one of another kind."""
    for name in value:
        yield {key: one for key, one in value.items() if key != name}
        yield {**value, name: {"nonsense": []}}
    yield {**value, "nonsense": 1}


@every_game
def test_a_view_with_a_mistake_does_not_fit(game: str) -> None:
    view = Game(game).open(2, seed=1).view_position(0)
    must_fit(type_name(game, "view"), view)
    for mistaken in wrong(view):
        assert not fits(type_name(game, "view"), mistaken)


@every_game
def test_an_event_with_a_mistake_does_not_fit(game: str) -> None:
    name = type_name(game, "event")
    secret = {("nile", "dealt"), ("nile", "drew")}
    table = Game(game).open(2, seed=1)
    for event in table.events():
        must_fit(name, event)
        for mistaken in wrong(event):
            gone = event.keys() - mistaken.keys()
            assert fits(name, mistaken) is (gone == {"card"} and (game, event["event"]) in secret), mistaken


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("NileView", {"step": "sleep"}),
        ("NileView", {"hand": {"barley": 1}}),
        ("NileView", {"hand": {"wheat": 0}}),
        ("NileView", {"hand": {"wheat": "one"}}),
        ("NileView", {"hand_sizes": [-1, 5]}),
        ("NileView", {"players": 7}),
        ("NileView", {"pick": {"speculating": "wheat"}}),
        ("NileView", {"speculation": {"owner": 0, "cards": []}}),
        ("NileView", {"monuments": {"wheat": {"owner": 0, "cards": 1}}}),
        ("NileView", {"options": {"monuments": False}}),
        ("FertilityView", {"valley": ["...."]}),
        ("FertilityView", {"pools": [{"bovine-alabaster": 1}]}),
        ("FertilityView", {"tokens": [{"0": {"wheat": 1}}]}),
        ("FertilityView", {"step": "sleep"}),
        ("FertilityView", {"turn_so_far": {}}),
    ],
    ids=str,
)
def test_a_value_that_the_rules_do_not_know_does_not_fit(name: str, value: dict[str, Any]) -> None:
    game = "nile" if name.startswith("Nile") else "fertility"
    view = copy.deepcopy(Game(game).open(2, seed=1).view_position(0))
    assert fits(name, view) and not fits(name, {**view, **value})


# The document


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from (part["$ref"],) if isinstance(part.get("$ref"), str) else ()
        for one in part.values():
            yield from references(one)
    elif isinstance(part, list):
        for one in part:
            yield from references(one)


def test_the_whole_document_is_a_json_schema_without_loose_ends() -> None:
    whole = schema(BUILT_IN)
    jsonschema_rs.meta.validate(whole)
    named = {f"#/$defs/{name}" for name in whole["$defs"]}
    assert set(references(whole)) <= named
    assert {"NileView", "FertilityForecast", "TableRequest", "ServerMessage", "PROTOCOL"} <= whole["$defs"].keys()


def test_no_object_of_the_games_is_open() -> None:
    for name, one in document()["$defs"].items():
        if one.get("type") == "object":
            assert one["additionalProperties"] is not True, name


def test_one_game_is_printed_alone() -> None:
    output = io.StringIO()
    print_schema("nile", output)
    found = json.loads(output.getvalue())["$defs"]
    assert "NileView" in found and not any(name.startswith("Fertility") for name in found)


def test_the_command_prints_the_schema(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "--game", "fertility"]) == 0
    assert json.loads(capsys.readouterr().out) == schema(["fertility"], server=False)


def test_a_game_without_types_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    untyped = replace(manifest_of("nile"), rules="json.decoder")  # beside which there is no `schema` module
    monkeypatch.setattr("akhet.schema.manifest_of", lambda game: untyped if game == "nile" else manifest_of(game))
    found = schema(BUILT_IN)["$defs"]
    assert "NileView" not in found and found["GameView"]["$ref"] == "#/$defs/FertilityView"


def test_a_game_that_is_not_known_is_refused() -> None:
    with pytest.raises(Refused, match=r"game\.unknown"):
        print_schema("chess", io.StringIO())
