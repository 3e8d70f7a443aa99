// A turn of Fertility: the tile in hand and where it would lie, and the good that is held. The server decides what is
// legal.
import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { play as playSound } from "../../lib/sound";
import { MoveController, type Choice } from "../move-controller.svelte";
import type { Components, LoadedGame } from "./game-set";
import { DIRECTIONS, slotOf, tilesOf } from "./model";
import { bySquare, placementNumber, placementsOf, type Placement } from "./placements";
import { scoresOf, type Score } from "./score";
import type {
  FertilityEvent,
  FertilityForecast,
  FertilityGood,
  FertilityMove,
  FertilitySource,
  FertilityTile,
  FertilityView,
} from "./types";

export type SupplyChoice = Extract<Choice<FertilityMove>, { verb: "supply" | "exchange" }>;

export class FertilityMoveController extends MoveController<
  FertilityView,
  FertilityEvent,
  FertilityMove,
  FertilityForecast
> {
  chosenTile: number | null = $state(null); // its place in the pool
  direction = $state(0); // where the second half points
  cursor: number | null = $state(null); // the square that is looked at
  pinned = $state(false); // a finger has put the tile there; it can still be rotated
  heldGood: FertilityGood | null = $state(null);
  waitingShop: number | null = $state(null); // a Shop that can be supplied with several goods: which one?
  why = $state(""); // why the tile does not fit there, in the server's words
  whyRuling: string | null = $state(null); // and the ruling that says so
  panel: HTMLElement | undefined = $state(); // gets the focus when a move removed the focused button

  readonly set: Components;
  #earnings = new SvelteMap<string, FertilityForecast | null>(); // null: asked for

  constructor(source: FertilitySource, { set, moves }: LoadedGame) {
    super(source, moves);
    this.set = set;
  }

  /** Whose city is shown large: that of the seat we look from, or of the player to move. */
  readonly shown: number = $derived.by(() => this.view.seat ?? this.view.turn ?? 0);
  readonly pool: FertilityTile[] = $derived.by(() => tilesOf(this.view.pools[this.shown] ?? {}));
  /** The Districts that are neither in the row nor built: the pile, in the order of the set (F6.3). */
  readonly districtsLeft: string[] = $derived.by(() => {
    const open = new Set([...this.view.row, ...this.view.metropolis.flat()]);
    return [...this.set.districts.keys()].filter((name) => !open.has(name));
  });
  readonly scores: Score[] = $derived.by(() => scoresOf(this.source.scene?.standings ?? []));

  /** Every legal placement of each tile. */
  readonly placements: Map<FertilityTile, Placement[]> = $derived.by(() => placementsOf(this.choices));
  /** The place in the pool of the tile in hand: the chosen one, otherwise the first that fits. */
  readonly inHand: number | null = $derived.by(() => {
    if (this.placements.size === 0) return null;
    if (this.chosenTile !== null && this.chosenTile < this.pool.length) return this.chosenTile;
    return this.pool.findIndex((tile) => this.placements.has(tile));
  });
  readonly tile: FertilityTile | null = $derived.by(() =>
    this.inHand === null ? null : (this.pool[this.inHand] ?? null),
  );
  /** By square, how the tile in hand can cover it. */
  readonly fits: Map<number, Placement[]> = $derived.by(() =>
    bySquare((this.tile && this.placements.get(this.tile)) || []),
  );
  /** The tile as it would lie now, rotated where it fits only another way. */
  readonly preview: Placement | null = $derived.by(() =>
    this.cursor === null ? null : (this.#fitsAt(this.cursor)[0] ?? null),
  );
  /** What the previewed placement would earn; null while the server is asked. */
  readonly earns: FertilityForecast | null | undefined = $derived.by(() =>
    this.preview ? this.#earnings.get(this.#key(this.preview.number)) : undefined,
  );

  /** The moves that put a good on a Shop of ours. */
  suppliesTo(slot: number): SupplyChoice[] {
    return this.choices.filter(
      (one): one is SupplyChoice => (one.verb === "supply" || one.verb === "exchange") && slotOf(one.where) === slot,
    );
  }
  find(matches: (choice: Choice<FertilityMove>) => boolean): Choice<FertilityMove> | undefined {
    return this.choices.find(matches);
  }

  /** Take a tile of the pool in hand. The one that is in hand already is rotated. */
  chooseTile(place: number): void {
    if (place === this.inHand) this.rotate();
    else this.chosenTile = place;
    this.why = "";
  }

  /** Rotate the tile in hand. On a square where it fits, it goes to the next direction in which it fits. */
  rotate(steps = 1): void {
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

  lookAt(square: number | null): void {
    this.cursor = square;
    this.why = "";
  }

  /** Place the tile as it is previewed, or ask why it does not fit. */
  async place(): Promise<void> {
    const preview = this.preview;
    if (!preview) return this.askWhyNot();
    this.pinned = false;
    if (await this.make(preview.number)) {
      this.chosenTile = null;
      this.cursor = null;
    }
  }

  /** Ask the server why the tile in hand cannot lie here. */
  async askWhyNot(): Promise<void> {
    const number = this.#placementHere();
    if (number === undefined) return;
    const answer = await this.source.forecast(number);
    this.why = answer?.why ?? "";
    this.whyRuling = answer?.ruling ?? null;
    if (this.why) playSound("refused");
  }

  /** Ask once what a placement would earn. */
  async loadEarnings(number: number): Promise<void> {
    const key = this.#key(number);
    if (this.#earnings.has(key)) return;
    this.#earnings.set(key, null);
    const answer = await this.source.forecast(number);
    if (answer?.earns) this.#earnings.set(key, answer.earns);
    else this.#earnings.delete(key);
  }

  /** Supply a Shop of ours with a good, or with the only good that it can take. */
  async supplyShop(slot: number, good: FertilityGood | null = this.heldGood): Promise<void> {
    const able = this.suppliesTo(slot);
    const chosen = able.length === 1 && good === null ? able[0] : able.find((one) => one.what === good);
    if (chosen) {
      this.waitingShop = null;
      if (await this.make(chosen.number)) this.#releaseGood();
    } else if (able.length > 1) this.waitingShop = slot;
  }

  /** Build a District, and pay the first good of its cost with the one held over it. */
  async buildDistrict(name: string, good: FertilityGood | null = this.heldGood): Promise<void> {
    const number = this.set.districts.get(name)?.number;
    const build = this.find((one) => one.verb === "build" && one.what === number);
    if (build && !(await this.make(build.number))) return;
    if (good && this.view.turn_so_far.buying === name) await this.pay(good);
    this.#releaseGood();
  }

  async pay(good: FertilityGood): Promise<void> {
    const pay = this.find((one) => one.verb === "pay" && one.what === good);
    if (pay) await this.make(pay.number);
  }

  /** Make a legal move. Returns whether the server accepted it. */
  make(number: number): Promise<boolean> {
    return this.#sendAndFocus(number);
  }
  undo(): Promise<boolean> {
    return this.#sendAndFocus("undo");
  }

  // When the pressed button is gone after the move, the panel gets the focus.
  async #sendAndFocus(command: number | "undo"): Promise<boolean> {
    const done = await this.send(command);
    await tick();
    if (document.activeElement === document.body || document.activeElement === null)
      this.panel?.focus({ preventScroll: true });
    return done;
  }

  // A good stays held while there is one more of it, so that several can be placed quickly.
  #releaseGood(): void {
    const uses = (one: Choice<FertilityMove>) =>
      (one.verb === "pay" || one.verb === "supply" || one.verb === "exchange") && one.what === this.heldGood;
    if (!this.choices.some(uses)) this.heldGood = null;
  }

  // How the tile in hand fits on a square, the current direction first.
  #fitsAt(square: number): Placement[] {
    const rank = (one: Placement) => 2 * ((one.direction - this.direction + 4) % 4) + Number(one.anchor !== square);
    return [...(this.fits.get(square) ?? [])].sort((a, b) => rank(a) - rank(b));
  }

  // The move that places the tile in hand on the cursor, legal or not; rotated where it would leave the map.
  #placementHere(): number | undefined {
    const { tile, cursor } = this;
    if (tile === null || cursor === null) return undefined;
    for (let turn = 0; turn < DIRECTIONS.length; turn++) {
      const step = DIRECTIONS[(this.direction + turn) % DIRECTIONS.length]!;
      const number = placementNumber(this.moves, tile, cursor, cursor + step);
      if (number !== undefined) return number;
    }
    return undefined;
  }

  #key(number: number): string {
    return `${this.source.scene?.step_version}:${number}`;
  }
}
