"""Which of our levels find a move: each is asked what it would play, by what the seat could know."""

import hashlib
from collections.abc import Iterator

from akhet.analysis.candidates import MOST_STEPS, Proposer
from akhet.analysis.evaluator import Evaluator
from akhet.bots import new_bot
from akhet.bots.bot import Budget
from akhet.bots.levels import levels_of
from akhet.bots.spec import Spec
from akhet.kernel.layout import Record, blank

TRIES = 9  # of a level that chooses partly at random; it finds what it plays in more than half of them
ITERATIONS = 1000  # of a level that searches: it thinks for a shorter time than at a table


def level_finders(
    evaluator: Evaluator, proposer: Proposer, dealt: Record, good: set[bytes], key: bytes
) -> Iterator[str | None]:
    """The levels that reach one of these positions, weakest first. After each try that tells nothing new: None."""
    seat = int(dealt.turn)
    for level, spec in levels_of(evaluator.game.name).items():
        tries = 1 if _thinks(spec) else TRIES
        found = 0
        for number in range(tries):
            own_key = hashlib.sha256(key + b"%s %d" % (level.encode(), number)).digest()
            found += _choice(evaluator, proposer, dealt, seat, spec, own_key) in good
            yield None
        if 2 * found > tries:
            yield level


def _thinks(spec: Spec) -> bool:
    return spec.budget != Budget()


def _choice(evaluator: Evaluator, proposer: Proposer, dealt: Record, seat: int, spec: Spec, key: bytes) -> bytes:
    """The position after what a bot chooses in one decision."""
    verbs, parts = evaluator.rules.verbs, evaluator.game.parts
    budget = spec.budget
    if _thinks(spec):
        budget = Budget(iterations=ITERATIONS if budget.iterations is None else min(ITERATIONS, budget.iterations))
    bot = new_bot(spec, evaluator.game, key)
    state, view = proposer.copy(dealt), blank(evaluator.rules.view)[0]
    moves = evaluator.buffers[0]
    for made in range(MOST_STEPS):
        if verbs.awaits_chance(state) or int(state.turn) != seat:
            break
        if made and evaluator.description.begins_decision(state):
            break
        legal = moves[: verbs.legal(state, parts, moves)].tolist()
        if not legal:
            break
        verbs.look(state, seat, view)
        verbs.act(state, parts, bot.choose(view, legal, budget), None)
    return state.tobytes()
