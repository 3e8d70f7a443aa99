"""The words and numbers that both the terminal and the report show."""

from akhet import language
from akhet.arena.ratings import Estimate
from akhet.arena.summary import Match, Summary
from akhet.draw.charts import Format
from akhet.games import manifest_of
from akhet.language import decimal, game_message, say


def heading(summary: Summary) -> str:
    title = manifest_of(summary.game).title
    return say("arena-title", game=title, players=summary.players, options=options_words(summary))


def options_words(summary: Summary) -> str:
    """The options that were chosen, as the command line names them."""
    chosen = {name: value for name, value in summary.options.items() if value is not False and value != []}
    words = [name if value is True else f"{name} {words_of(value)}" for name, value in chosen.items()]
    return "".join(f", {word}" for word in words)


def words_of(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def facts(summary: Summary) -> list[str]:
    """What was played, in sentences: what was asked for, and what counts."""
    made = {"rules": summary.rules, "components": summary.components[:16], "seed": str(summary.seed)}
    sentences = [say("arena-facts", games=summary.games, pairings=len(summary.matches), **made)]
    if summary.asked % summary.players:
        whole = -(-summary.asked // summary.players) * summary.players
        sentences.append(say("arena-rounded", asked=summary.asked, players=summary.players, whole=whole))
    if summary.left_out:
        sentences.append(say("arena-left-out", games=summary.left_out))
    if summary.on_fault is not None:
        sentences.append(say("arena-on-fault", kind=summary.on_fault))
    return sentences


def pairing_name(match: Match) -> str:
    return say("arena-against", a=match.a, b=match.b)


def shares_by_pair(summary: Summary) -> dict[tuple[str, str], float]:
    """What the first of two bots wins against the second. With two players one pairing gives both figures."""
    found = {(match.a, match.b): match.share.value for match in summary.matches}
    if summary.players == 2:
        found |= {(b, a): 1 - share for (a, b), share in found.items()}
    return found


def cross_table(summary: Summary) -> tuple[list[str], list[list[str]]]:
    """The heads and rows of a table: the share of the row's bot against the column's."""
    names = [entrant.name for entrant in summary.entrants]
    found = shares_by_pair(summary)
    rows = [[a, *(percent(found[a, b]) if (a, b) in found else "–" for b in names)] for a in names]
    return [say("arena-bot"), *names], rows


def score_name(summary: Summary) -> str:
    """What the ranking compares first."""
    return say(game_message(summary.game, "score"))


def span(found: Estimate, show: Format) -> str:
    return say("arena-span", low=show(found.low), high=show(found.high))


def points(value: float) -> str:
    return f"{round(value):+d}"


def percent(share: float) -> str:
    return language.percent(share, 1)


def whole_percent(share: float) -> str:
    return language.percent(share, 0)


def mean(value: float) -> str:
    return decimal(value, 2)


def seconds(value: float) -> str:
    return decimal(value, 3 if value < 10 else 1)
