"""`hint`: what `search` would do in the person's seat, with only what that seat may know."""

from collections.abc import Callable

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from akhet.bots.bot import Budget, Thought
from akhet.bots.search_loop import TO_THE_END
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec
from akhet.kernel.stream import secret_key
from akhet.language import decimal, game_message, percent, say
from akhet.table import Table
from akhet.terminal.prompt import thinking
from akhet.terminal.rivals import get_ready

# It searches to the end of the game, so that the scores shown are final scores.
ADVISER = Spec("search", {"cut": TO_THE_END}, Budget(seconds=1.0))
MOST = 3  # plans

PlanWords = Callable[[Table, list[int]], str]


def give_hint(console: Console, table: Table, plan_words: PlanWords) -> None:
    """Search for the seat to move, and show the best plans. The table does not change."""
    get_ready(table, ADVISER)
    seat = BotSeat(ADVISER, table.game, secret_key())
    with thinking(console, say("hint-thinking")):
        move = seat.move(table)
    if seat.thought is None:
        console.print(say("hint-only", plan=plan_words(table, [move])), style="cyan", markup=False)
    else:
        show(console, table, seat.thought, plan_words)


def show(console: Console, table: Table, thought: Thought, plan_words: PlanWords) -> None:
    searched = {"iterations": thought.iterations, "seconds": decimal(thought.seconds, 1)}
    console.print(say("hint-searched", **searched), style="cyan", markup=False)
    grid = Grid(box=None, padding=(0, 2))
    grid.add_column(say("hint-plan"), overflow="fold")
    for column in (say("hint-chance"), say(game_message(table.rules.name, "score")), say("hint-visits")):
        grid.add_column(column, justify="right")
    for candidate in thought.candidates[:MOST]:
        grid.add_row(
            Text(plan_words(table, candidate.steps), "bold"),
            percent(candidate.chance or 0, 0),
            decimal(candidate.score or 0, 1),
            decimal(candidate.visits, 0),
        )
    console.print(grid)
