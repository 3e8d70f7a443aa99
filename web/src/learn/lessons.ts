// What the coach tells, and when: lessons follow whatever the real game brings. They stand in the order in which they are
// told where several fit; each is told once.
import type { EntryInfo, GameName, Scene } from "../lib/protocol";
import { say, type Values } from "../lib/words.svelte";

/** The game as the learner has it before them. */
export class Moment {
  constructor(
    readonly scene: Scene,
    readonly me: number,
    readonly entries: EntryInfo[],
    readonly names: string[],
    readonly actions: string[], // what each number means
  ) {}

  get view(): any {
    return this.scene.view;
  }
  get mine(): boolean {
    return !this.scene.over && this.scene.turn === this.me;
  }
  get step(): string {
    return this.view.step;
  }
  get rival(): string {
    return this.names[1 - this.me] ?? "";
  }
  /** Whether something that begins so may be done now. */
  can(begin: string): boolean {
    return (this.scene.moves ?? []).some((move) => this.actions[move]?.startsWith(begin));
  }
  /** How often it happened; to the learner, unless another seat or any is asked for. */
  count(event: string, seat: number | "any" = this.me, more: Record<string, unknown> = {}): number {
    let found = 0;
    for (const entry of this.entries)
      for (const one of entry.events ?? []) {
        if (one.event !== event || (seat !== "any" && one.seat !== seat)) continue;
        if (Object.entries(more).every(([name, value]) => one[name] === value)) found++;
      }
    return found;
  }
  /** The learner's turns so far, this one counted. */
  get turns(): number {
    return this.count("turn");
  }
}

export interface Lesson {
  id: string; // said by web-pages-learn-GAME-ID
  now: (at: Moment) => boolean;
  /** Done by playing; a lesson without it is only read. */
  done?: (at: Moment) => boolean;
  values?: (at: Moment) => Values;
}

const cardName = (card: string | null | undefined) => (card ? say(`nile-card-${card}`) : "");
const sum = (cards: Record<string, number>) => Object.values(cards).reduce((all, one) => all + one, 0);
const ownFields = (at: Moment) => Object.keys(at.view.fields).filter((crop) => at.view.fields[crop].owner === at.me);
const rivalField = (at: Moment) => Object.keys(at.view.fields).find((crop) => at.view.fields[crop].owner !== at.me);
const toAdd = (at: Moment) => ownFields(at).find((crop) => at.can(`put ${crop}`));
const speculation = (at: Moment) =>
  Object.keys(at.view.hand).find((card) => card.includes("-") && at.can(`play ${card}`));
const lastHarvest = (at: Moment) =>
  at.entries
    .flatMap((entry) => entry.events ?? [])
    .findLast((event) => event.event === "harvested" && event.seat === at.me);
const field = (at: Moment): Values => {
  const crop = rivalField(at) ?? "";
  const cards: number = at.view.fields[crop]?.cards ?? 0;
  return { rival: at.rival, card: cardName(crop), count: cards, needed: cards + 1 };
};

// web-pages-learn-nile-goal, -flood, -hand, -plant, -nothing, -finish, -rival, -harvest, -speculate, -outplant, -add,
// -trade, -plague, -season, -balance, -free, -end
const NILE: Lesson[] = [
  { id: "end", now: (at) => at.scene.over },
  { id: "finish", now: (at) => at.mine && at.step === "plant", done: (at) => at.count("planted") > 0 },
  { id: "goal", now: () => true },
  { id: "flood", now: (at) => at.mine && at.view.flood !== null, values: (at) => ({ card: cardName(at.view.flood) }) },
  { id: "hand", now: (at) => at.mine },
  {
    id: "plant",
    now: (at) => at.mine && at.step === "choose" && at.can("put") && at.count("planted") === 0,
    done: (at) => at.step === "plant" || at.count("planted") > 0,
  },
  {
    id: "nothing",
    now: (at) => at.mine && at.step === "choose" && !at.can("put") && at.count("planted") === 0,
    done: (at) => !at.mine,
  },
  {
    id: "harvest",
    now: (at) => at.count("harvested") > 0,
    values: (at) => ({ card: cardName(lastHarvest(at)?.crop as string) }),
  },
  { id: "plague", now: (at) => at.count("locusts", "any") > 0 },
  { id: "rival", now: (at) => at.turns >= 1 && (!at.mine || at.turns >= 2), values: (at) => ({ rival: at.rival }) },
  {
    id: "add",
    now: (at) => at.mine && at.step === "choose" && toAdd(at) !== undefined,
    done: (at) => at.step === "plant" || at.count("planted") > 1,
    values: (at) => ({ card: cardName(toAdd(at)) }),
  },
  { id: "outplant", now: (at) => at.mine && rivalField(at) !== undefined, values: field },
  {
    id: "speculate",
    now: (at) => at.mine && at.step === "choose" && speculation(at) !== undefined,
    done: (at) => at.count("speculated") > 0,
    values: (at) => ({ card: cardName(speculation(at)) }),
  },
  { id: "trade", now: (at) => at.mine && at.step === "choose" && at.turns >= 3 && at.can("market") },
  { id: "balance", now: (at) => at.mine && sum(at.view.storage[at.me]) >= 3 },
  { id: "season", now: (at) => at.count("reshuffled", "any") > 0 },
  { id: "free", now: (at) => at.mine && at.turns >= 5 },
];

// web-pages-learn-fertility-goal, -valley, -place, -quarry, -earned, -build, -pay, -supply, -exchange, -filled, -done,
// -take, -rival, -wheat, -monuments, -last, -free, -end
const FERTILITY: Lesson[] = [
  { id: "end", now: (at) => at.scene.over },
  { id: "quarry", now: (at) => at.mine && at.step === "quarry", done: (at) => at.count("quarried") > 0 },
  { id: "pay", now: (at) => at.mine && at.step === "pay", done: (at) => at.step !== "pay" || at.count("paid") > 0 },
  { id: "exchange", now: (at) => at.mine && at.step === "exchange", done: (at) => at.count("exchanged") > 0 },
  { id: "take", now: (at) => at.mine && at.step === "take", done: (at) => at.count("took") > 0 },
  { id: "goal", now: () => true },
  { id: "valley", now: (at) => at.mine && at.step === "place" },
  { id: "place", now: (at) => at.mine && at.step === "place", done: (at) => at.count("placed") > 0 },
  { id: "earned", now: (at) => at.count("earned") > 0 },
  {
    id: "build",
    now: (at) => at.mine && at.step === "city" && at.can("build"),
    done: (at) => at.step === "pay" || at.count("built") > 0,
  },
  {
    id: "supply",
    now: (at) => at.mine && at.step === "city" && at.can("supply"),
    done: (at) => at.count("supplied") > 0,
  },
  { id: "filled", now: (at) => at.count("filled") > 0 },
  {
    id: "done",
    now: (at) => at.mine && at.step === "city" && (!at.can("supply") || at.count("supplied") > 0),
    done: (at) => !at.mine || at.step === "take",
  },
  { id: "rival", now: (at) => at.count("took") > 0, values: (at) => ({ rival: at.rival }) },
  { id: "wheat", now: (at) => at.count("earned", at.me, { good: "wheat" }) > 0 },
  { id: "monuments", now: (at) => at.mine && at.turns >= 3 },
  { id: "last", now: (at) => at.count("last_turns", "any") > 0 },
  { id: "free", now: (at) => at.mine && at.turns >= 4 },
];

export const LESSONS: Record<GameName, Lesson[]> = { nile: NILE, fertility: FERTILITY };
