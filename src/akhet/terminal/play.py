"""`akhet play` and `akhet record show`: one person against bots, bots alone, or a recorded game."""

import argparse
import hashlib
import sys
from contextlib import ExitStack, suppress
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group
from rich.text import Text

from akhet.bots.levels import network_of
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec
from akhet.kernel.refusal import Refused, refuse
from akhet.kernel.rules import Event
from akhet.language import DEFAULT, explain, has_message, say
from akhet.record import write_record
from akhet.table import MAX_NAME, Game, Table, key_for
from akhet.terminal.hint import give_hint
from akhet.terminal.narration import narrate
from akhet.terminal.prompt import Left, read, thinking
from akhet.terminal.rivals import NAMES, choose_rivals, full_name, get_ready
from akhet.terminal.screen import screen_of

FEW = 12  # moves that are listed one per line
PATIENCE = 0.8  # seconds until a message says that a bot is thinking


class TerminalGame:
    """One table with a person in seat 0 and bots in all other seats; with `watch`, bots in all seats."""

    def __init__(
        self, console: Console, game: Game, choice: argparse.Namespace, options: dict[str, Any], rivals: list[Spec]
    ) -> None:
        self.console = console
        self.seat = None if choice.watch else 0
        self.names = _names_of(choice)
        person = self.names[: choice.players - len(rivals)]
        self.networks = [*([None] * len(person)), *(network_of(spec, game.name) for spec in rivals)]
        self.rivals = list(map(full_name, NAMES, rivals))  # for the record and the result; too long for the narration
        self.table = game.open(choice.players, seed=choice.seed, names=[*person, *self.rivals], **options)
        self.hints: list[dict[str, Any]] = []  # that were asked for, for the record
        self.screen = screen_of(game.name)
        self.drawn = ""  # the position last drawn; it is drawn again only if it has changed
        with ExitStack() as leaving:  # closes the bots already started if a later one is refused
            self.bots = {
                seat: leaving.enter_context(BotSeat(spec, game, _bot_key(choice.seed, seat)))
                for seat, spec in enumerate(rivals, start=len(person))
            }
            self._leaving = leaving.pop_all()

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        self.say("terminal-welcome", style="bold cyan")
        self.say("terminal-rivals", names=", ".join(self.rivals))
        if self.seat is not None:
            self.say("terminal-how", style="dim")
        self.narrate(self.table.start.events)
        while (turn := self.table.turn) is not None:
            if turn == self.seat:
                self.ask()
            else:
                with thinking(self.console, say("terminal-thinking", name=self.names[turn]), PATIENCE):
                    plies = self.bots[turn].play(self.table)
                self.narrate([event for ply in plies for event in ply.events])
        self.show_end()

    def close(self) -> None:
        self._leaving.close()

    def ask(self) -> None:
        """Read one line from the person and carry it out."""
        if self.table.hash() != self.drawn:
            self.drawn = self.table.hash()
            self.console.print()
            self.console.print(self.screen.draw(self.table, self.seat or 0, self.names))
            offers = [
                Text(f" {number:3d}  ", "bold").append(self.screen.label(self.table, move.id))
                for number, move in enumerate(self.table.legal(), start=1)
            ]
            self.console.print(
                Columns(offers, column_first=True, padding=(0, 2)) if len(offers) > FEW else Group(*offers)
            )
        line = read(self.console, self.names[self.seat or 0])
        if line in ("help", "?", ""):
            self.say("terminal-help")
            if has_message(own := f"terminal-help-{self.table.rules.name}"):
                self.say(own)
            return
        if line == "hint":
            give_hint(self.console, self.table, self.screen.plan_words)
            self.hints.append({"seat": self.seat, "ply": len(self.table.plies), "depth": "reason"})
            return
        try:
            if line == "undo":
                self.table.undo()
            else:
                self.play_line(line)
        except Refused as refused:
            ruling = f" ({refused.refusal.ruling})" if refused.refusal.ruling else ""
            self.console.print(f"✗ {explain(refused.refusal, names=self.names)}{ruling}", style="red", markup=False)

    def play_line(self, line: str) -> None:
        """Play a move given by its number in the list, or in words."""
        chosen: int | str = line
        if line.isdecimal():
            moves = self.table.legal()
            number = int(line) if len(line) < 4 else 0
            if not 1 <= number <= len(moves):
                raise refuse("terminal.no_such_number", None, most=len(moves))
            chosen = moves[number - 1].id
        plies = self.table.play(chosen)
        self.narrate([event for ply in plies for event in ply.events])

    def narrate(self, events: list[Event]) -> None:
        watching = self.seat is None
        for name, sentence in narrate(self.table.rules.name, events, self.names, self.seat, everything=watching):
            if name == "turn":
                self.console.print()
            self.console.print(f"  {sentence}", style=self.screen.style_of(name), markup=False)

    def show_end(self) -> None:
        self.console.print()
        self.say("terminal-end", style="bold cyan")
        for sentence in self.table.explain_score(reader=self.seat):
            self.console.print(f"  {sentence}", markup=False)

    def wants_rematch(self) -> bool:
        """N8.3: players who share a place may play again; we always ask."""
        if self.seat is None:
            return False
        try:
            return read(self.console, say("terminal-rematch")) in words_for_yes()
        except Left:
            return False

    def say(self, message: str, style: str = "", **values: Any) -> None:
        self.console.print(say(message, **values), style=style, markup=False)


def play(choice: argparse.Namespace, options: dict[str, Any]) -> int:
    """`akhet play`."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # not on every system
            import readline  # noqa: F401  # gives the prompt its history and editing keys
    console = Console(no_color=choice.no_colour or None, highlight=False)
    game = Game(choice.game, choice.components)
    options = _with_first_seat(options, _names_of(choice))
    game.rules.setup.read_options(game.components, choice.players, options)  # refused before any question
    key_for(choice.seed)
    try:
        rivals = choose_rivals(choice, console)
        while play_once(console, game, choice, options, rivals):
            choice.seed = None  # the seed is for the first game only
    except Left:
        console.print(say("terminal-goodbye"))
    return 0


def play_once(
    console: Console, game: Game, choice: argparse.Namespace, options: dict[str, Any], rivals: list[Spec]
) -> bool:
    """Play one game and write its record. Returns whether the person wants another."""
    sitting = TerminalGame(console, game, choice, options, rivals)
    try:
        if choice.record:
            write_record(
                sitting.table, choice.record, sitting.networks
            )  # a bad path is refused now, not after the game
        for spec in rivals:
            get_ready(sitting.table, spec)
        sitting.play()
        again = sitting.wants_rematch()
    except Left:
        sitting.say("terminal-left")
        again = False
    finally:
        sitting.close()
    if choice.record:
        plies = len(sitting.table.plies)  # some may have been taken back since
        hints = [hint | {"ply": min(hint["ply"], plies)} for hint in sitting.hints]
        write_record(sitting.table, choice.record, sitting.networks, hints)
        sitting.say("terminal-recorded", file=str(choice.record))
    return again


def show_record(table: Table) -> None:
    """`akhet record show`: a whole game in sentences, nothing hidden."""
    console = Console(highlight=False)
    screen = screen_of(table.rules.name)
    names = table.names or [say("seat", number=seat) for seat in range(table.players)]
    for ply in [table.start, *table.plies]:
        for name, sentence in narrate(table.rules.name, ply.events, names, None, everything=True):
            console.print(f"  {sentence}", style=screen.style_of(name), markup=False)
    for sentence in table.explain_score():
        console.print(sentence, style="bold", markup=False)


def words_for_yes() -> list[str]:
    """Answers that mean yes, in the reader's language and in English: moves are typed in English too."""
    return [*say("terminal-yes").split(), *say("terminal-yes", DEFAULT).split()]


def _names_of(choice: argparse.Namespace) -> list[str]:
    """Those who play, by seat: you, unless you only watch, and the bots."""
    return [*([] if choice.watch else [_own_name(choice.name)]), *NAMES][: choice.players]


def _with_first_seat(options: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """N2.5, F2.4: the options, with a first player given by name as a seat."""
    first = options.get("first")
    known = [name.casefold() for name in names]
    if not isinstance(first, str) or first.casefold() not in known:
        return options
    return options | {"first": known.index(first.casefold())}


def _own_name(given: str | None) -> str:
    return (given or "").strip()[:MAX_NAME] or say("terminal-you")


def _bot_key(seed: int | None, seat: int) -> bytes:
    """A random key for a bot, different from the table's."""
    return hashlib.sha256(key_for(seed) + b"bot %d" % seat).digest()
