// Which places of the table an event concerns, and what it moves from where to where. A place is known by its `data-spot`.
// The city of another player may be out of sight: then its seat at the top of the page stands for it, and on a small screen
// the button that turns to Districts and city for what lies there.
import type { PieceMove, Spots } from "../pacing";
import { pieceOf, scenesOf } from "./model";
import type {
  FertilityEvent,
  FertilityGood,
  FertilityPiece,
  FertilitySquare,
  FertilityTile,
  FertilityView,
} from "./types";

/** What flies; FlyingPiece.svelte draws it. A tile may fly to a place of the Valley (`to`), with its halves exchanged. */
export type Piece =
  | { kind: "tile"; tile: FertilityTile; to?: string | undefined; exchanged?: boolean }
  | { kind: "good"; good: FertilityGood }
  | { kind: "district"; district: string }
  | { kind: "monument"; monument: FertilityPiece; seat: number };

const MOST_AT_ONCE = 4; // goods of one event that are shown

export function spots(event: FertilityEvent): readonly Spots[] {
  switch (event.event) {
    case "placed":
      return [tileSpots(event.squares[0])];
    case "quarried":
    case "empty_quarry":
      return [squareSpots(event.square)];
    case "start":
      return [squareSpots(event.square)];
    case "earned":
    case "paid":
    case "returned":
      return [goodsOf(event.seat, event.good)];
    case "missed":
      return [stockOf(event.good)];
    case "built":
    case "district":
      return [districtOf(event)];
    case "supplied":
    case "filled":
    case "exchanged":
    case "exchange_lost":
      return [shopOf(event.seat, event.slot)];
    case "took":
    case "dealt":
    case "discarded":
      return [poolOf(event.seat, event.tile)];
    case "removed":
    case "tile":
      return [commonOf(event.tile)];
    case "last_turns":
      return [["pile"]];
    default:
      return [];
  }
}

export function moves(event: FertilityEvent, view: FertilityView): readonly PieceMove<Piece>[] {
  switch (event.event) {
    case "placed": {
      const to = tileSpots(event.squares[0]);
      const exchanged = event.scenes[0] !== scenesOf(event.tile)[0];
      const piece: Piece = { kind: "tile", tile: event.tile, to: to[0], exchanged };
      return [{ piece, from: poolOf(event.seat, event.tile), to }];
    }
    case "discarded":
      return [{ piece: tile(event.tile), from: poolOf(event.seat, event.tile), to: ["gone", "pile"] }];
    case "earned":
      return goods(event, earnedFrom(event.good), goodsOf(event.seat, event.good));
    case "returned":
      return goods(event, goodsOf(event.seat, event.good), stockOf(event.good));
    case "paid":
      return goods({ ...event, count: 1 }, goodsOf(event.seat, event.good), ROW);
    case "quarried":
      if (event.good !== "monument")
        return goods({ good: event.good, count: 1 }, squareSpots(event.square), goodsOf(event.seat, event.good));
      return [
        {
          piece: { kind: "monument", monument: pieceOf(view, event.seat), seat: event.seat },
          from: [`scale:${event.seat}:monuments`, ...cityOf(event.seat)],
          to: [`monument:${String(event.square)}`, ...squareSpots(event.square)],
        },
      ];
    case "built":
      return [
        {
          piece: { kind: "district", district: event.district },
          from: [...districtOf(event), ...ROW],
          to: [...districtOf(event), ...cityOf(event.seat)],
        },
      ];
    case "district":
      return [
        {
          piece: { kind: "district", district: event.district },
          from: ["districts", ...ROW],
          to: districtOf(event),
        },
      ];
    case "supplied":
      return goods({ ...event, count: 1 }, goodsOf(event.seat, event.good), shopOf(event.seat, event.slot));
    case "exchanged":
      return goods({ ...event, count: 1 }, stockOf(event.good), shopOf(event.seat, event.slot));
    case "took":
      return [
        { piece: tile(event.tile), from: [...commonOf(event.tile), "actions"], to: poolOf(event.seat, event.tile) },
      ];
    case "removed":
      return [{ piece: tile(event.tile), from: commonOf(event.tile), to: ["gone", "pile"] }];
    case "tile":
      return [{ piece: tile(event.tile), from: ["pile"], to: commonOf(event.tile) }];
    default:
      return [];
  }
}

const tile = (name: FertilityTile): Piece => ({ kind: "tile", tile: name });

function goods({ good, count }: { good: FertilityGood; count: number }, from: Spots, to: Spots): PieceMove<Piece>[] {
  return Array.from({ length: Math.min(count, MOST_AT_ONCE) }, () => ({ piece: { kind: "good", good }, from, to }));
}

const ROW: Spots = ["row", "side:city"];
const squareSpots = (square: FertilitySquare): Spots => [`square:${String(square)}`, "valley"];
/** A tile in the Valley is known by its left or upper square. */
const tileSpots = (first: FertilitySquare): Spots => [`tile:${String(first)}`, ...squareSpots(first)];
const cityOf = (seat: number): Spots => [`city:${seat}`, `seat:${seat}`];
const shopOf = (seat: number, slot: number): Spots => [`shop:${seat}:${slot}`, ...cityOf(seat)];
const poolOf = (seat: number, name: FertilityTile): Spots => [`pool:${seat}:${name}`, `pool:${seat}`, ...cityOf(seat)];
const commonOf = (name: FertilityTile): Spots => [`common:${name}`, "common"];
const stockOf = (good: FertilityGood): Spots => [`stock:${good}`, "stock"];
/** Wheat is not in the Stock. */
const earnedFrom = (good: FertilityGood): Spots => (good === "wheat" ? ["valley"] : [...stockOf(good), "valley"]);
const districtOf = ({ district }: { district: string }): Spots => [`district:${district}`];
/** Wheat is kept in the Storehouse, a resource beside the board. */
const goodsOf = (seat: number, good: FertilityGood): Spots =>
  good === "wheat"
    ? [`scale:${seat}:wheat`, ...cityOf(seat)]
    : [`goods:${seat}:${good}`, `goods:${seat}`, ...cityOf(seat)];
