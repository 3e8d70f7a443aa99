// A turn of Fertility: the tile in hand and where it would lie, and the good that is held. The server decides what is
// legal.
import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { play as playSound } from "../../lib/sound";
import { MoveController, type Choice } from "../move-controller.svelte";
import type { Components, LoadedGame } from "./game-set";
import { wasteWords } from "./done-words";
import { columnOf, DIRECTIONS, isDesert, rowOf, shopPlaceOf, slotOf, tilesOf } from "./model";
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
  Goods,
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
  doneAsked = $state(false); // whether the player knows that something useful would be lost
  upright = $state(false); // the Valley is drawn with rows and columns exchanged
  why = $state(""); // why something is not possible, in the server's words
  whyRuling: string | null = $state(null); // and the ruling that says so
  panel: HTMLElement | undefined = $state(); // gets the focus when a move removed the focused button

  readonly set: Components;
  #queue: Promise<unknown> = Promise.resolve();
  #earnings = new SvelteMap<string, FertilityForecast | null>(); // null: asked for

  constructor(source: FertilitySource, { set, moves }: LoadedGame) {
    super(source, moves);
    this.set = set;
  }

  /** Whose side of the table is shown: the seat that we look from, or the player to move. */
  readonly homeSeat: number = $derived.by(() => this.view.seat ?? this.view.turn ?? 0);
  readonly pool: FertilityTile[] = $derived.by(() => tilesOf(this.view.pools[this.homeSeat] ?? {}));
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

  /** A direction in the Valley as it is on the screen. */
  screenDirection(direction: number): number {
    return this.upright ? [1, 0, 3, 2][direction]! : direction;
  }
  /** All resources on the Shops of a city. */
  tokensOf(seat: number): Goods {
    const sum: Goods = {};
    for (const tokens of Object.values(this.view.tokens[seat] ?? {}))
      for (const [good, count] of Object.entries(tokens))
        sum[good as keyof Goods] = (sum[good as keyof Goods] ?? 0) + count;
    return sum;
  }

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
  askWhyNot(): Promise<void> {
    return this.#askWhy(this.#placementHere());
  }
  /** Ask the server why a District cannot be built. */
  askWhyNotBuild(name: string): Promise<void> {
    const district = this.set.districts.get(name)?.number;
    return this.#askWhy(this.moves.findIndex((one) => one.verb === "build" && one.what === district));
  }
  /** Ask the server why a Shop of ours does not take the good that is held. */
  askWhyNotSupply(slot: number): Promise<void> {
    const { shop, spot } = shopPlaceOf(slot);
    const verb = this.view.step === "exchange" ? "exchange" : "supply";
    return this.#askWhy(
      this.moves.findIndex(
        (one) => one.verb === verb && one.what === this.heldGood && one.where.shop === shop && one.where.spot === spot,
      ),
    );
  }
  async #askWhy(number: number | undefined): Promise<void> {
    if (number === undefined || number < 0) return;
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

  /** Pick up a good, or put it down again. */
  hold(good: FertilityGood | null): void {
    this.heldGood = good;
    this.waitingShop = null;
    this.doneAsked = false;
    this.why = "";
  }

  /** Supply a Shop of ours with a good, or with the only good that it can take. */
  async supplyShop(slot: number, good: FertilityGood | null = this.heldGood): Promise<void> {
    const able = this.suppliesTo(slot);
    const chosen = able.length === 1 && good === null ? able[0] : able.find((one) => one.what === good);
    if (chosen) {
      this.waitingShop = null;
      if (await this.make(chosen.number)) this.#releaseGood();
    } else if (good !== null) {
      this.hold(good);
      await this.askWhyNotSupply(slot);
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

  /** Finish building and supplying. Where goods would be lost that could still be used, ask once. */
  async done(): Promise<void> {
    const done = this.find((one) => one.verb === "done");
    if (!done) return;
    if (!this.doneAsked && wasteWords(this)) this.doneAsked = true;
    else await this.make(done.number);
  }

  /** Make a legal move. Returns whether the server accepted it. */
  make(number: number): Promise<boolean> {
    this.doneAsked = false;
    this.why = "";
    return this.#sendAndFocus(number);
  }
  undo(): Promise<boolean> {
    this.hold(null);
    return this.#sendAndFocus("undo");
  }

  // Presses can come faster than the server answers, by a double tap for example. What the step before has made impossible
  // is not sent.
  #sendAndFocus(command: number | "undo"): Promise<boolean> {
    const next = async () => {
      if (command === "undo" ? !this.canUndo : !this.isLegal(command)) return false;
      const done = await this.send(command);
      await tick();
      // When the pressed button is gone after the move, the panel gets the focus.
      if (document.activeElement === document.body || document.activeElement === null)
        this.panel?.focus({ preventScroll: true });
      return done;
    };
    const made = this.#queue.then(next, next);
    this.#queue = made;
    return made;
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

  // The move that places the tile in hand on the cursor, legal or not: as it is rotated now, unless another direction comes
  // nearer to what is allowed. So the reason that the server gives is about this square where there is one.
  #placementHere(): number | undefined {
    const { tile, cursor } = this;
    if (tile === null || cursor === null) return undefined;
    const letterOn = (square: number) => this.view.valley[rowOf(square)]?.[columnOf(square)];
    const inValley = DIRECTIONS.map(
      (_, turn) => cursor + DIRECTIONS[(this.direction + turn) % DIRECTIONS.length]!,
    ).filter((second) => letterOn(second) !== undefined);
    const free = inValley.filter((second) => isDesert(letterOn(second)!));
    return [...free, ...inValley].flatMap((second) => placementNumber(this.moves, tile, cursor, second) ?? [])[0];
  }

  #key(number: number): string {
    return `${this.source.scene?.step_version}:${number}`;
  }
}
