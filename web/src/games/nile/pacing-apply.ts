// What an event changes on the table, for display between two scenes of the server. The rules are the server's: this only
// moves the cards that the event names. tests/nile/pacing.test.ts compares it with whole games of the server.
import { cardOf, isMonument, plantedOn } from "./model";
import type { NileCard, NileEvent, NilePlanted, NilePlot, NileView } from "./types";

export function apply(view: NileView, event: NileEvent): NileView {
  switch (event.event) {
    case "turn":
      return { ...view, turn: event.seat, step: "flood" };
    case "dealt":
    case "drew": {
      const drawn = { ...view, pile_size: view.pile_size - 1, hand_sizes: added(view.hand_sizes, event.seat, 1) };
      return event.card ? { ...drawn, hand: withCards(view.hand, event.card, 1) } : drawn;
    }
    case "flooded": {
      const flood_stack = withCards(view.flood_stack, event.card, 1);
      return { ...view, flood: event.card, flood_stack, pile_size: view.pile_size - 1 };
    }
    case "locusts":
      return { ...view, plague_aside: true, pile_size: view.pile_size - 1 };
    case "reshuffled":
      return {
        ...view,
        season: event.season,
        pile_size: event.cards,
        plague_aside: false,
        discards: {},
        flood_stack: {},
      };
    case "eaten":
    case "ousted":
      return discarded(planted(view, event.plot, null), cardOf(event.plot), event.cards);
    case "washed":
      return discarded(planted(view, event.plot, { owner: event.owner, cards: event.left }), "stone", 1);
    case "spent":
      return discarded(withoutSpeculation(view, event.card), event.card, 1);
    case "harvested": {
      const stored = withStorage(view, event.seat, event.crop, 1);
      return planted(stored, event.crop, { owner: event.seat, cards: event.left });
    }
    case "traded":
      return { ...view, pick: null };
    case "gave": {
      const gave =
        event.from === "hand"
          ? fromHand(view, event.seat, event.card, 1)
          : withStorage(view, event.seat, event.card, -1);
      return discarded(gave, event.card, 1);
    }
    case "planted": {
      const there = plantedOn(view, event.plot);
      const cards = event.cards + (there?.owner === event.seat ? there.cards : 0);
      const left = fromHand(view, event.seat, cardOf(event.plot), event.cards);
      return { ...planted(left, event.plot, { owner: event.seat, cards }), pick: null };
    }
    case "speculated": {
      const owner = event.seat;
      const cards = [...(view.speculation?.owner === owner ? view.speculation.cards : []), event.card];
      return { ...fromHand(view, owner, event.card, 1), speculation: { owner, cards }, pick: null };
    }
    default:
      return view;
  }
}

function added(sizes: readonly number[], seat: number, more: number): number[] {
  return sizes.map((size, at) => (at === seat ? size + more : size));
}

function withCards<Card extends string>(
  cards: Partial<Record<Card, number>>,
  card: Card,
  more: number,
): Partial<Record<Card, number>> {
  const { [card]: count = 0, ...others } = cards as Record<Card, number | undefined>;
  const now = (count as number) + more;
  return (now > 0 ? { ...cards, [card]: now } : others) as Partial<Record<Card, number>>;
}

function discarded(view: NileView, card: NileCard, count: number): NileView {
  return { ...view, discards: withCards(view.discards, card, count) };
}

/** Only one's own cards are known; of the others' hands, how many. */
function fromHand(view: NileView, seat: number, card: NileCard, count: number): NileView {
  const hand = seat === view.seat ? withCards(view.hand, card, -count) : view.hand;
  return { ...view, hand, hand_sizes: added(view.hand_sizes, seat, -count) };
}

function withStorage(view: NileView, seat: number, card: NileCard, more: number): NileView {
  const storage = view.storage.map((cards, at) => (at === seat ? withCards<string>(cards, card, more) : cards));
  return { ...view, storage, storage_sizes: added(view.storage_sizes, seat, more) };
}

/** A plot without cards is nobody's. */
function planted(view: NileView, plot: NilePlot, now: NilePlanted | null): NileView {
  const place = isMonument(plot) ? "monuments" : "fields";
  const { [plot]: _before, ...others } = view[place] as Partial<Record<NilePlot, NilePlanted>>;
  return { ...view, [place]: now && now.cards > 0 ? { ...others, [plot]: now } : others };
}

function withoutSpeculation(view: NileView, card: NileCard): NileView {
  if (!view.speculation) return view;
  const cards = [...view.speculation.cards];
  const at = cards.findIndex((one) => one === card);
  if (at >= 0) cards.splice(at, 1);
  return { ...view, speculation: cards.length ? { ...view.speculation, cards } : null };
}
