"""The games for OpenSpiel: importing this module registers each as `akhet_<game>`. docs/environments.md shows how.

Chance is explicit: a card that is drawn or a tile that is turned up is a chance node, with the odds of the rules.

*What a player knows* is a View, and a View is both the observation and the information state here. It holds what a
player who remembers the open history can conclude, as the game's rulings define it. Equal information states have
equal legal actions, and `resample_from_infostate` deals one of the positions that the player cannot tell apart. It is
not perfect recall in the strict sense: in which order cards were played, or how the position came about, is not part
of a View. So histories share an information state that OpenSpiel's definition would keep apart, and what is proven
for perfect recall alone does not hold here. The string of an information state is the bytes of the View, as hex; that
of an observation says the same in readable names. Both tensors are the View as the game's observation lays it out.

With the parameter `perfect_recall=True` the information state is the whole history of what its player has seen and
done (`Recall`). Its string is the View and a hash of that history. There is no tensor of it, and nothing to resample.

Three limits are OpenSpiel's own. Its C++ bots release Python's lock in `bot.step`, which breaks every game written in
Python: use `pyspiel.evaluate_bots` or `mcts_search`. Its C++ `ISMCTSBot` cannot resample a game written in Python: use
the one in `open_spiel.python.algorithms.ismcts`. And it serialises states of such games as pickles: as with any pickle,
deserialise only what you trust.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

try:
    import pyspiel
except ImportError as error:
    raise ImportError("akhet.envs.spiel needs OpenSpiel; install `akhet[openspiel]`") from error

from akhet.envs.batch_loop import BY_RANK
from akhet.envs.spiel_loop import CHANCE, REFUSED, TERMINAL, spiel_loop
from akhet.envs.tiny import tiny_variant
from akhet.envs.variant import read_variant
from akhet.games import game_names, manifest_of
from akhet.kernel.layout import NOBODY, Record
from akhet.kernel.manifest import Manifest, Option
from akhet.kernel.stream import key_from_seed, new_streams
from akhet.language import explain

SEEDS = 1 << 53  # as many numbers as a float between 0 and 1 can tell apart
COMMON: dict[str, Any] = {
    "players": 2,
    "rewards": "rank",
    "components": "",
    "perfect_recall": False,
    "tiny": "",
    "layout_version": 0,
}


def default_of(option: Option) -> Any:
    """The parameter that leaves an option open. A list is written with slashes: `boards=II turned/IV/I`."""
    if option.kind == "flag":
        return bool(option.default)
    return "" if option.kind == "list" else -1


def game_type(manifest: Manifest, perfect_recall: bool = False) -> pyspiel.GameType:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"akhet_{manifest.name}",
        long_name=manifest.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if manifest.hides else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=manifest.players[-1],
        min_num_players=manifest.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=not perfect_recall,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            **COMMON,
            "players": manifest.players[0],
            **{option.name: default_of(option) for option in manifest.options},
        },
    )


def read_parameters(manifest: Manifest, parameters: dict[str, Any]) -> dict[str, Any]:
    """OpenSpiel's parameters as options of a table; those left open are missing."""
    options = {}
    for option in manifest.options:
        value = parameters[option.name]
        if option.kind == "flag" or value != default_of(option):
            options[option.name] = value.split("/") if option.kind == "list" else value
    return options


class Position(NamedTuple):
    """A position and what is possible in it. It never changes, so clones share it."""

    raw: np.ndarray  # the bytes of the State
    player: int  # who comes next: a seat, CHANCE or TERMINAL
    moves: list[int]  # the legal actions, or the outcomes of chance
    chances: list[float]  # the probabilities of the outcomes; empty if a seat comes next

    def __deepcopy__(self, memo: Any) -> "Position":
        return self


class Recall:
    """What every player has seen and done: for each a hash of the whole history, and the View that it ends with.

    An own action is part of it, and every View that differs from the one before. Steps of others that a player cannot
    see leave no trace, not even their number. It never changes, so clones share it.
    """

    def __init__(self, hashes: tuple[bytes, ...], views: tuple[bytes, ...]) -> None:
        self.hashes = hashes
        self.views = views

    def __deepcopy__(self, memo: Any) -> "Recall":
        return self

    def after(self, mover: int, action: int, views: tuple[bytes, ...]) -> "Recall":
        """What the players know after a step; of it, only the one who made it knows the action."""
        hashes = list(self.hashes)
        for player, (before, view) in enumerate(zip(self.views, views, strict=True)):
            if player == mover:
                hashes[player] = _extended(hashes[player], b"action %d" % action)
            if view != before:
                hashes[player] = _extended(hashes[player], view)
        return Recall(tuple(hashes), views)


def _extended(before: bytes, entry: bytes) -> bytes:
    return hashlib.sha256(before + entry).digest()


class SpielGame(pyspiel.Game):
    """One of our games with players, options and rewards from OpenSpiel's parameters."""

    manifest: Manifest

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.variant = read_variant(
            self.manifest.name,
            parameters["players"],
            parameters["rewards"],
            parameters["components"] or None,
            read_parameters(self.manifest, parameters),
            parameters["layout_version"] or None,
        )
        if parameters["tiny"]:
            self.variant = tiny_variant(self.variant, parameters["tiny"])
        self.perfect_recall = bool(parameters["perfect_recall"])
        self.rules = self.variant.game.rules
        self.components = self.variant.game.components
        self._loop = spiel_loop(self.rules.name, self.variant.layout_version)
        self._parts = np.array([self.variant.game.parts], self.variant.game.parts.dtype)
        self._chances = self.variant.bounds.chances
        self.start = self.follow(np.frombuffer(bytearray(self.variant.setup.tobytes()), np.uint8))
        self._first_recall: Recall | None = None
        if self.perfect_recall:
            views = self.views(self.start)
            self._first_recall = Recall(tuple(_extended(b"", view) for view in views), views)
        super().__init__(game_type(self.manifest, self.perfect_recall), self._info(), parameters)

    def _info(self) -> pyspiel.GameInfo:
        bounds = self.variant.bounds
        utility = 1.0 if self.variant.by == BY_RANK else float(bounds.score)
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=self.rules.outcomes,
            num_players=self.variant.players,
            min_utility=-utility,
            max_utility=utility,
            utility_sum=0.0,
            max_game_length=bounds.decisions,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the parameters: OpenSpiel's own pickling loses Python attributes."""
        return load, (str(self),)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.start, self._first_recall)

    def max_chance_nodes_in_history(self) -> int:
        return self._chances

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    # Positions and Views as bytes

    def after(self, position: Position, action: int) -> Position | None:
        """The position after an action or an outcome; None if it is not legal."""
        raw, moves, chances = np.empty_like(position.raw), self._moves(), self._weights()
        player, count = self._loop.step(position.raw, raw, self._parts, action, moves, chances)
        return None if player == REFUSED else position_of(raw, player, moves, chances, count)

    def follow(self, raw: np.ndarray) -> Position:
        """The position that has these bytes as its State."""
        moves, chances = self._moves(), self._weights()
        player, count = self._loop.follow(raw, self._parts, moves, chances)
        return position_of(raw, player, moves, chances, count)

    def _moves(self) -> np.ndarray:
        """A new buffer for each step: games may run on many threads."""
        return np.empty(max(len(self.rules.actions) + 1, self.rules.outcomes), np.int16)

    def _weights(self) -> np.ndarray:
        return np.empty(self.rules.outcomes, np.float64)

    def view(self, position: Position, seat: int) -> np.ndarray:
        """The bytes of a seat's View; NOBODY is a spectator."""
        view = np.empty(self.rules.view.itemsize, np.uint8)
        self._loop.see(position.raw, seat, view)
        return view

    def views(self, position: Position) -> tuple[bytes, ...]:
        """The bytes of every player's View."""
        return tuple(self.view(position, seat).tobytes() for seat in range(self.variant.players))

    def view_position(self, position: Position, seat: int) -> dict[str, Any]:
        """The same View in readable names."""
        view = self.view(position, seat).view(self.rules.view)[0]
        return dict(self.rules.notation.view_position(self.components, view))

    def observe(self, view: np.ndarray) -> np.ndarray:
        observation = np.empty(self.variant.layout.size, np.uint8)
        self._loop.observe(view, self._parts, observation)
        return observation

    def imagine(self, view: Record | np.ndarray, rng: Callable[[], float]) -> "SpielState":
        """A state with this View. What the View leaves open is dealt at random; `rng` returns a number from 0 to 1.

        The state has no history, because the View does not say how it came about. So there is none with perfect recall.
        """
        if self.perfect_recall:
            raise ValueError("a View has no history, so with perfect_recall=True no state can be dealt from it")
        raw = np.zeros(self.rules.state.itemsize, np.uint8)
        stream = new_streams(key_from_seed(int(rng() * SEEDS)), [0]).view(np.ndarray)
        self._loop.deal(np.frombuffer(bytearray(view.tobytes()), np.uint8), stream, raw)
        return SpielState(self, self.follow(raw))

    def worth(self, position: Position) -> list[float]:
        """The rewards of a finished game, one per seat."""
        players = self.variant.players
        rewards, places = np.zeros(players), np.zeros(players, np.int64)
        self._loop.worth(position.raw, self._parts, self.variant.by, rewards, places)
        return rewards.tolist()


def position_of(raw: np.ndarray, player: int, moves: np.ndarray, chances: np.ndarray, count: int) -> Position:
    return Position(raw, player, moves[:count].tolist(), chances[:count].tolist() if player == CHANCE else [])


class SpielState(pyspiel.State):
    """A state of OpenSpiel. It has few attributes, because OpenSpiel clones and serialises `__dict__`."""

    def __init__(self, game: SpielGame, position: Position, recall: Recall | None = None) -> None:
        super().__init__(game)
        self.position = position
        self.recall = recall  # with perfect_recall=True

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.moves

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every possible outcome with its probability; empty if a seat comes next."""
        return list(zip(self.position.moves, self.position.chances, strict=False))

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        position = game.after(self.position, action)
        if position is None:
            raise ValueError(self._why_not(action))
        if self.recall is not None:
            self.recall = self.recall.after(self.position.player, action, game.views(position))
        self.position = position

    def _why_not(self, action: int) -> str:
        if self.position.player == TERMINAL:
            return f"action {action} is not legal: the game is over"
        if self.position.player == CHANCE:
            return f"outcome {action} is not possible now; `chance_outcomes()` has those that are"
        game = self.get_game()
        if not 0 <= action < len(game.rules.actions):
            return f"action {action} is not legal: there are only 0 to {len(game.rules.actions) - 1}"
        why = game.rules.notation.why_not(game.components, self.record(), action)
        reason = f": {explain(why, 'en')}" if why else ""
        return (
            f"action {action} ({game.rules.actions.say(action)}) is not legal now{reason} `legal_actions()` has what is"
        )

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        known = game.rules.outcomes if player == CHANCE else len(game.rules.actions)
        if not 0 <= action < known:
            raise ValueError(f"there is no action {action}: they go from 0 to {known - 1}")
        if player == CHANCE:
            return str(game.rules.notation.say_outcome(game.components, int(self.record().step), action))
        return game.rules.actions.say(action)

    def returns(self) -> list[float]:
        game = self.get_game()
        return game.worth(self.position) if self.is_terminal() else [0.0] * game.variant.players

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one; `rng` returns numbers from 0 to 1."""
        game = self.get_game()
        return game.imagine(game.view(self.position, player), rng)

    def _to_struct(self) -> dict[str, Any]:
        """The whole position in readable names, with everything hidden."""
        game = self.get_game()
        return game.rules.notation.position(game.components, self.record())

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return self.get_game().view_position(self.position, player)

    def __str__(self) -> str:
        return json.dumps(self._to_struct())

    def record(self) -> Record:
        """The whole position as a State record."""
        return self.position.raw.view(self.get_game().rules.state)[0]


class SpielObserver:
    """A player's observations: by default the View, or only what all players see, or only what this player sees."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but there are {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no player sees all players' secrets; ask for SINGLE_PLAYER or NONE")
        self._game = game
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._as_bytes = kind.perfect_recall
        self.tensor: np.ndarray | None = None
        self.dict: dict[str, np.ndarray] = {}
        if self._public and self._private:
            layout = game.variant.layout
            self.tensor = np.zeros(layout.size, np.float32)
            self.dict = {name: layout.part(self.tensor, name) for name in layout.parts}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self._game.observe(self._game.view(state.position, player))

    def string_from(self, state: SpielState, player: int) -> str:
        game, position = self._game, state.position
        if not self._private:
            return json.dumps(game.view_position(position, NOBODY)) if self._public else ""
        if self._public and self._as_bytes:
            view = game.view(position, player).tobytes().hex()
            return view if state.recall is None else f"{view}-{state.recall.hashes[player].hex()}"
        own = game.view_position(position, player)
        if not self._public:
            shared = {**game.view_position(position, NOBODY), "seat": player}
            own = {name: value for name, value in own.items() if name not in shared or shared[name] != value}
        return json.dumps(own) if own else ""


def load(text: str) -> SpielGame:
    """A game by its name and parameters, such as `akhet_<game>(players=3)`: `pyspiel.load_game`, after registering."""
    register_games()
    return pyspiel.load_game(text)


def register_games() -> None:
    """Register every game that OpenSpiel does not know yet."""
    known = pyspiel.registered_names()
    for name in game_names():
        manifest = manifest_of(name)
        kind = game_type(manifest)
        if kind.short_name not in known:
            # A class, not a function: OpenSpiel's registry outlives Python and can release only a class.
            own = type(f"{name.capitalize()}Game", (SpielGame,), {"manifest": manifest})
            pyspiel.register_game(kind, own)


register_games()
