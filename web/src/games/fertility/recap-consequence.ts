// What a turn of another player changed for the reader: the one thing that matters most.
import { formatList } from "../../lib/formatting";
import { say } from "../../lib/localization.svelte";
import { nameOf } from "../../lib/narration";
import type { RecapLine, Telling } from "../pacing";
import { tileWords } from "./goods-words";
import { monumentsOf, squareOf } from "./model";
import { spots } from "./pacing-moves";
import { almostQuarries, neighboursOf } from "./quarry-squares";
import { ofKind } from "./recap-deeds";
import type { FertilityEvent, FertilityResource, FertilityView } from "./types";

export type Consequence = Pick<RecapLine, "words" | "tone" | "places">;
type Context = Telling<FertilityView>;

/** `turn` are the events of a seat's turn among all `events` since the reader's last one. */
export function consequenceOf(
  seat: number,
  turn: readonly FertilityEvent[],
  events: readonly FertilityEvent[],
  telling: Context,
): Consequence | null {
  return (
    monuments(seat, turn, telling) ??
    emptyStock(turn, events, telling.view) ??
    nearQuarry(turn, telling.view) ??
    offers(turn, telling.view)
  );
}

/** Most Monuments in the Valley are worth 15 Debens (F8.6). */
function monuments(seat: number, turn: readonly FertilityEvent[], { me, players, view }: Context): Consequence | null {
  const placed = ofKind(turn, "quarried").filter(({ good }) => good === "monument");
  if (!placed.length || me === null) return null;
  const count = monumentsOf(view, seat);
  const own = monumentsOf(view, me);
  return {
    words: say("web-fertility-recap-monuments", { seat: nameOf(seat, players.names), count, own }),
    tone: count > own ? "bad" : "calm",
    places: placed.flatMap(spots),
  };
}

function emptyStock(
  turn: readonly FertilityEvent[],
  events: readonly FertilityEvent[],
  view: FertilityView,
): Consequence | null {
  const last = new Map<FertilityResource, FertilityEvent>(); // what took the last one
  for (const event of events) {
    const good = fromStock(event);
    if (good && !view.stock[good]) last.set(good, event);
  }
  const found = [...last].find(([, event]) => turn.includes(event));
  if (!found) return null;
  const [good] = found;
  return {
    words: say("web-fertility-recap-stock", { good_id: good }),
    tone: "bad",
    places: [[`stock:${good}`, "stock"]],
  };
}

function fromStock(event: FertilityEvent): FertilityResource | null {
  if (event.event === "exchanged") return event.good;
  if (event.event === "earned") return event.good === "wheat" ? null : event.good;
  if (event.event === "quarried") return event.good === "monument" ? null : event.good;
  return null;
}

function nearQuarry(turn: readonly FertilityEvent[], view: FertilityView): Consequence | null {
  const laid = new Set(ofKind(turn, "placed").flatMap(({ squares }) => squares.map(squareOf)));
  const near = almostQuarries(view.valley).find((square) =>
    neighboursOf(square).some((one) => laid.has(squareOf(one))),
  );
  if (!near) return null;
  return {
    words: say("web-fertility-recap-near-quarry"),
    tone: "good",
    places: [[`square:${String(near)}`, "valley"]],
  };
}

/** What took the place of a tile or a District, if it is still there. */
function offers(turn: readonly FertilityEvent[], view: FertilityView): Consequence | null {
  const districts = ofKind(turn, "district").filter(({ district }) => view.row.includes(district));
  const tiles = ofKind(turn, "tile").filter(({ tile }) => view.common[tile]);
  if (!districts.length && !tiles.length) return null;
  const words = [
    ...(districts.length ? [say("web-fertility-recap-district", { count: districts.length })] : []),
    ...tiles.map(({ tile }) => tileWords(tile)),
  ];
  return {
    words: say("web-fertility-offers", { what: formatList(words) }),
    tone: "calm",
    places: [...districts, ...tiles].flatMap(spots),
  };
}
