"""A game in the terminal: one person against bots, or bots alone to watch."""

import argparse
import hashlib
import sys
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group
from rich.text import Text

from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec
from akhet.kernel.refusal import Refused, refuse
from akhet.kernel.rules import Event
from akhet.language import explain, say
from akhet.record import write_record
from akhet.table import MAX_NAME, Game, Table, key_for
from akhet.terminal import fertility, nile
from akhet.terminal.telling import tell

SCREENS: dict[str, Any] = {"nile": nile, "fertility": fertility}
FEW = 12  # moves that are listed one a line
BOT_NAMES = ("Nefer", "Khaba", "Tiye", "Iset", "Menna", "Senbi")


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


class Left(Exception):
    """The person has left the table."""


class TerminalGame:
    """One table with a person in seat 0, or with nobody to `watch`."""

    def __init__(self, choice: argparse.Namespace, options: dict[str, Any]) -> None:
        self.console = Console(no_color=choice.no_colour or None, highlight=False)
        self.seat = None if choice.watch else 0
        game = Game(choice.game, choice.components)
        game.rules.read_options(game.components, choice.players, options)  # refused before names are given out
        names = [*([] if choice.watch else [_own_name(choice.name)]), *BOT_NAMES][: choice.players]
        self.table = game.open(choice.players, seed=choice.seed, names=names, **options)
        self.names: list[str] = names
        # A bot's dice are its own: never those of the table.
        keys = (hashlib.sha256(key_for(choice.seed) + b"bot %d" % seat).digest() for seat in range(choice.players))
        self.drawn = ""  # the position last drawn: it is drawn again only when it has changed
        self.bots = [BotSeat(Spec("random"), game, key) for key in keys]

    def play(self) -> None:
        """To the end, or until the person leaves."""
        self.say("terminal-welcome", style="bold cyan")
        self.say("terminal-hint", style="dim")
        self.tell(self.table.start.events)
        while (turn := self.table.turn) is not None:
            if turn == self.seat:
                self.ask()
            else:
                plies = self.bots[turn].play(self.table)
                self.tell([event for ply in plies for event in ply.events])
        self.show_end()

    def close(self) -> None:
        for bot in self.bots:
            bot.close()

    def ask(self) -> None:
        """One line from the person, and what comes of it."""
        if self.table.hash() != self.drawn:
            self.drawn = self.table.hash()
            self.console.print()
            screen = SCREENS[self.table.rules.name]
            self.console.print(screen.draw(self.table, self.seat or 0, self.names))
            offers = [
                Text(f" {number:3d}  ", "bold").append(screen.label(self.table, move.id))
                for number, move in enumerate(self.table.legal(), start=1)
            ]
            self.console.print(
                Columns(offers, column_first=True, padding=(0, 2)) if len(offers) > FEW else Group(*offers)
            )
        line = self.read(self.names[self.seat or 0])
        if line in ("quit", "exit"):
            raise Left
        if line in ("help", "?", ""):
            self.say("terminal-help")
            self.say(f"terminal-help-{self.table.rules.name}")
            return
        try:
            if line == "undo":
                self.table.undo()
            else:
                self.play_line(line)
        except Refused as refused:
            ruling = f" ({refused.refusal.ruling})" if refused.refusal.ruling else ""
            self.console.print(f"✗ {explain(refused.refusal, 'en', self.names)}{ruling}", style="red", markup=False)

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

    def read(self, prompt: str) -> str:
        try:
            return self.console.input(Text(f"{prompt} › ", "bold yellow")).strip().lower()
        except EOFError:
            raise Left from None

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
            return self.read(say("terminal-rematch")) in ("y", "yes")
        except Left:
            return False

    def say(self, message: str, style: str = "", **values: Any) -> None:
        self.console.print(say(message, **values), style=style)


def play(choice: argparse.Namespace, options: dict[str, Any]) -> int:
    """`akhet play`."""
    if sys.stdin.isatty():
        import readline  # noqa: F401  # gives the prompt its history and editing keys
    again = True
    while again:
        game = TerminalGame(choice, options)
        if choice.record:
            write_record(game.table, choice.record)  # refused now, not after the game
        try:
            game.play()
            again = game.wants_rematch()
        except Left:
            game.say("terminal-left")
            again = False
        finally:
            game.close()
        if choice.record:
            write_record(game.table, choice.record)
            game.say("terminal-recorded", file=str(choice.record))
        choice.seed = None  # a rematch has dice of its own
    return 0


def tell_game(table: Table) -> None:
    """`akhet record show`: a whole game in words, nothing hidden."""
    console = Console(highlight=False)
    names = table.names or [say("seat", number=seat) for seat in range(table.players)]
    for ply in [table.start, *table.plies]:
        for name, sentence in tell(table.rules.name, ply.events, names, None, everything=True):
            console.print(f"  {sentence}", style=STYLES.get(name, ""), markup=False)
    for sentence in table.explain_score():
        console.print(sentence, style="bold", markup=False)


def _own_name(given: str | None) -> str:
    return (given or "").strip()[:MAX_NAME] or say("terminal-you")
