// What the coach says about NILE, in the order in which lessons are told where several fit.
// Messages: web-pages-learn-nile-goal, -flood, -hand, -plant, -nothing, -finish, -rival, -harvest, -speculate, -outplant,
// -add, -trade, -plague, -season, -balance, -free, -end
import type { Lesson, Moment } from "../../learn/lesson";
import { say, type Values } from "../../lib/localization.svelte";
import { CROPS, isSpeculation, sorted, total } from "./model";
import type { NileEvent, NileMove, NileView } from "./types";

type At = Moment<NileView, NileEvent, NileMove>;
type Harvest = Extract<NileEvent, { event: "harvested" }>;

const cardName = (card: string | null | undefined) => (card ? say(`nile-card-${card}`) : "");
const ownFields = (at: At) => CROPS.filter((crop) => at.view.fields[crop]?.owner === at.me);
const rivalField = (at: At) =>
  CROPS.find((crop) => at.view.fields[crop] !== undefined && at.view.fields[crop].owner !== at.me);
const toAdd = (at: At) => ownFields(at).find((crop) => at.can("put", (move) => move.what === crop));
const speculation = (at: At) =>
  sorted(at.view.hand).find(([card]) => isSpeculation(card) && at.can("play", (move) => move.what === card))?.[0];
const lastHarvest = (at: At) =>
  at.events.findLast((event): event is Harvest => event.event === "harvested" && event.seat === at.me);
const field = (at: At): Values => {
  const crop = rivalField(at);
  const cards = (crop && at.view.fields[crop]?.cards) ?? 0;
  return { rival: at.rival, card: cardName(crop), count: cards, needed: cards + 1 };
};

const LESSONS: Lesson<NileView, NileEvent, NileMove>[] = [
  { id: "end", now: (at) => at.scene.over },
  {
    id: "finish",
    now: (at) => at.mine && at.view.step === "plant",
    done: (at) => at.count("planted") > 0,
    pressing: true,
  },
  { id: "goal", now: () => true },
  { id: "flood", now: (at) => at.mine && at.view.flood !== null, values: (at) => ({ card: cardName(at.view.flood) }) },
  { id: "hand", now: (at) => at.mine },
  {
    id: "plant",
    now: (at) => at.mine && at.view.step === "choose" && at.can("put") && at.count("planted") === 0,
    done: (at) => at.view.step === "plant" || at.count("planted") > 0,
  },
  {
    id: "nothing",
    now: (at) => at.mine && at.view.step === "choose" && !at.can("put") && at.count("planted") === 0,
    done: (at) => !at.mine,
  },
  {
    id: "harvest",
    now: (at) => at.count("harvested") > 0,
    values: (at) => ({ card: cardName(lastHarvest(at)?.crop) }),
  },
  { id: "plague", now: (at) => at.count("locusts", "any") > 0 },
  { id: "rival", now: (at) => at.turns >= 1 && (!at.mine || at.turns >= 2), values: (at) => ({ rival: at.rival }) },
  {
    id: "add",
    now: (at) => at.mine && at.view.step === "choose" && toAdd(at) !== undefined,
    done: (at) => at.view.step === "plant" || at.count("planted") > 1,
    values: (at) => ({ card: cardName(toAdd(at)) }),
  },
  { id: "outplant", now: (at) => at.mine && rivalField(at) !== undefined, values: field },
  {
    id: "speculate",
    now: (at) => at.mine && at.view.step === "choose" && speculation(at) !== undefined,
    done: (at) => at.count("speculated") > 0,
    values: (at) => ({ card: cardName(speculation(at)) }),
  },
  { id: "trade", now: (at) => at.mine && at.view.step === "choose" && at.turns >= 3 && at.can("market") },
  { id: "balance", now: (at) => at.mine && total(at.view.storage[at.me] ?? {}) >= 3 },
  { id: "season", now: (at) => at.count("reshuffled", "any") > 0 },
  { id: "free", now: (at) => at.mine && at.turns >= 5 },
];
export default LESSONS;
