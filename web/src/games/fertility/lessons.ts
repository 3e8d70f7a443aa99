// What the coach says about Fertility, in the order in which lessons are told where several fit.
// Messages: web-pages-learn-fertility-goal, -valley, -place, -discard, -quarry, -earned, -shops, -build, -pay, -supply, -exchanging,
// -filled, -done, -take, -rival, -wheat, -specialised, -exchange, -gods, -monuments, -last, -free, -end
// Chapters: web-pages-learn-fertility-chapter-valley, -chapter-city, -chapter-shops, -chapter-game
import type { Lesson, Moment } from "../../learn/lesson";
import type { Spots } from "../pacing";
import { sceneOn } from "./model";
import type { FertilityEvent, FertilityMove, FertilityView } from "./types";

type At = Moment<FertilityView, FertilityEvent, FertilityMove>;
type Filled = Extract<FertilityEvent, { event: "filled" }>;

/** The starting Shops, as they stand in every Metropolis of the shipped set. */
const STATUE = 0;
const SPECIALISED = 1;
const EXCHANGE = 2;

const building = (at: At) => at.mine && at.view.step === "city";
/** Before a tile is placed: the time for lessons on the rest of the game. */
const placing = (at: At) => at.mine && at.view.step === "place";
const earnedWheat = (at: At) =>
  at.events.some((one) => one.event === "earned" && one.seat === at.me && one.good === "wheat");
const lastFilled = (at: At) =>
  at.events.findLast((event): event is Filled => event.event === "filled" && event.seat === at.me);

// Places, each with others to fall back on.
const city = (at: At): Spots => [`city:${at.me}`];
const shop = (at: At, slot: number | undefined): Spots =>
  slot === undefined ? city(at) : [`shop:${at.me}:${slot}`, ...city(at)];
const scale = (at: At, name: string): Spots => [`scale:${at.me}:${name}`, ...city(at)];
const goods = (at: At): Spots => [`goods:${at.me}`, "actions"];
/** The squares with scenes when the game begins. */
const startingTile = (at: At): Spots[] =>
  at.view.valley.flatMap((row, line) =>
    [...row].flatMap((letter, column) => (sceneOn(letter) ? [[`square:${line},${column}`]] : [])),
  );
const main: Spots = ["main", "actions:done", "actions"];

const LESSONS: Lesson<FertilityView, FertilityEvent, FertilityMove>[] = [
  { id: "goal", chapter: "valley", now: (at) => at.mine, points: (at) => [at.small ? [`debens:${at.me}`] : city(at)] },
  { id: "valley", chapter: "valley", now: placing, points: (at) => (at.small ? startingTile(at) : [["valley"]]) },
  {
    id: "place",
    chapter: "valley",
    now: placing,
    points: (at) => [[`pool:${at.me}`]],
    done: (at) => at.count("placed") > 0,
    suggests: ["place"],
  },
  {
    id: "discard",
    chapter: "valley",
    now: (at) => at.can("discard"),
    points: (at) => [[`pool:${at.me}`]],
    done: (at) => at.count("discarded") > 0,
    suggests: ["discard"],
    pressing: true,
    extra: true,
  },
  { id: "earned", chapter: "valley", now: (at) => building(at), points: (at) => [goods(at)] },
  { id: "shops", chapter: "city", now: building, points: (at) => [at.small ? shop(at, SPECIALISED) : city(at)] },
  {
    id: "build",
    chapter: "city",
    now: (at) => building(at) && at.can("build"),
    points: () => [["row"]],
    done: (at) => at.view.step === "pay" || at.count("built") > 0,
    suggests: ["build"],
  },
  {
    id: "pay",
    chapter: "city",
    now: (at) => at.mine && at.view.step === "pay",
    points: (at) => [goods(at)],
    done: (at) => at.view.step !== "pay",
    suggests: ["pay"],
    pressing: true,
    extra: true,
  },
  {
    id: "supply",
    chapter: "city",
    now: (at) => building(at) && at.can("supply"),
    points: (at) => (at.small ? [goods(at)] : [goods(at), city(at)]),
    done: (at) => at.count("supplied") > 0,
    suggests: ["supply"],
  },
  {
    id: "filled",
    chapter: "city",
    now: (at) => at.mine && at.count("filled") > 0,
    points: (at) => [shop(at, lastFilled(at)?.slot)],
  },
  {
    id: "done",
    chapter: "city",
    now: (at) => building(at) && (!at.can("supply") || at.count("supplied") > 0),
    points: () => [main],
    done: (at) => !at.mine || at.view.step === "take",
    suggests: ["supply", "done"],
  },
  {
    id: "take",
    chapter: "city",
    now: (at) => at.mine && at.view.step === "take",
    points: () => [["common"]],
    done: (at) => at.count("took") > 0,
    suggests: ["take"],
    pressing: true,
  },
  {
    id: "rival",
    chapter: "city",
    now: (at) => at.count("took") > 0 && (!at.mine || at.turns >= 2),
    points: (at) => (at.small ? [[`seat:${at.opponent}`]] : [[`seat:${at.opponent}`], ["valley"]]),
    values: (at) => ({ rival: at.rival }),
    holds: true,
  },
  {
    id: "specialised",
    chapter: "shops",
    now: (at) => placing(at) && at.turns >= 2,
    points: (at) => [shop(at, SPECIALISED)],
  },
  {
    id: "exchange",
    chapter: "shops",
    now: (at) => placing(at) && at.turns >= 3,
    points: (at) => [shop(at, EXCHANGE)],
  },
  {
    id: "exchanging",
    chapter: "shops",
    now: (at) => at.mine && at.view.step === "exchange",
    points: (at) => [shop(at, EXCHANGE)],
    done: (at) => at.count("exchanged") > 0,
    suggests: ["exchange"],
    pressing: true,
    extra: true,
  },
  {
    id: "wheat",
    chapter: "shops",
    now: (at) => (at.mine && earnedWheat(at)) || (placing(at) && at.turns >= 3),
    points: (at) => [scale(at, "wheat")],
  },
  {
    id: "gods",
    chapter: "shops",
    now: (at) => placing(at) && at.turns >= 4,
    points: (at) => [shop(at, STATUE), scale(at, "statues")],
  },
  {
    id: "monuments",
    chapter: "game",
    now: (at) => placing(at) && at.turns >= 4,
    points: (at) => (at.small ? [scale(at, "monuments")] : [scale(at, "monuments"), ["valley"]]),
  },
  {
    id: "quarry",
    chapter: "game",
    now: (at) => at.mine && at.view.step === "quarry",
    points: () => [["actions"]],
    done: (at) => at.count("quarried") > 0,
    suggests: ["quarry"],
    pressing: true,
    extra: true,
  },
  { id: "free", chapter: "game", now: (at) => placing(at) && at.turns >= 5, points: () => [["hint"]] },
  {
    id: "last",
    chapter: "game",
    now: (at) => at.mine && at.count("last_turns", "any") > 0,
    points: () => [["common", "pile", "actions"]],
  },
  { id: "end", chapter: "game", now: (at) => at.scene.over, points: () => [], pressing: true },
];
export default LESSONS;

// The short lessons: what their tasks are about.
// Messages: web-pages-learn-fertility-short-quarry-title, -task, -praise, -again; the same for -specialised, -exchange,
// -gods
export const short: Readonly<Record<string, readonly Spots[]>> = {
  quarry: [["square:5,3", "valley"]],
  specialised: [
    ["shop:0:4", "city:0"],
    ["shop:0:8", "city:0"],
  ],
  exchange: [["shop:0:2", "city:0"]],
  gods: [["scale:0:statues", "city:0"]],
};
