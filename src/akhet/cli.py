"""The `akhet` command."""

import argparse
import io
import os
import sys
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from akhet import __version__
from akhet.arena.cluster import Cluster
from akhet.games import game_names, manifest_of, manifests
from akhet.kernel.manifest import Manifest, Option
from akhet.kernel.refusal import Refused, refuse
from akhet.language import DEFAULT, explain, has_message, language_of, say, show_compiling, speaking
from akhet.learn.sizes import SIZES, sizes_by_device
from akhet.terminal.admin import add_admin_commands, admin_command
from akhet.terminal.cluster import connect
from akhet.terminal.usage import translate_argparse

MOST = 10**9
MOST_SECONDS = 3600.0
BENCH_SECONDS = 0.5
MEASURED_GAMES = 200  # of each setting
LEARN_MINUTES = 10.0
DATASET_BOT, DATASET_GAMES = "learned@100", 1000
MOST_MINUTES = 100_000.0
STUDY_GAMES = 2000  # of each number of players
QUESTIONS = ("seats", "course", "choices", "gifts", "uses", "luck")  # of a study
PUZZLES, PUZZLE_TIMES = 300, 10  # as `akhet.puzzles` has them, which takes longer to import
# What the extra `server` installs, as it is imported.
SERVER_PACKAGES = (
    "alembic",
    "cryptography",
    "fastapi",
    "httptools",
    "orjson",
    "prometheus_client",
    "sqlalchemy",
    "uvicorn",
    "uvloop",
    "webauthn",
    "websockets",
)
METAVARS = {"list": "A,B", "number": "N", "seat": "SEAT"}  # by an option's kind


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command in the reader's language."""
    locale = language_of(os.environ)
    show_compiling(locale)
    with speaking(locale):
        return run(arguments)


def run(arguments: Sequence[str] | None) -> int:
    """Run a command. A refusal is one sentence on stderr and exit code 2, never a traceback."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):  # input and file names may not be UTF-8
            stream.reconfigure(errors="backslashreplace")
    translate_argparse()
    choice = parser().parse_args(arguments)
    try:
        if "players" in choice and choice.players is None:
            choice.players = choice.usual_players(manifest_of(choice.game))
        if "cores" in choice and isinstance(choice.cores, Cluster):
            connect(choice.cores)
        return choice.run(choice)
    except Refused as refused:
        print(f"akhet: {explain(refused.refusal)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\nakhet: {say('cli-stopped')}", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output, such as `head`, has ended
        sys.stderr.close()
        return 141


UsualPlayers = Callable[[Manifest], int]


def _default_players(manifest: Manifest) -> int:
    return manifest.default_players


def _fewest_players(manifest: Manifest) -> int:
    return manifest.players.start


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
    _add_game_options(play)
    play.set_defaults(run=_play)

    simulate = commands.add_parser("simulate", help=say("cli-simulate"))
    _add_table_options(simulate)
    simulate.add_argument("--bot", default="greedy", metavar="BOT", help=say("cli-simulate-bot"))
    simulate.add_argument("--games", type=_positive, metavar="N", help=say("cli-games"))
    _add_cores(simulate)
    simulate.add_argument("--results", type=Path, metavar="FOLDER", help=say("lab-results"))
    simulate.add_argument("--json", action="store_true", help=say("cli-json"))
    _add_game_options(simulate)
    simulate.set_defaults(run=_simulate)

    arena = commands.add_parser("arena", help=say("cli-arena"))
    _add_table_options(arena, seed=0, usual_players=_fewest_players)
    arena.add_argument("bots", nargs="+", metavar="BOT", help=say("cli-bots"))
    arena.add_argument("--games", type=_positive, default=100, metavar="N", help=say("cli-arena-games"))
    _add_cores(arena)
    arena.add_argument("--on-fault", choices=["forfeit", "random"], default="forfeit", help=say("cli-on-fault"))
    arena.add_argument("--results", type=Path, metavar="FILE", help=say("cli-results"))
    arena.add_argument("--report", type=Path, metavar="FILE.html", help=say("cli-report"))
    arena.add_argument("--json", action="store_true", help=say("cli-json"))
    _add_game_options(arena)
    arena.set_defaults(run=_arena)

    study = commands.add_parser("study", help=say("cli-study"))
    study.add_argument("game", metavar="GAME", help=say("cli-game", games=", ".join(game_names())))
    study.add_argument("--out", type=Path, required=True, metavar="FOLDER", help=say("study-out"))
    study.add_argument("--ask", type=_names, metavar="A,B", help=say("study-ask", questions=", ".join(QUESTIONS)))
    study.add_argument("--players", dest="numbers", type=_names, metavar="N,N", help=say("study-players"))
    study.add_argument("--bot", default="learned", metavar="BOT", help=say("study-bot-help"))
    study.add_argument(
        "--games", type=_positive, default=STUDY_GAMES, metavar="N", help=say("study-games-help", games=STUDY_GAMES)
    )
    study.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli-seed-default", seed=1))
    study.add_argument("--components", type=Path, metavar="FILE", help=say("cli-components"))
    _add_cores(study)
    _add_game_options(study)
    study.set_defaults(run=_study)

    leaderboard = commands.add_parser("leaderboard", help=say("cli-leaderboard"))
    leaderboard.add_argument("folder", type=Path, metavar="FOLDER", help=say("cli-leaderboard-folder"))
    leaderboard.add_argument("--cores", type=_positive, metavar="N", help=say("cli-cores"))
    leaderboard.set_defaults(run=_leaderboard)

    bench = commands.add_parser("bench", help=say("bench-command"))
    verbs = bench.add_subparsers(title=say("cli-commands"), required=True, metavar="COMMAND")
    bots = verbs.add_parser("bots", help=say("bench-bots"))
    bots.add_argument("--game", metavar="GAME", help=say("bench-game", games=", ".join(game_names())))
    seconds_help = say("bench-seconds", seconds=BENCH_SECONDS)
    bots.add_argument("--seconds", type=_seconds, default=BENCH_SECONDS, metavar="S", help=seconds_help)
    bots.add_argument("--json", action="store_true", help=say("cli-json"))
    bots.set_defaults(run=_bench_bots)

    learn = commands.add_parser("learn", help=say("cli-learn"))
    learn.add_argument("game", metavar="GAME", help=say("cli-game", games=", ".join(game_names())))
    learn.add_argument("--out", type=Path, required=True, metavar="FOLDER", help=say("cli-learn-out"))
    minutes_help = say("cli-learn-minutes", minutes=LEARN_MINUTES)
    learn.add_argument("--minutes", type=_minutes, default=LEARN_MINUTES, metavar="M", help=minutes_help)
    learn.add_argument("--of-minutes", type=_minutes, metavar="M", help=say("cli-learn-of-minutes"))
    learn.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli-learn-seed", seed=1))
    learn.add_argument("--cores", type=_positive, metavar="N", help=say("cli-cores"))
    sizes = {name: sizes_by_device(name) for name in SIZES["cpu"]}
    for name, size_help in {
        "games": say("cli-learn-games", numbers=sizes["games"]),
        "decisions": say("cli-learn-decisions", numbers=sizes["decisions"]),
        "minibatch": say("cli-learn-minibatch", numbers=sizes["minibatch"]),
        "judged": say("cli-learn-judged", numbers=sizes["judged"]),
    }.items():
        learn.add_argument(f"--{name}", type=_positive, metavar="N", help=size_help)
    learn.add_argument("--device", choices=["auto", "cuda", "cpu"], default="auto", help=say("cli-learn-device"))
    learn.set_defaults(run=_learn)

    serve = commands.add_parser("serve", help=say("cli-serve"))
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=say("cli-serve-host"))
    serve.add_argument("--port", type=_port, default=8000, metavar="N", help=say("cli-serve-port"))
    serve.add_argument("--workers", type=_positive, metavar="N", help=say("cli-serve-workers"))
    serve.add_argument("--components", nargs="+", metavar="FILE", help=say("cli-serve-components"))
    serve.add_argument("--log-level", choices=["debug", "info", "warning", "error"], default="info")
    serve.add_argument("--open", action="store_true", help=say("cli-serve-open"))
    serve.set_defaults(run=_serve)

    backup = commands.add_parser("backup", help=say("cli-backup"))
    backup.add_argument("file", type=Path, metavar="FILE", help=say("cli-backup-file"))
    backup.add_argument("--keep", type=_positive, metavar="N", help=say("cli-backup-keep"))
    backup.set_defaults(run=_backup)

    restore = commands.add_parser("restore", help=say("cli-restore"))
    restore.add_argument("file", type=Path, metavar="FILE", help=say("cli-restore-file"))
    restore.add_argument("--replace", action="store_true", help=say("cli-restore-replace"))
    restore.set_defaults(run=_restore)

    admin = commands.add_parser("admin", help=say("cli-admin"))
    add_admin_commands(admin, _positive)
    admin.set_defaults(run=_admin)

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

    analyse = commands.add_parser("analyse", help=say("analysis-command"))
    analyse.add_argument("file", type=Path, metavar="FILE", help=say("analysis-file"))
    analyse.add_argument("--components", type=Path, metavar="FILE", help=say("cli-components"))
    analyse.add_argument("--seat", type=int, metavar="SEAT", help=say("analysis-seat"))
    analyse.add_argument("--seed", type=int, default=1, metavar="N", help=say("analysis-seed"))
    analyse.add_argument("--budget", type=_positive, metavar="N", help=say("analysis-budget-help"))
    analyse.add_argument("--json", action="store_true", help=say("cli-json"))
    analyse.set_defaults(run=_analyse)

    puzzles = commands.add_parser("puzzles", help=say("puzzles-command"))
    verbs = puzzles.add_subparsers(title=say("cli-commands"), required=True, metavar="COMMAND")
    for verb, run in (("make", _make_puzzles), ("check", _check_puzzles), ("show", _show_puzzles)):
        command = verbs.add_parser(verb, help=say(f"puzzles-{verb}"))
        command.add_argument("game", metavar="GAME", help=say("cli-game", games=", ".join(game_names())))
        if run is _make_puzzles:
            command.add_argument("file", type=Path, metavar="FILE", help=say("puzzles-file-made"))
            command.add_argument("--puzzles", type=_positive, metavar="N", help=say("puzzles-count", count=PUZZLES))
            command.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli-seed-default", seed=1))
            command.add_argument("--from", dest="records", type=Path, nargs="+", metavar="RECORD", default=[],
                                 help=say("puzzles-from"))  # fmt: skip
        elif run is _check_puzzles:
            command.add_argument("file", type=Path, metavar="FILE", help=say("puzzles-file-made"))
            command.add_argument("--times", type=_positive, metavar="N", help=say("puzzles-times", times=PUZZLE_TIMES))
            command.add_argument("--most", type=_positive, metavar="N", help=say("puzzles-most"))
        else:
            command.add_argument("file", type=Path, nargs="?", metavar="FILE", help=say("puzzles-file"))
            command.add_argument("--id", metavar="ID", help=say("puzzles-id"))
        if run is not _show_puzzles:
            command.add_argument("--components", type=Path, metavar="FILE", help=say("cli-components"))
        command.set_defaults(run=run)

    explore = commands.add_parser("explore", help=say("explore-command"))
    explore.add_argument("game", metavar="GAME", help=say("cli-game", games=", ".join(game_names())))
    explore.add_argument("records", type=Path, nargs="*", metavar="RECORD", help=say("explore-records"))
    explore.add_argument("--players", dest="seats", type=int, metavar="N", help=say("explore-players"))
    explore.add_argument("--order", type=int, metavar="N", help=say("explore-order"))
    explore.add_argument("--components", type=Path, metavar="FILE", help=say("cli-components"))
    explore.add_argument("--json", action="store_true", help=say("cli-json"))
    explore.add_argument("--option", action="append", default=[], metavar="NAME", help=say("explore-option"))
    explore.set_defaults(run=_explore)

    export = commands.add_parser("export", help=say("cli-export"))
    verbs = export.add_subparsers(title=say("cli-commands"), required=True, metavar="COMMAND")
    records = verbs.add_parser("records", help=say("cli-export-records"))
    records.add_argument("file", type=Path, metavar="FILE.parquet", help=say("cli-export-file"))
    records.add_argument("records", type=Path, nargs="+", metavar="RECORD")
    records.add_argument("--evaluate", metavar="BOT", help=say("cli-export-evaluate"))
    records.add_argument("--components", type=Path, metavar="FILE", help=say("cli-components"))
    records.set_defaults(run=_export_records)
    unpack = verbs.add_parser("unpack", help=say("cli-export-unpack"))
    unpack.add_argument("file", type=Path, metavar="FILE.parquet", help=say("cli-export-file"))
    unpack.add_argument("folder", type=Path, metavar="FOLDER", help=say("cli-export-folder"))
    unpack.add_argument("--components", type=Path, metavar="FILE", help=say("cli-components"))
    unpack.set_defaults(run=_export_unpack)
    games = verbs.add_parser("games", help=say("cli-export-games"))
    _add_table_options(games, seed=0)
    games.add_argument("folder", type=Path, metavar="FOLDER", help=say("cli-export-folder"))
    games.add_argument("--bot", default=DATASET_BOT, metavar="BOT", help=say("cli-export-bot", bot=DATASET_BOT))
    games_help = say("cli-export-count", count=DATASET_GAMES)
    games.add_argument("--games", type=_positive, default=DATASET_GAMES, metavar="N", help=games_help)
    games.add_argument("--cores", type=_positive, metavar="N", help=say("cli-cores"))
    _add_game_options(games)
    games.set_defaults(run=_export_games)

    schema = commands.add_parser("schema", help=say("cli-schema"))
    schema.add_argument("--game", metavar="GAME", help=say("cli-schema-game", games=", ".join(game_names())))
    schema.set_defaults(run=_schema)

    components = commands.add_parser("components", help=say("cli-components-command"))
    verbs = components.add_subparsers(title=say("cli-commands"), required=True, metavar="COMMAND")
    check = verbs.add_parser("check", help=say("cli-components-check"))
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument("--game", metavar="GAME", help=say("cli-components-game", games=", ".join(game_names())))
    check.set_defaults(run=_check_components)
    new = verbs.add_parser("new", help=say("cli-components-new"))
    new.add_argument("game", metavar="GAME", help=say("cli-game", games=", ".join(game_names())))
    new.add_argument("file", type=Path, nargs="?", metavar="FILE", help=say("cli-components-new-file"))
    new.add_argument(
        "--from", dest="start", choices=["shipped", "blank"], default="shipped", help=say("cli-components-new-from")
    )
    new.add_argument("--force", action="store_true", help=say("cli-components-new-force"))
    new.set_defaults(run=_new_components)
    show = verbs.add_parser("show", help=say("cli-components-show"))
    show.add_argument("game", metavar="GAME", help=say("cli-game", games=", ".join(game_names())))
    show.add_argument("--components", type=Path, metavar="FILE", help=say("cli-components"))
    show.add_argument("--svg", type=Path, metavar="FILE.svg", help=say("cli-components-svg"))
    show.set_defaults(run=_show_components)
    measure = verbs.add_parser("measure", help=say("cli-components-measure"))
    measure.add_argument("game", metavar="GAME", help=say("cli-game", games=", ".join(game_names())))
    measure.add_argument("--components", type=Path, metavar="FILE", help=say("cli-components"))
    games_help = say("cli-components-measure-games", games=MEASURED_GAMES)
    measure.add_argument("--games", type=_positive, default=MEASURED_GAMES, metavar="N", help=games_help)
    measure.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli-seed-default", seed=1))
    measure.add_argument("--cores", type=_positive, metavar="N", help=say("cli-cores"))
    measure.add_argument("--json", action="store_true", help=say("cli-json"))
    measure.set_defaults(run=_measure_components)
    return top


def _add_cores(command: argparse.ArgumentParser) -> None:
    """The cores of this machine, or those of a cluster."""
    where = command.add_mutually_exclusive_group()
    where.add_argument("--cores", type=_positive, metavar="N", help=say("cli-cores"))
    where.add_argument("--ray", dest="cores", type=Cluster, metavar="ADDRESS", help=say("lab-ray"))


def _add_table_options(
    command: argparse.ArgumentParser, seed: int | None = None, usual_players: UsualPlayers = _default_players
) -> None:
    command.add_argument("game", metavar="GAME", help=say("cli-game", games=", ".join(game_names())))
    usual = {manifest.title: usual_players(manifest) for manifest in manifests().values()}
    numbers = ", ".join(f"{title} {number}" for title, number in usual.items())
    command.add_argument("--players", type=int, metavar="N", help=say("cli-players", numbers=numbers))
    seed_help = say("cli-seed") if seed is None else say("cli-seed-default", seed=seed)
    command.add_argument("--seed", type=int, default=seed, metavar="N", help=seed_help)
    command.add_argument("--components", type=Path, metavar="FILE", help=say("cli-components"))
    command.set_defaults(usual_players=usual_players)


def _names(text: str) -> list[str]:
    return text.split(",")


def _seat(text: str) -> int | str:
    """A seat by its number; `play` also knows the names of those who play."""
    return int(text) if text.isdecimal() and len(text) < 12 else text


VALUES: dict[str, Callable[[str], Any]] = {"list": _names, "number": int, "seat": _seat}


class _KeepOption(argparse.Action):
    """Collects the given options of the game in `options`, by the names in `const`."""

    def __call__(self, parser: Any, namespace: argparse.Namespace, values: Any, option_string: Any = None) -> None:
        namespace.options = namespace.options | {self.const: True if self.nargs == 0 else values}


def _add_game_options(command: argparse.ArgumentParser) -> None:
    """Add flags for the options of all games, one group per game. Games share the flag of an option they both have.

    To be called after the command's own flags are added.
    """
    command.set_defaults(options={})
    found: dict[str, list[tuple[Manifest, Option]]] = {}
    for manifest in manifests().values():
        for option in _options_of(manifest):
            found.setdefault(option.name, []).append((manifest, option))
    groups: dict[str, Any] = {}
    for name, having in found.items():
        manifest, option = having[0]
        title = ", ".join(one.title for one, _ in having)
        if title not in groups:
            groups[title] = command.add_argument_group(say("cli-group", title=title))
        kind: dict[str, Any] = {"nargs": 0}
        if option.kind != "flag":
            kind = {"type": VALUES[option.kind], "metavar": METAVARS[option.kind]}
        keep: dict[str, Any] = {"dest": "options", "default": argparse.SUPPRESS, "const": name, "action": _KeepOption}
        with suppress(argparse.ArgumentError):  # a game cannot replace a flag that the command has itself
            flag = f"--{name.replace('_', '-')}"
            groups[title].add_argument(flag, help=_option_help(having), **keep, **kind)


def _options_of(manifest: Manifest) -> tuple[Option, ...]:
    """The options of a game that have flags: also its sets of pieces, one per seat."""
    pieces = manifest.pieces
    if not pieces.names:
        return manifest.options
    return *manifest.options, Option("pieces", "list", pieces.ruling or "", choices=pieces.names)


def _chosen_options(choice: argparse.Namespace) -> dict[str, Any]:
    """The options given. Seats without a set of pieces get one of those that are left."""
    options: dict[str, Any] = choice.options
    if "pieces" not in options or len(options["pieces"]) >= choice.players:
        return options
    given = [*options["pieces"], *[None] * (choice.players - len(options["pieces"]))]
    return options | {"pieces": list(manifest_of(choice.game).pieces.for_seats(given))}


def _option_help(having: list[tuple[Manifest, Option]]) -> str:
    """The label that an option of these games has in forms, how its value is written, and hints of the games."""
    manifest, option = having[0]
    message = f"{manifest.name}-option-{option.name}"
    label = say(message) if has_message(message) else option.name.replace("_", " ")
    kind = "list-of" if option.choices else option.kind
    text = say("cli-option", label=label, kind=kind, choices=", ".join(option.choices))
    if has_message(f"{message}-written"):
        text = f"{text}, {say(f'{message}-written')}"
    for game, _ in having:
        if has_message(hint := f"{game.name}-option-{option.name}-hint"):
            text = f"{text}. {game.title}: {say(hint)}" if len(having) > 1 else f"{text}. {say(hint)}"
    return text.replace("%", "%%")  # argparse fills in % signs


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


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = 0.0
    if not 0 < minutes <= MOST_MINUTES:
        raise argparse.ArgumentTypeError(say("cli-not-minutes", text=text[:40], most=MOST_MINUTES))
    return minutes


def _play(choice: argparse.Namespace) -> int:
    from akhet.terminal.play import play

    return play(choice, _chosen_options(choice))


def _simulate(choice: argparse.Namespace) -> int:
    from akhet.terminal.simulate import simulate_and_show

    return simulate_and_show(choice, _chosen_options(choice))


def _arena(choice: argparse.Namespace) -> int:
    from akhet.terminal.arena import arena_and_show

    return arena_and_show(choice, _chosen_options(choice))


def _study(choice: argparse.Namespace) -> int:
    from akhet.terminal.study import study_and_show

    return study_and_show(choice)


def _leaderboard(choice: argparse.Namespace) -> int:
    from akhet.terminal.leaderboard import leaderboard_and_show

    return leaderboard_and_show(choice.folder, choice.cores)


def _bench_bots(choice: argparse.Namespace) -> int:
    from akhet.terminal.bench import bench_and_show

    return bench_and_show(choice)


def _learn(choice: argparse.Namespace) -> int:
    from akhet.terminal.learn import learn_and_show

    return learn_and_show(choice)


def _serve(choice: argparse.Namespace) -> int:
    _check_server_packages()
    from akhet.server.run.serve import check_start, serve
    from akhet.server.settings import Settings

    settings = Settings.from_environment(workers=choice.workers, components=choice.components)
    port = check_start(choice.host, choice.port, settings)

    def opened(address: str) -> None:
        sys.stderr.write(f"{say('cli-serving', address=address.rstrip('/'))}\n")  # at once: others write lines too
        if choice.open:
            webbrowser.open(address)

    serve(choice.host, port, settings, choice.log_level, opened)
    return 0


def _backup(choice: argparse.Namespace) -> int:
    _check_server_packages()
    from akhet.terminal.backup import backup_command

    return backup_command(choice)


def _restore(choice: argparse.Namespace) -> int:
    _check_server_packages()
    from akhet.terminal.backup import restore_command

    return restore_command(choice)


def _admin(choice: argparse.Namespace) -> int:
    _check_server_packages()
    return admin_command(choice)


def _check_server_packages() -> None:
    """Refuse to serve without the packages of the extra `server`, and on a system without file locks."""
    missing = [package for package in SERVER_PACKAGES if find_spec(package) is None]
    if missing:
        raise refuse("cli.serve_packages", None, packages=", ".join(missing), command='pip install "akhet[server]"')
    if find_spec("fcntl") is None:
        raise refuse("cli.serve_system")


def _referee(choice: argparse.Namespace) -> int:
    from akhet.referee import serve

    with speaking(DEFAULT):  # programs read the answers
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
    found = {"game": table.rules.manifest.title, "plies": len(table.plies), "hash": table.hash()}
    print(say(message, file=str(choice.file), **found))
    if "dice" not in record:
        print(say("cli-record-undiced"))
    else:
        print(say("cli-record-mixed" if "contributions" in record["dice"] else "cli-record-rolled"))
    return 0


def _show(choice: argparse.Namespace) -> int:
    from akhet.record import read_record, replay
    from akhet.terminal.play import show_record

    show_record(replay(read_record(choice.file), choice.components))
    return 0


def _analyse(choice: argparse.Namespace) -> int:
    from akhet.terminal.analyse import analyse

    return analyse(choice)


def _make_puzzles(choice: argparse.Namespace) -> int:
    from akhet.terminal.puzzles import make_command

    return make_command(choice)


def _check_puzzles(choice: argparse.Namespace) -> int:
    from akhet.terminal.puzzles import check_command

    return check_command(choice)


def _show_puzzles(choice: argparse.Namespace) -> int:
    from akhet.terminal.puzzles import show_command

    return show_command(choice)


def _explore(choice: argparse.Namespace) -> int:
    from akhet.terminal.explore import explore

    return explore(choice)


def _export_records(choice: argparse.Namespace) -> int:
    from akhet.terminal.export import records_command

    return records_command(choice)


def _export_unpack(choice: argparse.Namespace) -> int:
    from akhet.terminal.export import unpack_command

    return unpack_command(choice)


def _export_games(choice: argparse.Namespace) -> int:
    from akhet.terminal.export import games_command

    return games_command(choice, _chosen_options(choice))


def _check_components(choice: argparse.Namespace) -> int:
    from akhet.terminal.components import check_command

    return check_command(choice)


def _new_components(choice: argparse.Namespace) -> int:
    from akhet.terminal.components import new_command

    return new_command(choice)


def _show_components(choice: argparse.Namespace) -> int:
    from akhet.terminal.components import show_command

    return show_command(choice)


def _measure_components(choice: argparse.Namespace) -> int:
    from akhet.terminal.measure_set import measure_command

    return measure_command(choice)


def _schema(choice: argparse.Namespace) -> int:
    from akhet.schema import print_schema

    print_schema(choice.game)
    return 0
