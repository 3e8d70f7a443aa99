// What the table shows where not everything fits: the Valley or a city, and whose city. It follows the step, until the
// reader chooses otherwise; what the spotlight points at comes first.
import { lookedAt } from "../../table/looked-at-seat.svelte";
import { spotlight } from "../../table/spotlight.svelte";
import type { FertilityMoveController } from "./move.svelte";
import type { FertilityStep } from "./types";

export type Side = "valley" | "city";

const IN_CITY: readonly FertilityStep[] = ["quarry", "city", "pay", "exchange"];
const SIDE_OF_SPOT: Readonly<Record<string, Side>> = {
  valley: "valley",
  tile: "valley",
  monument: "valley",
  square: "valley",
  row: "city",
  districts: "city",
  district: "city",
  city: "city",
  shop: "city",
  scale: "city",
};

export class TableSides {
  #chosen: { side: Side; during: string } | null = $state.raw(null);

  constructor(readonly controller: FertilityMoveController) {}

  /** The side that the step needs. While others play, the Valley. */
  readonly needed: Side = $derived.by(() => {
    const { mine, seat, view } = this.controller;
    return (mine || seat === null) && IN_CITY.includes(view.step) ? "city" : "valley";
  });
  // A choice holds within one part of a turn: placing, building, taking a tile. The pile tells one turn from the next.
  readonly #during: string = $derived.by(() => {
    const { step, turn, pile_size } = this.controller.view;
    return [turn, pile_size, IN_CITY.includes(step) ? "city" : step].join();
  });

  readonly #wanted: { side: Side; seat: number | null } | null = $derived.by(() => {
    for (const spot of spotlight.wanted) {
      const [kind = "", seat] = spot.split(":");
      const side = SIDE_OF_SPOT[kind];
      if (side) return { side, seat: kind === "city" || kind === "shop" || kind === "scale" ? Number(seat) : null };
    }
    return null;
  });

  readonly side: Side = $derived.by(() => {
    if (this.#wanted) return this.#wanted.side;
    return this.#chosen?.during === this.#during ? this.#chosen.side : this.needed;
  });
  // While the moves of others are shown one after another, the player who makes them: what they build and supply is seen
  // where it happens.
  readonly #acting: number | null = $derived.by(() => {
    const { beat, scene, seat } = this.controller.source;
    const actor = beat && scene ? (beat.seat ?? scene.turn) : null;
    return actor === seat ? null : actor;
  });
  /** Whose city is shown. */
  readonly city: number = $derived.by(() => {
    const seat = this.#wanted?.seat ?? lookedAt.seat ?? this.#acting;
    return seat !== null && seat < this.controller.view.players ? seat : this.controller.homeSeat;
  });

  choose(side: Side): void {
    this.#chosen = { side, during: this.#during };
    if (side === "valley") lookedAt.seat = null;
  }
  /** Show somebody's city, and our own again at the second press. */
  lookAt(seat: number): void {
    lookedAt.seat = this.city === seat || seat === this.controller.homeSeat ? null : seat;
    this.choose("city");
  }
}
