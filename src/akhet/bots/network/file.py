"""A network as a file: a line of JSON that says what it is, then the weights, compressed.

A network is for one layout of its inputs and one version of the rules. A file for another, or one that is damaged, is
refused: its numbers would mean something else.
"""

import hashlib
import zlib
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np

from akhet.bots.network.evaluate import FIRST, SECOND
from akhet.bots.network.features import Features, features_of
from akhet.games import rules_of
from akhet.kernel.files import read_headed, write_headed
from akhet.kernel.refusal import refuse, shown

FORMAT = "akhet-network-1"
MOST_BYTES = 1 << 23
SUFFIX = ".network"


@dataclass(frozen=True)
class Network:
    """Weights, and how they were made."""

    game: str
    weights: np.ndarray
    made: dict[str, Any]  # by which training, as docs/learning.md tells

    @cached_property
    def hash(self) -> str:
        """The name of exactly these weights."""
        return hashlib.sha256(self.weights.astype("<i2").tobytes()).hexdigest()


def layout_of(features: Features) -> str:
    """A hash of everything that gives the weights their meaning."""
    parts = [(part.name, part.count, part.steps) for part in features.inputs.parts]
    return hashlib.sha256(repr((parts, features.plan_features, FIRST, SECOND)).encode()).hexdigest()[:16]


def write_network(path: Path, network: Network) -> None:
    features = features_of(network.game)
    assert features is not None
    header = {
        "format": FORMAT,
        "game": network.game,
        "rules": rules_of(network.game).version,
        "layout": layout_of(features),
        "sha256": network.hash,
        "made": network.made,
    }
    raw = zlib.compress(network.weights.astype("<i2").tobytes(), 9)
    write_headed(path, header, raw)


def read_network(path: Path, game: str) -> Network:
    """The network of a file. One that is damaged, or not for this game, rules and inputs, is refused."""
    features = features_of(game)
    if features is None:
        raise refuse("network.none", None, game=game)
    file = shown(path, 200)
    found = read_headed(path, MOST_BYTES, {"format": FORMAT})
    if found is None:
        raise refuse("network.not_one", None, file=file)
    header, packed = found
    if header.get("game") != game:
        raise refuse("network.other_game", None, file=file, game=game)
    if header.get("rules") != rules_of(game).version or header.get("layout") != layout_of(features):
        raise refuse("network.other_version", None, file=file)
    size = 2 * features.shape.size
    unpack = zlib.decompressobj()
    try:
        raw = unpack.decompress(packed, size + 1)
    except zlib.error as error:
        raise refuse("network.damaged", None, file=file) from error
    made = header.get("made")
    if len(raw) != size or not unpack.eof or not isinstance(made, dict):
        raise refuse("network.damaged", None, file=file)
    network = Network(game, np.frombuffer(raw, "<i2").astype(np.int16), made)
    if network.hash != header.get("sha256"):
        raise refuse("network.damaged", None, file=file)
    return network


@cache
def shipped_network(game: str) -> Network:
    """The network that comes with Akhet, for a game that has one."""
    return read_network(Path(__file__).parents[1] / game / f"{game}{SUFFIX}", game)
