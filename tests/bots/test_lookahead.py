"""The evaluation of `greedy` in Fertility against a plain one that carries every step out on a copy of the position."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from akhet.bots.fertility.evaluation import new_scratch, turns_after, worth
from akhet.bots.fertility.lookahead import evaluate_all
from akhet.bots.fertility.plans import ONLY
from akhet.bots.heuristics import heuristics_of
from akhet.envs import BatchEnv
from akhet.games.fertility.actions import BUILD, CHOOSE_QUARRY, DONE, PAY_GOOD
from akhet.games.fertility.rules import RULES
from akhet.games.fertility.state import NO_DISTRICT, SPOTS, Step

SMALL = (Step.QUARRY, Step.PAY, Step.EXCHANGE)
legal, act = RULES.verbs.legal, RULES.verbs.act


class Plain:
    """Steps on copies, as a reader of the rules would look ahead."""

    def __init__(self, parts: Any, s: Any) -> None:
        self.parts, self.seat, self.turns, self.scratch = parts, int(s.turn), int(turns_after(s)), new_scratch()[0]

    def legal(self, s: Any) -> list[int]:
        moves = RULES.actions.buffer()
        return moves[: legal(s, self.parts, moves)].tolist()

    def after(self, s: Any, action: int) -> Any:
        after = s.copy().view(np.recarray)
        act(after[()], self.parts, action, None)
        return after[()]

    def worth(self, s: Any, goods: bool = True) -> float:
        return worth(s, self.parts, self.seat, goods, self.turns, self.scratch)

    def settled(self, s: Any) -> Any:
        while s.step in SMALL:
            s = max((self.after(s, action) for action in self.legal(s)), key=self.worth)
        return s

    def with_build(self, s: Any) -> tuple[int, float]:
        best, best_worth = NO_DISTRICT, self.worth(s)
        goods = int(s.wheat[self.seat]) + int(s.beside.sum())
        for district in s.row.tolist() if s.spots_used[self.seat] < SPOTS else []:
            if district != NO_DISTRICT and self.parts.cost[district] <= goods:
                value = self.worth(self.settled(self.after(s, BUILD + district)))
                if value > best_worth:
                    best, best_worth = district, value
        return best, best_worth

    def scores(self, s: Any) -> Iterator[tuple[int, float]]:
        if s.step == Step.CITY and not s.built and not s.supplied:
            district, value = self.with_build(s)
            if district != NO_DISTRICT:
                yield BUILD + district, value
                return
        for action in self.legal(s):
            if action == DONE:
                yield action, self.worth(s, goods=False)
            elif not BUILD <= action < PAY_GOOD:
                after = self.settled(self.after(s, action))
                yield action, self.with_build(after)[1] if action < CHOOSE_QUARRY else self.worth(after)


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (4, {}), (2, {"variant": True})])
def test_trials_find_what_copies_find_and_leave_the_position_alone(players: int, options: dict[str, Any]) -> None:
    env = BatchEnv("fertility", 1, players, seed=players, **options)
    parts, heuristics = env.variant.game.parts, heuristics_of("fertility")
    (moves, plans, scores), scratch, compared = heuristics.buffers(), heuristics.new_scratch()[0], 0
    for number in range(60):
        s = env.states[0]
        if s.step < Step.TAKE:
            before = s.tobytes()
            count = evaluate_all(s, parts, moves, plans, scores, scratch)
            assert s.tobytes() == before
            found = list(zip((plans[:count] - ONLY).tolist(), scores[:count].tolist(), strict=True))
            assert found == list(Plain(parts, s).scores(s))
            compared += count
        env.step(env.sample() if number % 3 == 2 else env.greedy())
    assert compared > 200
