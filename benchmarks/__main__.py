"""`make bench`: our games compared with OpenSpiel's native ones, our environments with their peers, and start-up times.

Everything is measured in one run on one core. `--write` writes the result to docs/benchmarks.md; `--only envs` measures
only the environments.
"""

import argparse
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

import numba
import numpy
import pyspiel  # type: ignore[import-not-found]  # a bare .so, no stubs

from benchmarks import envs, ours, peers
from benchmarks.load.machine import cores, machine, started_on
from benchmarks.sections import section, with_section

# The peers of each game: card games with hidden hands; a game of tiles, and a board game.
PEERS = {"nile": ("go_fish", "crazy_eights", "hearts"), "fertility": ("hive", "pentago")}
LOOPS = {"whole games": peers.measure_whole_games, "rollouts": peers.measure}
STARTS = (("nile",), ("fertility",), ("nile", "fertility"))
PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
OTHERS = ("load", "paint", "gpu")  # sections that other commands write


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench")
    parser.add_argument("--only", choices=("games", "envs"), help="our games, or the environments; default: both")
    parser.add_argument("--rounds", type=int, default=5, help="each figure is the best of so many (default 5)")
    parser.add_argument("--games", type=int, default=2000, help="games a round (default 2000)")
    parser.add_argument("--seconds", type=float, default=1.0, help="a round of one environment (default 1)")
    parser.add_argument("--batch", type=int, default=1024, help="games at once in a batch (default 1024)")
    parser.add_argument("--write", action="store_true", help=f"keep the result in docs/{PAGE.name}")
    choice = parser.parse_args()
    everywhere = cores()
    found: dict[str, str] = {}
    with started_on([max(everywhere)]):  # the same core for us and for the peers
        if choice.only != "envs":
            found["games"] = "\n".join(report(choice.rounds, choice.games)) + "\n"
        if choice.only != "games":
            lines = envs.report(choice.rounds, choice.seconds, choice.batch, everywhere)
            found["envs"] = "\n".join(lines) + "\n"
    print("\n".join(found.values()))
    if choice.write:
        PAGE.write_text(written(PAGE.read_text("utf-8"), found), "utf-8")


def written(page: str, found: dict[str, str]) -> str:
    """The page with the new results; sections that were not measured stay."""
    if "envs" in found:
        page = with_section(page, "envs", found["envs"])
    if "games" not in found:
        return page
    new = found["games"]
    for name in ("envs", *OTHERS):
        kept = section(page, name)
        new = new if kept is None else with_section(new, name, kept)
    return new


def report(rounds: int, games: int) -> list[str]:
    """The page, line by line. Peers and our games take turns, so that a busy machine slows both."""
    ours_best: dict[ours.Variant, ours.Rate] = {}
    peers_best: dict[tuple[str, str], peers.PeerRate] = {}
    for number in range(rounds):
        progress(f"random play, round {number + 1} of {rounds}")
        for variant in ours.VARIANTS:
            found = ours.random_play(variant, games, 1)
            ours_best[variant] = max(ours_best.get(variant, found), found, key=speed)
        for peer in (name for names in PEERS.values() for name in names):
            for loop, measure in LOOPS.items():
                rate = measure(peer, 1.0, 1)
                peers_best[peer, loop] = max(peers_best.get((peer, loop), rate), rate, key=speed)
    progress("starting up")
    starts = {names: (*ours.first_move(names, rounds), ours.compile_everything(names)) for names in STARTS}
    progress("interpreted rules")
    interpreted = {game: ours.interpreted(game, rounds) for game in PEERS}
    progress("cipher")
    cipher = ours.cipher(rounds)
    return [
        "# Benchmarks",
        "",
        f"Made by `make bench BENCH_ARGS=--write` on {datetime.now(UTC):%Y-%m-%d}: {machine()}, one core. Python",
        f"{platform.python_version()}, NumPy {numpy.__version__}, Numba {numba.__version__}, "
        f"OpenSpiel {pyspiel.__version__}.",
        f"Ours and the peers' ran alternately in one run; every figure is the best of {rounds}.",
        "",
        "## Random play",
        "",
        "Decisions are players' choices; chance is not counted. *Whole games* include the deal: ours from the set-up",
        "to the ranking, the peers' by `pyspiel.evaluate_bots` with uniform random bots, OpenSpiel's own C++ loop.",
        "*Rollouts* are the peers' fastest interface (`RandomRolloutEvaluator`), with deals made before and not timed:",
        "this favours them over ours.",
        *(line for game in PEERS for line in table(game, ours_best, peers_best)),
        "",
        "## Start-up and interpreted mode",
        "",
        "From the start of the import to the first move, in one process.",
        "",
        "| | from the disk cache | empty cache: compiles what it needs | compiles everything |",
        "|---|--:|--:|--:|",
        *(
            f"| {' and '.join(names)} | {warm:.2f} s | {cold:.1f} s | {everything:.1f} s |"
            for names, (cold, warm, everything) in starts.items()
        ),
        "",
        *(
            f"`AKHET_RULES=interpreted`, {game}, 4 players: {rate:,.0f} decisions/s.  "
            for game, rate in interpreted.items()
        ),
        "",
        "## What the cipher costs",
        "",
        "The random stream is ChaCha with 20 rounds. A decision of NILE uses about two words of it, one to choose and",
        "one for the cards that it turns up; a decision of Fertility uses a little more than one.",
        "",
        "| rounds | ns per word |",
        "|--:|--:|",
        *(f"| {cipher_rounds} | {cost:.1f} |" for cipher_rounds, cost in cipher.items()),
    ]


def table(
    game: str, ours_best: dict[ours.Variant, ours.Rate], peers_best: dict[tuple[str, str], peers.PeerRate]
) -> list[str]:
    """A game and its peers, with ratios to the fastest peer."""
    rates: dict[str, ours.Rate | peers.PeerRate] = {
        f"{game}, {variant.name}": rate for variant, rate in ours_best.items() if variant.game == game
    }
    mine = {(peer, loop): rate for (peer, loop), rate in peers_best.items() if peer in PEERS[game]}
    rates |= {f"OpenSpiel {peer}, {loop}": rate for (peer, loop), rate in mine.items()}
    fastest = {loop: max(speed(rate) for (_, made), rate in mine.items() if made == loop) for loop in LOOPS}
    heads = " | ".join(f"to the fastest, {loop}" for loop in LOOPS)
    return [
        "",
        f"| game | decisions/s | games/s | decisions/game | {heads} |",
        "|---|--:|--:|--:|--:|--:|",
        *(
            f"| {name} | {speed(rate):,.0f} | {rate.games_per_second:,.0f} | {rate.decisions_per_game:.1f} | "
            + " | ".join(f"{speed(rate) / fastest[loop]:.2f}" for loop in LOOPS)
            + " |"
            for name, rate in rates.items()
        ),
    ]


def speed(rate: ours.Rate | peers.PeerRate) -> float:
    return rate.decisions_per_second


def progress(what: str) -> None:
    print(f"measuring: {what} …", file=sys.stderr)


if __name__ == "__main__":
    main()
