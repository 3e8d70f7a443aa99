// What the others did since the reader's last turn: one line for each, with what is different for the reader now.
import { formatList } from "../../lib/formatting";
import { say } from "../../lib/localization.svelte";
import { nameOf } from "../../lib/narration";
import type { RecapLine, Spots, Telling } from "../pacing";
import { spots } from "./pacing-moves";
import { consequenceOf } from "./recap-consequence";
import { deedWords } from "./recap-deeds";
import type { FertilityEvent, FertilityView } from "./types";

// What is shown on the table while the reader points at a line.
const SHOWN = ["placed", "quarried", "built", "supplied", "exchanged"];
// They name a seat that does nothing. What the set-up lays out belongs to nobody.
const NO_DEEDS = ["begins", "dealt", "turn", "last_turns"];

export function recap(events: readonly FertilityEvent[], telling: Telling<FertilityView>): RecapLine[] {
  const lines: RecapLine[] = [];
  for (const [seat, turn] of bySeat(events)) {
    const deeds = deedWords(turn);
    if (seat === telling.me || !deeds.length) continue;
    const name = nameOf(seat, telling.players.names);
    const did = say("web-fertility-recap-did", { seat: name, did: formatList(deeds) });
    const consequence = consequenceOf(seat, turn, events, telling);
    lines.push({
      seat,
      words: consequence ? `${did} ${consequence.words}` : did,
      tone: consequence?.tone ?? "calm",
      places: [...placesOf(turn), ...(consequence?.places ?? [])],
    });
  }
  if (telling.view.last_turns > 0)
    lines.push({ seat: null, words: say("web-fertility-recap-last"), tone: "calm", places: [["pile"]] });
  return lines;
}

/** The events of each seat's turn, in the order of the turns, with what the turn set off. */
function bySeat(events: readonly FertilityEvent[]): Map<number, FertilityEvent[]> {
  const found = new Map<number, FertilityEvent[]>();
  let seat: number | null = null;
  for (const event of events) {
    if (NO_DEEDS.includes(event.event)) continue;
    if ("seat" in event) seat = event.seat;
    if (seat !== null) found.set(seat, [...(found.get(seat) ?? []), event]);
  }
  return found;
}

function placesOf(turn: readonly FertilityEvent[]): Spots[] {
  const places = turn.filter(({ event }) => SHOWN.includes(event)).flatMap(spots);
  return [...new Map(places.map((place) => [place[0], place])).values()];
}
