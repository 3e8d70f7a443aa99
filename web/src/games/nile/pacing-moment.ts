// NILE's big moments: the Plague, a loss of the reader's, a speculation that succeeds, a new season.
import { say } from "../../lib/localization.svelte";
import type { Beat, Moment, Telling } from "../pacing";
import { cardsOf, spots } from "./pacing-moves";
import Locusts from "./moments/Locusts.svelte";
import LostField from "./moments/LostField.svelte";
import LostMonument from "./moments/LostMonument.svelte";
import NewSeason from "./moments/NewSeason.svelte";
import Success from "./moments/Success.svelte";
import { isMonument } from "./model";
import { sentence } from "./pacing-recap";
import type { NileEvent, NileView } from "./types";

type Of<Name extends NileEvent["event"]> = Extract<NileEvent, { event: Name }>;

export function moment({ events }: Beat<NileEvent>, { me, players, view }: Telling<NileView>): Moment | null {
  const all = <Name extends NileEvent["event"]>(name: Name) =>
    events.filter((event): event is Of<Name> => event.event === name);
  const tell = (told: readonly NileEvent[]) => told.map((event) => sentence(event, players)).join(" ");

  const eaten = all("eaten");
  const locusts = all("locusts");
  if (eaten.length || locusts.length) {
    // First what concerns the reader.
    const own = eaten.filter(({ owner }) => owner === me);
    const told = own.length ? own : eaten.length ? eaten : locusts;
    const tone = own.length ? "bad" : "calm";
    return { title: say("nile-card-plague"), words: tell(told), Picture: Locusts, tone, spots: spots(told[0]!)[0] };
  }
  const lost = events.find(
    (event): event is Of<"ousted"> | Of<"washed"> =>
      (event.event === "ousted" || (event.event === "washed" && event.left === 0)) && event.owner === me,
  );
  if (lost) {
    const monument = isMonument(lost.plot);
    return {
      title: say(monument ? "web-nile-moment-lost-monument" : "web-nile-moment-lost-field"),
      words: tell([lost, ...all("planted").filter(({ plot }) => plot === lost.plot)]),
      Picture: monument ? LostMonument : LostField,
      tone: "bad",
      spots: [`fields:${lost.owner}`, `seat:${lost.owner}`], // its plot may be another player's now
    };
  }
  const succeeded = all("succeeded");
  if (succeeded.length) {
    const tone = succeeded.some(({ seat }) => seat === me) ? "good" : "calm";
    return {
      title: say("web-nile-moment-success"),
      words: tell(succeeded),
      Picture: Success,
      tone,
      spots: ["speculation", ...cardsOf("hand", succeeded[0]!.seat, null)],
    };
  }
  const [season] = all("reshuffled");
  if (!season) return null;
  const title =
    season.season === view.players
      ? say("web-nile-moment-last-season")
      : say("web-nile-season", { season: season.season, seasons: view.players });
  return { title, words: tell([season]), Picture: NewSeason, tone: "calm", spots: ["pile"] };
}
