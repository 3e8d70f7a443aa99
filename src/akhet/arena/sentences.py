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
    return sentences


def pairing_name(match: Match) -> str:
    return say("arena-against", a=match.a, b=match.b)


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
