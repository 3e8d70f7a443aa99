"""A game in the terminal: one person against bots, or bots alone to watch."""

import argparse
import hashlib
import sys
from contextlib import ExitStack
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group
from rich.text import Text

from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec
from akhet.kernel.refusal import Refused, refuse
from akhet.kernel.rules import Event
from akhet.language import DEFAULT, explain, say
from akhet.record import write_record
from akhet.table import MAX_NAME, Game, Table, key_for
from akhet.terminal import fertility, nile
from akhet.terminal.hint import give_hint
from akhet.terminal.narration import tell
from akhet.terminal.prompt import Left, read, thinking
from akhet.terminal.rivals import NAMES, choose_rivals, full_name, get_ready

SCREENS: dict[str, Any] = {"nile": nile, "fertility": fertility}
FEW = 12  # moves that are listed one a line
PATIENCE = 0.8  # seconds, after which somebody is said to be thinking

STYLES = {
    "turn": "bold",
    "flooded": "cyan",
    "harvested": "green",
    "locusts": "bold red",
    "eaten": "red",
    "washed": "red",
    "ousted": "red",
    "succeeded": "yellow",
    "reshuffled": "magenta",
    "earned": "green",
    "quarried": "yellow",
    "built": "yellow",
    "filled": "green",
    "last_turns": "magenta",
    "stood_in": "bold red",
}


class TerminalGame:
    """One table with a person in seat 0, or with nobody to `watch`, and bots in all the other seats."""

    def __init__(
        self, console: Console, game: Game, choice: argparse.Namespace, options: dict[str, Any], rivals: list[Spec]
    ) -> None:
        self.console = console
        self.seat = None if choice.watch else 0
        person = [] if choice.watch else [_own_name(choice.name)]
        self.names = [*person, *NAMES[: len(rivals)]]
        self.rivals = list(map(full_name, NAMES, rivals))  # for the record and the count; too long to tell a game with
        self.table = game.open(choice.players, seed=choice.seed, names=[*person, *self.rivals], **options)
        self.screen = SCREENS[game.name]
        self.drawn = ""  # the position last drawn: it is drawn again only when it has changed
        with ExitStack() as leaving:  # of those who sit already, where one is refused
            self.bots = {
                seat: leaving.enter_context(BotSeat(spec, game, _bot_key(choice.seed, seat)))
                for seat, spec in enumerate(rivals, start=len(person))
            }
            self._leaving = leaving.pop_all()

    def play(self) -> None:
        """To the end, or until the person leaves."""
        self.say("terminal-welcome", style="bold cyan")
        self.say("terminal-rivals", names=", ".join(self.rivals))
        if self.seat is not None:
            self.say("terminal-how", style="dim")
        self.tell(self.table.start.events)
        while (turn := self.table.turn) is not None:
            if turn == self.seat:
                self.ask()
            else:
                with thinking(self.console, say("terminal-thinking", name=self.names[turn]), PATIENCE):
                    plies = self.bots[turn].play(self.table)
                self.tell([event for ply in plies for event in ply.events])
        self.show_end()

    def close(self) -> None:
        self._leaving.close()

    def ask(self) -> None:
        """One line from the person, and what comes of it."""
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
            self.say(f"terminal-help-{self.table.rules.name}")
            return
        if line == "hint":
            give_hint(self.console, self.table, self.screen.plan_words)
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
        """A number of the list, or words."""
        chosen: int | str = line
        if line.isdecimal():
            moves = self.table.legal()
            number = int(line) if len(line) < 4 else 0
            if not 1 <= number <= len(moves):
                raise refuse("terminal.no_such_number", None, most=len(moves))
            chosen = moves[number - 1].id
        plies = self.table.play(chosen)
        self.tell([event for ply in plies for event in ply.events])

    def tell(self, events: list[Event]) -> None:
        watching = self.seat is None
        for name, sentence in tell(self.table.rules.name, events, self.names, self.seat, everything=watching):
            if name == "turn":
                self.console.print()
            self.console.print(f"  {sentence}", style=STYLES.get(name, ""), markup=False)

    def show_end(self) -> None:
        self.console.print()
        self.say("terminal-end", style="bold cyan")
        for sentence in self.table.explain_score():
            self.console.print(f"  {sentence}", markup=False)

    def wants_rematch(self) -> bool:
        """N8.3: whoever shares a place, or wants more, may play again."""
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
        import readline  # noqa: F401  # gives the prompt its history and editing keys
    console = Console(no_color=choice.no_colour or None, highlight=False)
    game = Game(choice.game, choice.components)
    game.rules.setup.read_options(game.components, choice.players, options)  # refused before anything is asked
    key_for(choice.seed)
    try:
        rivals = choose_rivals(choice, console)
        while play_once(console, game, choice, options, rivals):
            choice.seed = None  # a rematch has dice of its own
    except Left:
        console.print(say("terminal-goodbye"))
    return 0


def play_once(
    console: Console, game: Game, choice: argparse.Namespace, options: dict[str, Any], rivals: list[Spec]
) -> bool:
    """One game and its record; whether another is wanted."""
    sitting = TerminalGame(console, game, choice, options, rivals)
    try:
        if choice.record:
            write_record(sitting.table, choice.record)  # refused now, not after the game
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
        write_record(sitting.table, choice.record)
        sitting.say("terminal-recorded", file=str(choice.record))
    return again


def tell_game(table: Table) -> None:
    """`akhet record show`: a whole game in words, nothing hidden."""
    console = Console(highlight=False)
    names = table.names or [say("seat", number=seat) for seat in range(table.players)]
    for ply in [table.start, *table.plies]:
        for name, sentence in tell(table.rules.name, ply.events, names, None, everything=True):
            console.print(f"  {sentence}", style=STYLES.get(name, ""), markup=False)
    for sentence in table.explain_score():
        console.print(sentence, style="bold", markup=False)


def words_for_yes() -> list[str]:
    """In the reader's language, and in English, whose words are typed everywhere else."""
    return [*say("terminal-yes").split(), *say("terminal-yes", DEFAULT).split()]


def _own_name(given: str | None) -> str:
    return (given or "").strip()[:MAX_NAME] or say("terminal-you")


def _bot_key(seed: int | None, seat: int) -> bytes:
    """A bot's dice are its own: never those of the table."""
    return hashlib.sha256(key_for(seed) + b"bot %d" % seat).digest()
