// What the others did since the reader's last turn, and what it meant for the reader.
import { formatList } from "../../lib/formatting";
import { say } from "../../lib/localization.svelte";
import { nameOf, narrateEvents, type Players } from "../../lib/narration";
import type { Beat, RecapLine, Spots, Telling } from "../pacing";
import { cardsOf, plotOf, spots } from "./pacing-moves";
import { isMonument, plantedOn } from "./model";
import type { NileCard, NileEvent, NilePlot, NileView } from "./types";
import { cardWords } from "./wording";

/** What one opponent did. */
class Doings {
  readonly actions: string[] = []; // messages without values
  readonly planted = new Map<NilePlot, number>();
  readonly speculated: NileCard[] = [];
  readonly harvested = new Map<NileCard, number>();
  /** What the reader lost by it. */
  readonly losses: NileEvent[] = [];
  readonly places: Spots[] = [];

  constructor(readonly seat: number) {}

  line(players: Players): RecapLine[] {
    const actions = [...new Set(this.actions)].map((id) => say(id));
    const planted = [...this.planted].map(([plot, count]) => cardsPlanted(plot, count));
    if (planted.length) actions.push(say("web-nile-recap-planted", { cards: formatList(planted) }));
    const speculated = this.speculated.map(cardWords);
    if (speculated.length) actions.push(say("web-nile-recap-speculated", { cards: formatList(speculated) }));
    if (this.harvested.size) actions.push(say("web-nile-recap-harvested", { cards: cardsIn(this.harvested) }));
    if (!actions.length) return []; // their turn has just begun
    const words = say("web-nile-recap-line", {
      name: nameOf(this.seat, players.names),
      actions: formatList(actions, "unit"),
    });
    const line: RecapLine = {
      seat: this.seat,
      words: [words, ...this.losses.map((event) => sentence(event, players))].join(" "),
      tone: this.losses.length ? "bad" : "calm",
      places: this.places.length ? this.places : [[`seat:${this.seat}`]],
    };
    return [line];
  }
}

export function recap(events: readonly NileEvent[], { me, players, view }: Telling<NileView>): RecapLine[] {
  const lines: (Doings | RecapLine)[] = []; // in the order in which they happened
  const harvest = new Map<NileCard, number>(); // the reader's
  const paid: NileCard[] = []; // the reader's Speculation cards that succeeded
  const by = (seat: number): Doings => {
    const known = lines.find((line): line is Doings => line instanceof Doings && line.seat === seat);
    if (known) return known;
    const doings = new Doings(seat);
    lines.push(doings);
    return doings;
  };
  const tell = (event: NileEvent, tone: RecapLine["tone"], words = sentence(event, players)) =>
    lines.push({ seat: null, words, tone, places: spots(event) });

  const owns = (seat: number, plot: NilePlot) => plantedOn(view, plot)?.owner === seat;
  let turn: number | null = null;
  for (const event of events) {
    if ("seat" in event && event.seat === me && event.event !== "turn") {
      if (event.event === "harvested") count(harvest, event.crop, 1);
      if (event.event === "succeeded") {
        paid.push(event.card);
        tell(event, "good");
      }
      continue;
    }
    switch (event.event) {
      case "turn":
        turn = event.seat;
        if (turn !== me) by(turn); // lines are in the order of turns
        break;
      case "traded":
        by(event.seat).actions.push(event.at === "market" ? "web-nile-recap-market" : "web-nile-recap-offering");
        break;
      case "passed":
        by(event.seat).actions.push("web-nile-recap-passed");
        break;
      case "planted":
        count(by(event.seat).planted, event.plot, event.cards);
        // The plot may be another player's by now.
        by(event.seat).places.push(plotOf(event.plot, event.seat).slice(owns(event.seat, event.plot) ? 0 : 1));
        break;
      case "ousted":
        if (event.owner === me && turn !== null) by(turn).losses.push(event);
        break;
      case "speculated":
        by(event.seat).speculated.push(event.card);
        by(event.seat).places.push(["speculation", `seat:${event.seat}`]);
        break;
      case "harvested":
        count(by(event.seat).harvested, event.crop, 1);
        by(event.seat).places.push(cardsOf("storage", event.seat, event.crop));
        break;
      case "spent": {
        // Speculation lies until the next flood. What is discarded before anybody else has speculated was the reader's.
        const others = lines.some((line) => line instanceof Doings && line.speculated.length);
        if (!others && me !== null && !paid.includes(event.card))
          tell(event, "bad", say("web-nile-recap-failed", { card: cardWords(event.card) }));
        break;
      }
      case "washed":
        if (event.owner === me) tell(event, "bad");
        break;
      case "eaten":
        tell(event, event.owner === me ? "bad" : "calm");
        break;
      case "succeeded":
      case "reshuffled":
        tell(event, "calm");
        break;
    }
  }
  const told = lines.flatMap((line) => (line instanceof Doings ? line.line(players) : line));
  if (!harvest.size || me === null) return told;
  const words = say("web-nile-recap-harvest", { cards: cardsIn(harvest) });
  const places = [...harvest.keys()].map((crop) => cardsOf("storage", me, crop));
  return [...told, { seat: null, words, tone: "good", places }];
}

function count<Name>(counts: Map<Name, number>, name: Name, more: number): void {
  counts.set(name, (counts.get(name) ?? 0) + more);
}

function cardsIn(counts: ReadonlyMap<NileCard, number>): string {
  return formatList([...counts].map(([card, count]) => say("web-nile-recap-cards", { count, card: cardWords(card) })));
}

function cardsPlanted(plot: NilePlot, count: number): string {
  if (isMonument(plot)) return say("web-nile-recap-stone", { count, plot: say(`nile-plot-${plot}`), plot_id: plot });
  return say("web-nile-recap-cards", { count, card: cardWords(plot) });
}

/** The gist of a beat: which cards are given and drawn is in the log. */
export function words({ events }: Beat<NileEvent>, { me, players }: Telling<NileView>): string {
  const gist = events.filter(({ event }) => event !== "gave" && event !== "drew");
  const draws = events.filter((event) => event.event === "drew" && event.seat === me);
  return narrateEvents("nile", [...gist, ...draws], players).join(" ");
}

/** An event as the log says it. */
export function sentence(event: NileEvent, players: Players): string {
  return narrateEvents("nile", [event], players).join(" ");
}
