"""`hint`: what a strong player would do in the person's seat, and why, with only what that seat may know."""

from collections.abc import Callable

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from akhet.analysis.hint import PLANS, Hint, hint_for
from akhet.kernel.stream import secret_key
from akhet.language import decimal, game_message, percent, say
from akhet.table import Table
from akhet.terminal.narration import spoken_values
from akhet.terminal.prompt import thinking

PlanWords = Callable[[Table, list[int]], str]


def give_hint(console: Console, table: Table, plan_words: PlanWords) -> None:
    """Show the best plans of the seat to move, with the reasons. The table does not change."""
    view = table.view(table.turn)
    hint_for(table.game, view, secret_key(), 1)  # compiles what is not compiled yet
    with thinking(console, say("hint-thinking")):
        hint = hint_for(table.game, view, secret_key(), PLANS)
    if hint.plans:
        show_plans(console, table, hint, plan_words)
    else:
        console.print(say("hint-only", plan=plan_words(table, hint.moves[:1])), style="cyan", markup=False)
    show_reasons(console, table, hint)


def show_plans(console: Console, table: Table, hint: Hint, plan_words: PlanWords) -> None:
    searched = {"iterations": hint.games, "seconds": decimal(hint.seconds, 1)}
    console.print(say("hint-searched", **searched), style="cyan", markup=False)
    grid = Grid(box=None, padding=(0, 2))
    grid.add_column(say("hint-plan"), overflow="fold")
    for column in (say("hint-chance"), say(game_message(table.rules.name, "score")), say("hint-visits")):
        grid.add_column(column, justify="right")
    for plan in hint.plans:
        grid.add_row(
            Text(plan_words(table, plan.moves), "bold"),
            percent(plan.chance, 0),
            decimal(plan.score, 1),
            decimal(plan.worlds, 0),
        )
    console.print(grid)
    if later := hint.moves[len(hint.plans[0].moves) :]:
        console.print(say("hint-then", plan=plan_words(table, later)), markup=False)


def show_reasons(console: Console, table: Table, hint: Hint) -> None:
    if hint.close:
        console.print(say("hint-close"), style="cyan", markup=False)
    for reason in hint.reasons:
        message = f"{table.rules.name}-hint-{reason.code}"
        values = spoken_values(table.rules.name, reason.values)
        console.print(f"- {say(message, None, table.names, table.turn, **values)}", markup=False)
