// The view after one event of an entry, for showing the events of a turn one after another. The server decides: its scene
// replaces this one at the end of the entry. So only what lies on the table is kept up to date, not what a player may do.
import type {
  FertilityEvent,
  FertilityGood,
  FertilityResource,
  FertilitySquare,
  FertilityTile,
  FertilityView,
  Goods,
} from "./types";

export function apply(view: FertilityView, event: FertilityEvent): FertilityView {
  switch (event.event) {
    case "placed": {
      const [one, other] = event.squares;
      const half = draw(view.valley, one, letterOf(event.scenes[0]));
      const valley = draw(half, other, letterOf(event.scenes[1]));
      return { ...view, valley, pools: ofSeat(view.pools, event, -1), placed: add(view.placed, event.tile, 1) };
    }
    case "discarded":
      return { ...view, pools: ofSeat(view.pools, event, -1), gone: add(view.gone, event.tile, 1) };
    case "earned":
      return move(view, event.seat, event.good, event.count);
    case "returned":
      return move(view, event.seat, event.good, -event.count);
    case "paid":
      return move(view, event.seat, event.good, -1);
    case "quarried": {
      if (event.good !== "monument") return move(view, event.seat, event.good, 1);
      const monuments = change(view.monuments, event.seat, (left) => left - 1);
      return { ...view, monuments, valley: draw(view.valley, event.square, String(event.seat)) };
    }
    case "built": {
      const metropolis = change(view.metropolis, event.seat, (built) => [...built, event.district]);
      return { ...view, metropolis, row: view.row.filter((name) => name !== event.district) };
    }
    case "supplied":
      return { ...view, beside: add(view.beside, event.good, -1), tokens: put(view, event) };
    case "exchanged":
      return { ...view, stock: add(view.stock, event.good, -1), tokens: put(view, event) };
    case "took":
      return { ...view, common: add(view.common, event.tile, -1), pools: ofSeat(view.pools, event, 1) };
    case "removed":
      return { ...view, common: add(view.common, event.tile, -1), gone: add(view.gone, event.tile, 1) };
    case "tile": {
      const unseen = add(view.unseen, event.tile, -1);
      return { ...view, unseen, pile_size: view.pile_size - 1, common: add(view.common, event.tile, 1) };
    }
    case "district":
      return { ...view, row: [...view.row, event.district] };
    case "last_turns":
      return { ...view, last_turns: view.players };
    case "turn":
      return { ...view, turn: event.seat };
    default:
      return view;
  }
}

type OfSeat = { seat: number; tile: FertilityTile };
type OnShop = { seat: number; slot: number; good: FertilityResource };

/** Goods between the Stock and a player; Wheat is not in the Stock. */
function move(view: FertilityView, seat: number, good: FertilityGood, count: number): FertilityView {
  if (good === "wheat") return { ...view, wheat: change(view.wheat, seat, (wheat) => wheat + count) };
  return { ...view, beside: add(view.beside, good, count), stock: add(view.stock, good, -count) };
}

function put(view: FertilityView, { seat, slot, good }: OnShop): FertilityView["tokens"] {
  return change(view.tokens, seat, (shops) => ({ ...shops, [slot]: add(shops[slot] ?? {}, good, 1) }));
}

function ofSeat(pools: FertilityView["pools"], { seat, tile }: OfSeat, count: number): FertilityView["pools"] {
  return change(pools, seat, (pool) => add(pool, tile, count));
}

/** Kinds with a count of 0 are left out, as the server does. */
function add<Counts extends Goods | FertilityView["common"]>(
  counts: Counts,
  kind: keyof Counts & string,
  more: number,
): Counts {
  const { [kind]: before, ...others } = counts;
  const now = ((before as number | undefined) ?? 0) + more;
  return (now > 0 ? { ...others, [kind]: now } : others) as Counts;
}

function change<Part>(bySeat: readonly Part[], seat: number, changed: (part: Part) => Part): Part[] {
  return bySeat.map((part, number) => (number === seat ? changed(part) : part));
}

function draw(valley: readonly string[], [row, column]: FertilitySquare, letter: string): string[] {
  return change(valley, row, (line) => line.slice(0, column) + letter + line.slice(column + 1));
}

const letterOf = (scene: FertilityResource): string => scene.charAt(0).toUpperCase();
