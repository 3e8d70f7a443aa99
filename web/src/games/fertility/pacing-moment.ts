// The big moments of a game: a Quarry, a Monument, the last turns.
import { say } from "../../lib/localization.svelte";
import { playerValues } from "../../lib/narration";
import type { Beat, Moment, Telling } from "../pacing";
import { countWords } from "./goods-words";
import { monumentsOf } from "./model";
import LastTurns from "./moments/LastTurns.svelte";
import Monument from "./moments/Monument.svelte";
import Quarry from "./moments/Quarry.svelte";
import { spots } from "./pacing-moves";
import type { FertilityEvent, FertilityView } from "./types";

type Quarried = Extract<FertilityEvent, { event: "quarried" }>;

export function moment({ events }: Beat<FertilityEvent>, telling: Telling<FertilityView>): Moment | null {
  for (const event of events) {
    if (event.event === "quarried") return quarry(event, telling);
    if (event.event === "last_turns")
      return {
        title: say("web-fertility-moment-last"),
        words: say("fertility-event-last_turns", playerValues("seat", event.seat, telling.players)),
        Picture: LastTurns,
        tone: "calm",
      };
    if (event.event === "turn" && event.seat === telling.me && telling.view.last_turns > 0)
      return {
        title: say("web-fertility-moment-your-last"),
        words: say("web-fertility-last-turn"),
        Picture: LastTurns,
        tone: "calm",
      };
  }
  return null;
}

function quarry(event: Quarried, { me, players, view }: Telling<FertilityView>): Moment {
  const player = playerValues("seat", event.seat, players);
  const tone = event.seat === me ? "good" : "calm";
  const place = spots(event)[0]!;
  if (event.good !== "monument")
    return {
      title: say("web-fertility-moment-quarry"),
      words: say("web-fertility-log-quarry", { ...player, goods: countWords(event.good, 1) }),
      Picture: Quarry,
      tone,
      spots: place,
    };
  const count = monumentsOf(view, event.seat) + 1; // the view is from before
  return {
    title: say("web-fertility-moment-monument"),
    words: say("web-fertility-moment-monuments", { ...player, count }),
    Picture: Monument,
    tone: me !== null && event.seat !== me && count > monumentsOf(view, me) ? "bad" : tone,
    spots: place,
  };
}
