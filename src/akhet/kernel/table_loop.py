"""What a table does at every step, over a game's own verbs: templates like those of `loop.py`.

Each does in one call what a step needs, because calling compiled code costs more than the work. Records are passed in
arrays of length one, which Numba takes faster than single records. They keep the interpreter's lock: they are short,
and the server's other threads would take it meanwhile.
"""

from akhet.kernel.compiling import Verb, bind, game_specific
from akhet.kernel.rules import TableVerbs

AWAITS_CHANCE, OVER = -1, -2  # in place of the seat to move
STEP, OUTCOME = 0, 1  # the columns of drawn results
MOST_DRAWN = 64  # chance results of one call of `draw`


legal = act = awaits_chance = chance = happen = look = game_specific


def turn_template(states, parts, moves):
    """The seat to move, AWAITS_CHANCE or OVER."""
    s = states[0]
    if awaits_chance(s):
        return AWAITS_CHANCE
    return s.turn if legal(s, parts[0], moves) > 0 else OVER


def legal_template(states, parts, moves):
    """Write all legal actions into `moves`; return how many there are."""
    return legal(states[0], parts[0], moves)


def is_legal_template(states, parts, action, moves):
    """Whether an action is legal now."""
    for place in range(legal(states[0], parts[0], moves)):
        if moves[place] == action:
            return True
    return False


def act_template(states, after, parts, action, log):
    """Write the position after a legal action into `after`, up to the next decision or chance result."""
    after[0] = states[0]
    act(after[0], parts[0], action, log)


def draw_template(states, parts, dice, log, drawn):
    """Draw and carry out chance results until none comes next or `drawn` is full; return their number.

    A row of `drawn` is the step of the position before a result, and the result.
    """
    s = states[0]
    count = 0
    while count < len(drawn) and awaits_chance(s):
        outcome = chance(s, parts[0], dice[0])
        drawn[count, STEP] = s.step
        drawn[count, OUTCOME] = outcome
        happen(s, parts[0], outcome, log)
        count += 1
    return count


def look_template(states, seat, views):
    """Write what a seat may know into a View."""
    look(states[0], seat, views[0])


def table_verbs(game: str, verbs: dict[str, Verb]) -> TableVerbs:
    """Bind the templates to a game's verbs."""

    def bound(template: Verb, name: str, *used: str) -> Verb:
        functions = {verb: verbs[verb] for verb in used}
        return bind(template, f"{game}_table_{name}", release_lock=False, **functions)

    return TableVerbs(
        turn=bound(turn_template, "turn", "awaits_chance", "legal"),
        legal=bound(legal_template, "legal", "legal"),
        is_legal=bound(is_legal_template, "is_legal", "legal"),
        act=bound(act_template, "act", "act"),
        draw=bound(draw_template, "draw", "awaits_chance", "chance", "happen"),
        look=bound(look_template, "look", "look"),
    )
