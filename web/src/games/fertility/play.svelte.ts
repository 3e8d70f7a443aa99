// What a player is about to do: the tile in hand, where it would lie, the good that was picked up. The house says what is
// legal; nothing here decides that.
import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Line } from "../../lib/line.svelte";
import { play } from "../../lib/sound";
import type { Act } from "../../table/act";
import type { Score } from "./score";
import {
  DIRECTIONS,
  readMove,
  rowOf,
  columnOf,
  scenesOf,
  tileOf,
  tilesOf,
  type Choice,
  type GameSet,
  type Good,
  type Goods,
  type Resource,
  type Tile,
  type View,
} from "./kinds";

export type Earns = { scenes: Goods; printed: Goods; wheat: number; quarries: number };
/** A tile lying in the Valley or about to: its first scene on `anchor`, the second beside it. */
export type Placement = { number: number; tile: Tile; anchor: number; second: number; direction: number };

export class Play {
  #meanings = new Map<number, Choice>();

  wanted: number | null = $state(null); // which tile of the pool was chosen
  direction = $state(0); // where the second half points
  cursor: number | null = $state(null); // the square looked at
  pinned = $state(false); // a finger has put the tile there, and may still turn it
  held: Good | null = $state(null); // a good picked up
  asked: number | null = $state(null); // a Shop that waits to be told which good it gets
  why = $state(""); // why the tile does not fit there, in the house's words
  tray: HTMLElement | undefined = $state();

  #earnings = new SvelteMap<string, Earns | null>();

  constructor(
    readonly line: Line,
    readonly set: GameSet,
    readonly words: string[],
    readonly act: Act,
  ) {}

  readonly view: View = $derived.by(() => this.line.scene!.view as unknown as View);
  readonly seat: number | null = $derived.by(() => this.line.seat);
  /** Whose city is shown large: of the seat we look from, or that of whoever plays where we look from none. */
  readonly shown: number = $derived.by(() => this.view.seat ?? this.view.turn ?? 0);
  readonly choices: Choice[] = $derived.by(() => (this.line.scene?.moves ?? []).map((number) => this.#meaning(number)));
  readonly mine: boolean = $derived.by(() => this.choices.length > 0);
  readonly pool: Tile[] = $derived.by(() => tilesOf(this.view.pools[this.shown] ?? {}));
  readonly scores: Score[] = $derived.by(() => {
    const told = this.line.scene?.standings ?? [];
    return [...told].sort((a, b) => a.seat - b.seat).map((one) => one.details as Score);
  });

  /** Every legal placement of each tile. A double lies the same both ways, so it has two anchors. */
  readonly placements: Map<Tile, Placement[]> = $derived.by(() => {
    const found = new Map<Tile, Placement[]>();
    for (const choice of this.choices) {
      if (choice.kind !== "place") continue;
      const { number, one, first, other, second } = choice;
      const tile = tileOf(one, other);
      const [half] = scenesOf(tile);
      const list = found.get(tile) ?? [];
      if (half === one) list.push({ number, tile, anchor: first, second, direction: towards(first, second) });
      if (half === other) list.push({ number, tile, anchor: second, second: first, direction: towards(second, first) });
      found.set(tile, list);
    }
    return found;
  });
  /** The place in the pool of the tile in hand: the one that was chosen, otherwise the first that fits. */
  readonly inHand: number | null = $derived.by(() => {
    if (this.placements.size === 0) return null;
    if (this.wanted !== null && this.wanted < this.pool.length) return this.wanted;
    return this.pool.findIndex((tile) => this.placements.has(tile));
  });
  readonly tile: Tile | null = $derived.by(() => (this.inHand === null ? null : (this.pool[this.inHand] ?? null)));
  /** By square, how the tile in hand can cover it. */
  readonly fits: Map<number, Placement[]> = $derived.by(() => {
    const found = new Map<number, Placement[]>();
    for (const placement of (this.tile && this.placements.get(this.tile)) || [])
      for (const square of [placement.anchor, placement.second])
        found.set(square, [...(found.get(square) ?? []), placement]);
    return found;
  });
  /** The tile as it would lie now; turned by itself where it fits only another way. */
  readonly preview: Placement | null = $derived.by(() =>
    this.cursor === null ? null : (this.#at(this.cursor)[0] ?? null),
  );
  readonly earns: Earns | null | undefined = $derived.by(() =>
    this.preview ? this.#earnings.get(this.#key(this.preview.number)) : undefined,
  );

  /** The goods that may be put on a Shop of ours now. */
  takes(slot: number): Choice[] {
    return this.choices.filter((one) => (one.kind === "supply" || one.kind === "exchange") && one.slot === slot);
  }
  find(matches: (choice: Choice) => boolean): Choice | undefined {
    return this.choices.find(matches);
  }

  /** Take a tile of the pool in hand; one that is there already is turned. */
  take(number: number): void {
    if (number === this.inHand) this.turn();
    else this.wanted = number;
    this.why = "";
  }

  /** Turn the tile in hand: to the next way it fits where it is held, if there is one. */
  turn(steps = 1): void {
    const back = steps < 0;
    const from = this.preview?.direction ?? this.direction;
    for (let step = 1; step <= 4; step++) {
      const direction = (from + (back ? 4 - step : step)) % 4;
      const there = this.cursor === null ? [] : (this.fits.get(this.cursor) ?? []);
      if (there.length && !there.some((one) => one.direction === direction)) continue;
      this.direction = direction;
      break;
    }
    this.why = "";
  }

  look(square: number | null): void {
    this.cursor = square;
    this.why = "";
  }

  async place(): Promise<void> {
    const preview = this.preview;
    if (preview) {
      this.pinned = false;
      if (await this.make(preview.number)) {
        this.wanted = null;
        this.cursor = null;
      }
    } else await this.askWhyNot();
  }

  /** The house says why the tile in hand cannot lie here. */
  async askWhyNot(): Promise<void> {
    if (this.tile === null || this.cursor === null) return;
    const [one, other] = scenesOf(this.tile);
    const second = this.cursor + DIRECTIONS[this.direction]!;
    const words = (square: number) => `${rowOf(square)},${columnOf(square)}`;
    const answer = await this.line.forecast(`place ${one} ${words(this.cursor)} ${other} ${words(second)}`);
    this.why = answer?.why ?? "";
    if (this.why) play("refused");
  }

  /** What the placement would earn, asked once. */
  async ask(number: number): Promise<void> {
    const key = this.#key(number);
    if (this.#earnings.has(key)) return;
    this.#earnings.set(key, null);
    const answer = await this.line.forecast(number);
    if (answer?.earns) this.#earnings.set(key, answer.earns as unknown as Earns);
    else this.#earnings.delete(key);
  }

  /** A Shop of ours was pointed at: supply it if it is clear with what. */
  async onShop(slot: number, good: Good | null = this.held): Promise<void> {
    const able = this.takes(slot);
    const chosen =
      able.length === 1 && good === null ? able[0] : able.find((one) => "good" in one && one.good === good);
    if (chosen) {
      this.asked = null;
      if (await this.make(chosen.number)) this.#letGo();
    } else if (able.length > 1) this.asked = slot;
  }

  /** Build a District, and pay the first good of its cost with the one held over it. */
  async onDistrict(name: string, good: Good | null = this.held): Promise<void> {
    const number = this.set.districts.get(name)?.number;
    const build = this.find((one) => one.kind === "build" && one.district === number);
    if (build && !(await this.make(build.number))) return;
    const pay =
      good && this.view.turn_so_far.buying === name && this.find((one) => one.kind === "pay" && one.good === good);
    if (pay) await this.make(pay.number);
    this.#letGo();
  }

  /** Make a move. Where the button that did it is gone, the keyboard goes on at the tray. */
  async make(move: number | "undo"): Promise<boolean> {
    const done = await this.act(move);
    if (!done) play("refused");
    await tick();
    if (document.activeElement === document.body || document.activeElement === null)
      this.tray?.focus({ preventScroll: true });
    return done;
  }

  // A good stays in hand as long as there is one more of it, so that several go quickly.
  #letGo(): void {
    if (this.held && !this.choices.some((one) => "good" in one && one.good === this.held)) this.held = null;
  }

  #at(square: number): Placement[] {
    const rank = (one: Placement) => 2 * ((one.direction - this.direction + 4) % 4) + Number(one.anchor !== square);
    return [...(this.fits.get(square) ?? [])].sort((a, b) => rank(a) - rank(b));
  }

  #meaning(number: number): Choice {
    let choice = this.#meanings.get(number);
    if (!choice) this.#meanings.set(number, (choice = { ...readMove(this.words[number] ?? ""), number }));
    return choice;
  }

  #key(number: number): string {
    return `${this.line.scene?.step_version}:${number}`;
  }
}

function towards(first: number, second: number): number {
  return DIRECTIONS.indexOf((second - first) as (typeof DIRECTIONS)[number]);
}

export type { Resource };
