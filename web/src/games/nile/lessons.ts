// What the coach says about NILE, in the order in which lessons are told where several fit.
// Messages: web-pages-learn-nile-goal, -flood, -hand, -plant, -nothing, -finish, -rival, -harvest, -kinds, -add, -outplant,
// -market, -offering, -speculate, -balance, -plague, -season, -free, -end
// Chapters: web-pages-learn-nile-chapter-turn, -chapter-fields, -chapter-choices, -chapter-game
import type { Lesson, Moment } from "../../learn/lesson";
import { say, type Values } from "../../lib/localization.svelte";
import type { Spots } from "../pacing";
import { CROPS, isSpeculation, sorted, total } from "./model";
import type { NileCrop, NileEvent, NileMove, NileView } from "./types";

type At = Moment<NileView, NileEvent, NileMove>;
type Harvest = Extract<NileEvent, { event: "harvested" }>;

const cardName = (card: string | null | undefined) => (card ? say(`nile-card-${card}`) : "");
const fieldsOf = (at: At, seat: number) => CROPS.filter((crop) => at.view.fields[crop]?.owner === seat);
const rivalField = (at: At): NileCrop | undefined => fieldsOf(at, at.opponent)[0];
const toAdd = (at: At) => fieldsOf(at, at.me).find((crop) => at.can("put", (move) => move.what === crop));
const speculation = (at: At) => sorted(at.view.hand).find(([card]) => isSpeculation(card))?.[0];
const lastHarvest = (at: At) =>
  at.events.findLast((event): event is Harvest => event.event === "harvested" && event.seat === at.me);
const outplanted = (at: At): Values => {
  const crop = rivalField(at);
  const cards = (crop && at.view.fields[crop]?.cards) ?? 0;
  return { rival: at.rival, card: cardName(crop), count: cards, needed: cards + 1 };
};
/** Before anything is picked: the time for lessons on what can be done. */
const choosing = (at: At) => at.mine && at.view.step === "choose";

// Places, each with others to fall back on.
const hand = (at: At): Spots => [`hand:${at.me}`];
const storage = (at: At): Spots => [`storage:${at.me}`];
const fields = (seat: number): Spots => [`fields:${seat}`, `seat:${seat}`];
const plot = (crop: string | undefined, seat: number): Spots =>
  crop ? [`plot:${crop}`, ...fields(seat)] : fields(seat);
const main: Spots = ["main", "actions"];

const LESSONS: Lesson<NileView, NileEvent, NileMove>[] = [
  { id: "goal", chapter: "turn", now: () => true, points: (at) => [storage(at)] },
  {
    id: "flood",
    chapter: "turn",
    now: (at) => at.mine && at.view.flood !== null,
    points: () => [["flood"]],
    values: (at) => ({ card: cardName(at.view.flood) }),
  },
  { id: "hand", chapter: "turn", now: (at) => at.mine, points: (at) => [hand(at)] },
  {
    id: "plant",
    chapter: "turn",
    now: (at) => choosing(at) && at.can("put") && at.count("planted") === 0,
    points: (at) => [hand(at)],
    done: (at) => at.view.step === "plant" || at.count("planted") > 0,
    suggests: ["put"],
  },
  {
    id: "nothing",
    chapter: "turn",
    now: (at) => choosing(at) && !at.can("put") && at.count("planted") === 0,
    points: () => [main],
    done: (at) => !at.mine,
    extra: true,
  },
  {
    id: "finish",
    chapter: "turn",
    now: (at) => at.mine && at.view.step === "plant",
    points: (at) => [at.can("done") ? main : hand(at)],
    done: (at) => at.count("planted") > 0,
    suggests: ["put", "done"],
    pressing: true,
  },
  {
    id: "rival",
    chapter: "turn",
    now: (at) => at.turns >= 1 && (!at.mine || at.turns >= 2),
    points: (at) => [[`seat:${at.opponent}`], fields(at.opponent)],
    values: (at) => ({ rival: at.rival }),
    holds: true,
  },
  {
    id: "harvest",
    chapter: "fields",
    now: (at) => at.count("harvested") > 0,
    points: (at) => [storage(at)],
    values: (at) => ({ card: cardName(lastHarvest(at)?.crop) }),
  },
  { id: "kinds", chapter: "fields", now: (at) => choosing(at) && at.turns >= 2, points: (at) => [hand(at)] },
  {
    id: "add",
    chapter: "fields",
    now: (at) => choosing(at) && toAdd(at) !== undefined,
    points: (at) => (at.small ? [plot(toAdd(at), at.me)] : [plot(toAdd(at), at.me), hand(at)]),
    values: (at) => ({ card: cardName(toAdd(at)) }),
  },
  {
    id: "outplant",
    chapter: "fields",
    now: (at) => choosing(at) && rivalField(at) !== undefined,
    points: (at) => [plot(rivalField(at), at.opponent)],
    values: outplanted,
  },
  {
    id: "market",
    chapter: "choices",
    now: (at) => choosing(at) && at.turns >= 3 && at.can("market"),
    points: () => [["actions:market", "actions"]],
  },
  {
    id: "offering",
    chapter: "choices",
    now: (at) => choosing(at) && at.turns >= 4 && at.can("offering"),
    points: () => [["actions:offering", "actions"]],
  },
  {
    id: "speculate",
    chapter: "choices",
    now: (at) => choosing(at) && (at.turns >= 5 || (at.turns >= 3 && speculation(at) !== undefined)),
    points: (at) => [
      speculation(at) ? [`hand:${at.me}:${speculation(at)}`, ...hand(at)] : ["speculation", ...hand(at)],
    ],
  },
  {
    id: "balance",
    chapter: "choices",
    now: (at) => choosing(at) && (total(at.view.storage[at.me] ?? {}) >= 3 || at.turns >= 6),
    points: (at) => [storage(at)],
  },
  {
    id: "plague",
    chapter: "game",
    now: (at) => at.count("locusts", "any") > 0 || (choosing(at) && at.turns >= 6),
    points: () => [["plague", "pile"]],
  },
  {
    id: "season",
    chapter: "game",
    now: (at) => at.count("reshuffled", "any") > 0 || (choosing(at) && at.turns >= 7),
    points: () => [["pile"]],
  },
  { id: "free", chapter: "game", now: (at) => choosing(at) && at.turns >= 8, points: () => [["hint"]] },
  { id: "end", chapter: "game", now: (at) => at.scene.over, points: () => [], pressing: true },
];
export default LESSONS;

// The short lessons: what their tasks are about.
// Messages: web-pages-learn-nile-short-outplant-title, -task, -praise, -again; the same for -market, -offering,
// -speculation, -plague, -monuments
export const short: Readonly<Record<string, readonly Spots[]>> = {
  outplant: [["plot:castor"], ["hand:0:castor"]],
  market: [["storage:0"], ["actions:market", "actions"]],
  offering: [["actions:offering", "actions"], ["fields:0"]],
  speculation: [["pile"]],
  plague: [["plot:wheat"], ["plot:lettuce"]],
  monuments: [["hand:0:stone", "hand:0"]],
};
