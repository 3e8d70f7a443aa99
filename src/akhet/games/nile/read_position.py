"""A position or a View from its readable names: N4.7 says which positions are lawful."""

from typing import Any

import numpy as np

from akhet.games.nile.actions import ACTIONS, GIVE, PUT
from akhet.games.nile.components import Components
from akhet.games.nile.position import view_position
from akhet.games.nile.refusals import Reason
from akhet.games.nile.setup import initial_state, read_options
from akhet.games.nile.state import (
    CARD_NAMES,
    CROPS,
    DRAW_NAMES,
    FOR_MARKET,
    FOR_SPECULATION,
    FOR_TURN,
    GIFTS,
    HAND_KINDS,
    KINDS,
    MAX_PLAYERS,
    NO_CARD,
    PLAGUE,
    PLOT_NAMES,
    PLOTS,
    SPECULATION,
    SPECULATION_DRAW,
    SPHINX,
    STATE,
    STEP_NAMES,
    STONE,
    TRADE_NAMES,
    TURN_DRAW,
    Step,
    fill_added,
)
from akhet.games.nile.turn import act, refusal
from akhet.games.nile.view import VIEW, gather_cards, look, trace_shown
from akhet.kernel.layout import NOBODY, Record, blank
from akhet.kernel.reading import Faults, Reading, faults_in
from akhet.kernel.refusal import Refused
from akhet.kernel.stream import KEY_BYTES, new_stream

READ = Reading("N4.7")
MAX_OWED = {FOR_MARKET: 1, FOR_TURN: TURN_DRAW + 1, FOR_SPECULATION: 2 * (SPECULATION_DRAW + 1)}
MAX_CARDS = 30  # of one kind; the deck says how many there really are
FIELDS = (
    *("players", "options", "first", "turn", "step", "season", "hands", "storage", "fields", "monuments"),
    *("speculation", "flood", "flood_stack", "discards", "pile", "plague_aside", "drawn", "shown", "draw"),
    "pick",
)
# Entries that a view has and a position has not.
OWN = ("seat", "hand", "hand_sizes", "storage_sizes", "pile_size", "drawn", "drawn_sizes", "unseen", "bound")
MAX_SIZE = 255  # of a hand, a pile, or the cards a seat has drawn


def read_position(components: Components, given: Any, faults: Faults | None = None) -> np.recarray:
    """N4.7: the State of a position set up by hand, or a refusal that names the entry and the reason.

    An entry that is left out is empty, except: `options` as for a new table, `step` is `choose`, `season` 1, `pile` the
    rest of the deck, `drawn` the hands (nobody knows anything about them), `shown` the least that fits `drawn`, `first`
    the player to move.
    """
    faults = faults or Faults()
    entries = READ.table(given, "position", *FIELDS)
    options = read_options(
        components, entries.get("players"), READ.table(entries.get("options"), "options", "monuments", "classic", "out")
    )
    players: int = entries["players"]
    state = initial_state(components, players, options)
    s = state[0]
    s.hand_size[:] = 0
    s.owed = 0
    s.drawer = NOBODY
    with faults.part():
        s.turn = READ.number(entries, "turn", 0, players - 1, None)
    with faults.part():
        s.first = READ.number(entries, "first", 0, players - 1, max(0, int(s.turn)))
    with faults.part():
        s.season = READ.number(entries, "season", 1, players, 1)
    with faults.part():
        s.step = READ.choice(entries.get("step", "choose"), STEP_NAMES[Step.FLOOD :], "step") + Step.FLOOD
    _read_cards(s, entries, faults)
    faults.stop()
    _read_pile(s, entries.get("pile"), faults)
    faults.stop()
    with faults.part():
        _read_drawn(s, entries.get("drawn"))
        _read_shown(s, entries.get("shown"))
    with faults.part():
        _read_draw(s, entries.get("draw"))
        _read_speculation_owner(s)
    with faults.part():
        _read_pick(components, s, entries.get("pick"))
    with faults.part():
        if (s.step == Step.OVER) != (s.pile_size == 0) or (s.step == Step.OVER and s.season != s.players):
            raise READ.wrong("pile", "unlawful.pile_end")
    faults.stop()
    return state


position_faults = faults_in(read_position)


def _read_cards(s: Record, entries: dict[str, Any], faults: Faults) -> None:
    """N4.7: every card has one place: hands, storage, fields, Monuments, speculation, discards, Flood stack, pile."""
    players = int(s.players)
    for name, rows, sizes in (("hands", s.hand, s.hand_size), ("storage", s.storage, s.storage_size)):
        with faults.part():
            for seat, cards in enumerate(READ.seats(entries.get(name), name, players)):
                with faults.part():
                    rows[seat, :] = READ.counts(cards, f"{name}[{seat}]", CARD_NAMES[: rows.shape[1]], MAX_CARDS)
                    sizes[seat] = rows[seat].sum()
    for name, first, last in (("fields", 0, CROPS), ("monuments", SPHINX, PLOTS)):
        with faults.part():
            for plot_name, planted in READ.table(entries.get(name), name).items():
                with faults.part():
                    plot = first + READ.choice(plot_name, PLOT_NAMES[first:last], name)
                    _read_plot(s, f"{name}.{plot_name}", planted, plot)
    with faults.part():
        stack = READ.counts(entries.get("flood_stack"), "flood_stack", CARD_NAMES[:HAND_KINDS], MAX_CARDS, KINDS)
        s.flood_stack[:] = stack
    with faults.part():
        s.discards[:] = READ.counts(entries.get("discards"), "discards", CARD_NAMES[:HAND_KINDS], MAX_CARDS, KINDS)
    with faults.part():
        _read_speculation(s, entries.get("speculation"))
    with faults.part():
        _read_flood(s, entries.get("flood"))
    with faults.part():
        s.plague_aside = READ.yes(entries, "plague_aside")


def _read_plot(s: Record, name: str, given: Any, plot: int) -> None:
    entry = READ.table(given, name, "owner", "cards")
    s.owner[plot] = READ.number(entry, "owner", 0, int(s.players) - 1, None, f"{name}.owner")
    s.planted[plot] = READ.number(entry, "cards", 1, MAX_CARDS, None, f"{name}.cards")


def _read_flood(s: Record, flood: Any) -> None:
    s.flood = NO_CARD if flood is None else READ.choice(flood, CARD_NAMES[:HAND_KINDS], "flood")
    if s.flood != NO_CARD and not s.deck[s.flood]:
        raise READ.wrong("flood", "unlawful.deck", card=flood)
    if s.flood_stack.any() and (s.flood == NO_CARD or not s.flood_stack[s.flood]):
        raise READ.wrong("flood", "unlawful.flood")


def _read_pile(s: Record, given: Any, faults: Faults) -> None:
    elsewhere = s.discards.astype(int) + s.flood_stack
    elsewhere[:HAND_KINDS] += s.hand.sum(0, int)
    elsewhere[:CROPS] += s.storage.sum(0, int) + s.planted[:CROPS]
    elsewhere[STONE] += s.planted[SPHINX:].sum(dtype=int)
    elsewhere[PLAGUE] += int(s.plague_aside)
    for card in s.speculation:
        if card != NO_CARD:
            elsewhere[card] += 1
    pile = (
        np.maximum(s.deck - elsewhere, 0)
        if given is None
        else READ.counts(given, "pile", CARD_NAMES, MAX_CARDS).astype(int)
    )
    for card in range(KINDS):
        found = int(elsewhere[card] + pile[card])
        with faults.part():
            if found != s.deck[card]:
                raise _miscounted(s, "pile", card, found, "all")
    s.pile[:] = pile
    s.pile_size = pile.sum()


def _read_drawn(s: Record, given: Any) -> None:
    if given is None:
        s.drawn[:] = s.hand
        return
    for seat, cards in enumerate(READ.seats(given, "drawn", int(s.players))):
        s.drawn[seat, :] = READ.counts(cards, f"drawn[{seat}]", CARD_NAMES[:HAND_KINDS], MAX_CARDS)
    together = s.drawn.sum(0, int) + s.pile[:HAND_KINDS]
    for card in range(HAND_KINDS):
        if together[card] > s.deck[card]:
            raise _miscounted(s, "drawn", card, int(together[card]), "drawn")


def _read_shown(s: Record, given: Any) -> None:
    """N4.6: a seat has drawn no more than it holds and has shown, and what it has shown lies open since."""
    if given is None:
        fill_added(s)
    else:
        for seat, cards in enumerate(READ.seats(given, "shown", int(s.players))):
            s.shown[seat, :] = READ.counts(cards, f"shown[{seat}]", CARD_NAMES[:HAND_KINDS], MAX_CARDS)
    had = s.hand.astype(int) + s.shown
    for seat, card in np.argwhere(s.drawn > had).tolist():
        raise READ.wrong(
            f"drawn[{seat}]",
            "unlawful.drawn",
            found=int(s.drawn[seat, card]),
            name=CARD_NAMES[card],
            had=int(had[seat, card]),
        )
    together = had.sum(0) + s.pile[:HAND_KINDS] + s.flood_stack[:HAND_KINDS]
    for card in range(HAND_KINDS):
        if together[card] > s.deck[card]:
            raise _miscounted(s, "drawn" if given is None else "shown", card, int(together[card]), "shown")


def _miscounted(s: Record, entry: str, card: int, found: int, where: str) -> Refused:
    return READ.wrong(entry, "unlawful.count", found=found, name=CARD_NAMES[card], where=where, all=int(s.deck[card]))


def _read_speculation(s: Record, given: Any) -> None:
    if given is None:
        return
    entry = READ.table(given, "speculation", "owner", "cards")
    cards = entry.get("cards")
    if not isinstance(cards, list) or not 1 <= len(cards) <= 2:
        raise READ.wrong("speculation.cards", "unlawful.list", least=1, most=2, of="speculation")
    kinds = sorted(READ.choice(card, CARD_NAMES[SPECULATION:HAND_KINDS], "speculation.cards") for card in cards)
    s.speculation[: len(kinds)] = [SPECULATION + kind for kind in kinds]
    s.speculator = READ.number(entry, "owner", 0, int(s.players) - 1, None, "speculation.owner")


def _read_speculation_owner(s: Record) -> None:
    """Speculation is in play only between speculating and the next Flood card, which the next player turns up."""
    if s.speculator == NOBODY:
        return
    before = (s.turn - 1) % s.players
    allowed = {
        Step.FLOOD: [before],
        Step.DRAW: [s.turn] if s.draw_for == FOR_TURN else [before] if s.draw_for == FOR_SPECULATION else [],
        Step.OVER: [s.turn, before],
    }
    if s.speculator not in allowed.get(s.step, []):
        raise READ.wrong("speculation", "unlawful.speculation")


def _read_draw(s: Record, given: Any) -> None:
    READ.exactly_at("draw", given is not None, STEP_NAMES[Step.DRAW], STEP_NAMES[s.step])
    if given is None:
        return
    entry = READ.table(given, "draw", "for", "seat", "owed", "plague_met")
    s.draw_for = READ.choice(entry.get("for"), DRAW_NAMES[1:], "draw.for") + 1
    if s.draw_for == FOR_SPECULATION and s.speculator == NOBODY:
        raise READ.wrong("draw.for", "unlawful.no_speculation")
    drawer = int(s.speculator if s.draw_for == FOR_SPECULATION else s.turn)
    s.drawer = READ.number(entry, "seat", 0, int(s.players) - 1, drawer, "draw.seat")
    if s.drawer != drawer:
        raise READ.wrong("draw.seat", "unlawful.drawer")
    s.owed = READ.number(entry, "owed", 1, MAX_OWED[int(s.draw_for)], None, "draw.owed")
    s.plague_met = READ.number(entry, "plague_met", 0, int(s.players), 0, "draw.plague_met")


def _read_pick(components: Components, s: Record, given: Any) -> None:
    """N4.7: a pick must be one that the player could have made, so it is made again, step by step."""
    if s.step not in (Step.TRADE, Step.PLANT, Step.SPECULATE):
        if given is not None:
            raise READ.only_at("pick", *(STEP_NAMES[step] for step in (Step.TRADE, Step.PLANT, Step.SPECULATE)))
        return
    known = {Step.TRADE: ("trade", "given"), Step.PLANT: ("planting",), Step.SPECULATE: ("speculating",)}
    entry = READ.table(given, "pick", *known[Step(int(s.step))])
    step, s.step = s.step, Step.CHOOSE
    if step == Step.TRADE:
        trade = READ.choice(entry.get("trade"), TRADE_NAMES[1:], "pick.trade")
        steps = [ACTIONS.start(TRADE_NAMES[1 + trade])]  # type: ignore[arg-type]
        if entry.get("given") is not None:
            gifts = [ACTIONS.say(GIVE + gift).removeprefix("give ") for gift in range(GIFTS)]
            steps.append(GIVE + READ.choice(entry["given"], gifts, "pick.given"))
    elif step == Step.PLANT:
        planting = READ.table(entry.get("planting"), "pick.planting")
        steps = [
            PUT + READ.choice(name, PLOT_NAMES, "pick.planting")
            for name in planting
            for _ in range(READ.number(planting, name, 1, MAX_CARDS, None, f"pick.planting.{name}"))
        ]
    else:
        card = READ.choice(entry.get("speculating"), CARD_NAMES[SPECULATION:HAND_KINDS], "pick.speculating")
        steps = [ACTIONS.start("play") + card]
    for action in steps:
        if refusal(s, action) != Reason.FINE:
            raise READ.wrong("pick", "unlawful.pick", move=ACTIONS.say(action))
        act(s, components.parts, action, None)
    if s.step != step:
        raise READ.wrong("pick.planting", "unlawful.needed", step=STEP_NAMES[step])


def read_view(components: Components, given: Any) -> np.recarray:
    """N4.5, N4.6: the View with these readable names, if some position can have it.

    What lies open is read as a position in which all unseen cards are in one place. Then the sizes say how many of them
    are in the pile and in each hand.
    """
    entries = READ.table(given, "view")
    position = {name: value for name, value in entries.items() if name not in OWN}
    players = READ.number(entries, "players", 2, MAX_PLAYERS, None)
    seat = NOBODY if entries.get("seat") is None else READ.number(entries, "seat", 0, players - 1, None)
    rival = next(player for player in range(players) if player != seat)
    hands: list[Any] = [{}] * players
    if seat != NOBODY:
        hands[seat] = entries.get("hand")
        position["drawn"] = [entries.get("drawn") if player == seat else {} for player in range(players)]
    if entries.get("step") == "over":  # when the pile is empty
        hands[rival] = entries.get("unseen")
        position["pile"] = {}
    else:
        position["pile"] = entries.get("unseen")
    if entries.get("shown") is None:
        raise READ.wrong("shown", "entry.missing")
    state = read_position(components, position | {"hands": hands})
    view = blank(VIEW)
    v = view[0]
    look(state[0], seat, v)
    _read_sizes(v, entries)
    if view_position(components, v) != given:
        raise READ.wrong("view", "unlawful.view")
    return view


def _read_sizes(v: Record, entries: dict[str, Any]) -> None:
    """Read the sizes. They must fit the unseen cards, or a deal of them would not end."""
    rivals = [player for player in range(v.players) if player != v.seat]
    for name, sizes in (("hand_sizes", v.hand_size), ("drawn_sizes", v.drawn_size)):
        given = READ.seats(entries.get(name), name, int(v.players))
        for player in rivals:
            sizes[player] = READ.number({name: given[player]}, name, 0, MAX_SIZE, None, f"{name}[{player}]")
    v.bound[:] = READ.counts(entries.get("bound"), "bound", CARD_NAMES, MAX_CARDS)
    v.pile_size = READ.number(entries, "pile_size", 0, MAX_SIZE, None)
    pile, plague = int(v.pile_size), int(v.unseen[PLAGUE])
    for name, cards, sizes, others in (
        ("unseen", v.unseen, v.hand_size, "hold"),
        ("bound", v.bound, v.drawn_size, "drew"),
    ):
        found, wanted = int(cards.sum(dtype=int)), pile + int(sizes[rivals].sum(dtype=int))
        if found != wanted:
            raise READ.wrong(name, "unlawful.sizes", found=found, wanted=wanted, others=others)
    may_be = np.minimum(v.unseen, v.bound).sum(dtype=int)
    if v.bound[PLAGUE] != plague or not plague <= pile <= may_be:
        raise READ.wrong("bound", "unlawful.bound")
    shown = v.shown[rivals].astype(int)
    held_cards = v.unseen[:HAND_KINDS].astype(int) + shown.sum(0) - v.bound[:HAND_KINDS]
    held_sizes = v.hand_size[rivals].astype(int) + shown.sum(1) - v.drawn_size[rivals]
    if held_cards.min() < 0 or held_sizes.min() < 0 or not _can_be_traced(v):
        raise READ.wrong("shown", "unlawful.shown")


def _can_be_traced(v: Record) -> bool:
    """N4.6: whether some deal explains what the rivals have shown."""
    s = blank(STATE)[0]
    gather_cards(v, s)
    return bool(trace_shown(v, new_stream(bytes(KEY_BYTES)), s))
