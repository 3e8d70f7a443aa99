"""The `akhet` command."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from akhet import __version__
from akhet.games import game_names
from akhet.kernel.refusal import Refused, Term, refuse
from akhet.language import DEFAULT, explain, language_of, say, speaking, tell_compiling
from akhet.terminal.usage import teach_argparse

MOST = 10**9
MOST_SECONDS = 3600.0
BENCH_SECONDS = 0.5


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, in the language of whoever reads what it says."""
    locale = language_of(os.environ)
    tell_compiling(locale)
    with speaking(locale):
        return run(arguments)


def run(arguments: Sequence[str] | None) -> int:
    """What is refused is one sentence on stderr and exit code 2, never a traceback."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):  # odd bytes typed, or in a file's name, are no reason to fall over
            stream.reconfigure(errors="backslashreplace")
    teach_argparse()
    choice = parser().parse_args(arguments)
    try:
        return choice.run(choice)
    except Refused as refused:
        print(f"akhet: {explain(refused.refusal)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\nakhet: {say('cli-stopped')}", file=sys.stderr)
        return 130
    except BrokenPipeError:  # whoever read our output has gone
        sys.stderr.close()
        return 141


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="akhet", description=say("cli-akhet"))
    top.add_argument("--version", action="version", version=f"akhet {__version__}", help=say("usage-version"))
    commands = top.add_subparsers(title=say("cli-commands"), required=True, metavar="COMMAND")

    play = commands.add_parser("play", help=say("cli-play"))
    _add_table_options(play)
    play.add_argument("--name", help=say("cli-name"))
    rivals = play.add_mutually_exclusive_group()
    rivals.add_argument("--level", metavar="LEVEL", help=say("cli-level"))
    rivals.add_argument("--bot", action="append", metavar="BOT", help=say("cli-play-bot"))
    play.add_argument("--watch", action="store_true", help=say("cli-watch"))
    play.add_argument("--record", type=Path, metavar="FILE", help=say("cli-record-to"))
    play.add_argument("--no-colour", "--no-color", action="store_true", help=say("cli-no-colour"))
    play.set_defaults(run=_play)

    simulate = commands.add_parser("simulate", help=say("cli-simulate"))
    _add_table_options(simulate)
    simulate.add_argument("--bot", default="greedy", metavar="BOT", help=say("cli-simulate-bot"))
    simulate.add_argument("--games", type=_positive, metavar="N", help=say("cli-games"))
    simulate.add_argument("--cores", type=_positive, metavar="N", help=say("cli-cores"))
    simulate.add_argument("--json", action="store_true", help=say("cli-json"))
    simulate.set_defaults(run=_simulate)

    arena = commands.add_parser("arena", help=say("cli-arena"))
    _add_table_options(arena, players=2, seed=0)
    arena.add_argument("bots", nargs="+", metavar="BOT", help=say("cli-bots"))
    arena.add_argument("--games", type=_positive, default=100, metavar="N", help=say("cli-arena-games"))
    arena.add_argument("--cores", type=_positive, metavar="N", help=say("cli-cores"))
    arena.add_argument("--results", type=Path, metavar="FILE", help=say("cli-results"))
    arena.add_argument("--report", type=Path, metavar="FILE.html", help=say("cli-report"))
    arena.add_argument("--json", action="store_true", help=say("cli-json"))
    arena.set_defaults(run=_arena)

    bench = commands.add_parser("bench", help=say("bench-command"))
    verbs = bench.add_subparsers(title=say("cli-commands"), required=True, metavar="COMMAND")
    bots = verbs.add_parser("bots", help=say("bench-bots"))
    bots.add_argument("--game", metavar="GAME", help=say("bench-game", games=", ".join(game_names())))
    seconds_help = say("bench-seconds", seconds=BENCH_SECONDS)
    bots.add_argument("--seconds", type=_seconds, default=BENCH_SECONDS, metavar="S", help=seconds_help)
    bots.add_argument("--json", action="store_true", help=say("cli-json"))
    bots.set_defaults(run=_bench_bots)

    serve = commands.add_parser("serve", help=say("cli-serve"))
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=say("cli-serve-host"))
    serve.add_argument("--port", type=_port, default=8000, metavar="N", help=say("cli-serve-port"))
    serve.add_argument("--workers", type=_positive, metavar="N", help=say("cli-serve-workers"))
    serve.add_argument("--log-level", choices=["debug", "info", "warning", "error"], default="info")
    serve.add_argument("--open", action="store_true", help=say("cli-serve-open"))
    serve.set_defaults(run=_serve)

    referee = commands.add_parser("referee", help=say("cli-referee"))
    referee.set_defaults(run=_referee)

    record = commands.add_parser("record", help=say("cli-record"))
    verbs = record.add_subparsers(title=say("cli-commands"), required=True, metavar="COMMAND")
    for verb, run in (("verify", _verify), ("show", _show)):
        command = verbs.add_parser(verb, help=say(f"cli-record-{verb}"))
        command.add_argument("file", type=Path, metavar="FILE")
        command.add_argument("--components", type=Path, metavar="FILE", help=say("cli-components"))
        if run is _verify:
            command.add_argument("--commitment", metavar="HEX", help=say("cli-commitment"))
        command.set_defaults(run=run)

    components = commands.add_parser("components", help=say("cli-components-command"))
    verbs = components.add_subparsers(title=say("cli-commands"), required=True, metavar="COMMAND")
    check = verbs.add_parser("check", help=say("cli-components-check"))
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument("--game", metavar="GAME", help=say("cli-components-game", games=", ".join(game_names())))
    check.set_defaults(run=_check_components)
    show = verbs.add_parser("show", help=say("cli-components-show"))
    show.add_argument("game", metavar="GAME", help=say("cli-game", games=", ".join(game_names())))
    show.add_argument("--components", type=Path, metavar="FILE", help=say("cli-components"))
    show.add_argument("--svg", type=Path, metavar="FILE.svg", help=say("cli-components-svg"))
    show.set_defaults(run=_show_components)
    return top


def _add_table_options(command: argparse.ArgumentParser, players: int = 3, seed: int | None = None) -> None:
    command.add_argument("game", metavar="GAME", help=say("cli-game", games=", ".join(game_names())))
    command.add_argument("--players", type=int, default=players, metavar="N", help=say("cli-players", number=players))
    command.add_argument("--variant", action="store_true", help=say("cli-variant"))
    command.add_argument("--boards", metavar="BOARDS", help=say("cli-boards"))
    command.add_argument("--monuments", action="store_true", help=say("cli-monuments"))
    command.add_argument("--classic", action="store_true", help=say("cli-classic"))
    command.add_argument("--out", metavar="CROPS", help=say("cli-out"))
    command.add_argument("--first", type=int, metavar="SEAT", help=say("cli-first"))
    seed_help = say("cli-seed") if seed is None else say("cli-seed-unless", seed=seed)
    command.add_argument("--seed", type=int, default=seed, metavar="N", help=seed_help)
    command.add_argument("--components", type=Path, metavar="FILE", help=say("cli-components"))


def _positive(text: str) -> int:
    if not text.isdecimal() or len(text) > 12 or not 0 < int(text) <= MOST:
        raise argparse.ArgumentTypeError(say("cli-not-positive", text=text[:40], most=MOST))
    return int(text)


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text[:6]) < 2**16:
        raise argparse.ArgumentTypeError(say("cli-not-port", text=text[:40]))
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(say("bench-not-seconds", text=text[:40], most=MOST_SECONDS))
    return seconds


def table_options(choice: argparse.Namespace) -> dict[str, object]:
    """The options of a table that were given; what was not is left to the game."""
    options = {
        "variant": choice.variant or None,
        "boards": choice.boards.split(",") if choice.boards is not None else None,
        "monuments": choice.monuments or None,
        "classic": choice.classic or None,
        "out": choice.out.split(",") if choice.out is not None else None,
        "first": choice.first,
    }
    return {name: value for name, value in options.items() if value is not None}


def _play(choice: argparse.Namespace) -> int:
    from akhet.terminal.play import play

    return play(choice, table_options(choice))


def _simulate(choice: argparse.Namespace) -> int:
    from akhet.terminal.simulate import simulate_and_show

    return simulate_and_show(choice, table_options(choice))


def _arena(choice: argparse.Namespace) -> int:
    from akhet.terminal.arena import arena_and_show

    return arena_and_show(choice, table_options(choice))


def _bench_bots(choice: argparse.Namespace) -> int:
    from akhet.terminal.bench import bench_and_show

    return bench_and_show(choice)


def _serve(choice: argparse.Namespace) -> int:
    from akhet.server.run.serve import serve, try_out
    from akhet.server.run.settings import Settings

    settings = Settings.from_environment(workers=choice.workers)
    try_out(choice.host, choice.port, settings)
    print(say("cli-serving", address=f"http://{choice.host}:{choice.port}"), file=sys.stderr)
    serve(choice.host, choice.port, settings, choice.log_level, open_browser=choice.open)
    return 0


def _referee(choice: argparse.Namespace) -> int:
    from akhet.referee import serve

    with speaking(DEFAULT):  # programs read this
        serve(sys.stdin.buffer, sys.stdout)
    return 0


def _verify(choice: argparse.Namespace) -> int:
    from akhet.record import read_record, replay

    record = read_record(choice.file)
    table = replay(record, choice.components)
    if choice.commitment is not None:
        if "dice" not in record:
            raise refuse("record.no_dice")
        if record["dice"]["commitment"] != choice.commitment.strip().lower():
            raise refuse("record.other_commitment")
    message = "cli-record-over" if table.over else "cli-record-unfinished"
    found = {"game": Term(f"game-{table.rules.name}"), "plies": len(table.plies), "hash": table.hash()}
    print(say(message, file=str(choice.file), **found))
    print(say("cli-record-rolled" if "dice" in record else "cli-record-undiced"))
    return 0


def _show(choice: argparse.Namespace) -> int:
    from akhet.record import read_record, replay
    from akhet.terminal.play import tell_game

    tell_game(replay(read_record(choice.file), choice.components))
    return 0


def _check_components(choice: argparse.Namespace) -> int:
    from akhet.terminal.components import check_command

    return check_command(choice)


def _show_components(choice: argparse.Namespace) -> int:
    from akhet.terminal.components import show_command

    return show_command(choice)
