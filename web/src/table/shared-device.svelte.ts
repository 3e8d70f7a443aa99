// Friends who share this device, and what they may see while it changes hands.
import type { TableSource } from "../lib/table-source";

export class SharedDevice {
  readonly #source: TableSource;

  constructor(source: TableSource) {
    this.#source = source;
  }

  /** The seats of the people on this device. */
  get own(): number[] {
    const seats = this.#source.table?.seats ?? [];
    return seats.flatMap((seat, number) => (seat.yours && seat.kind === "person" ? [number] : []));
  }

  /** Who of several people here has to move, while the table is not seen from their seat; otherwise null. */
  get next(): number | null {
    const { scene, seat } = this.#source;
    const turn = scene && !scene.over ? scene.turn : null;
    return this.own.length > 1 && turn !== null && turn !== seat && this.own.includes(turn) ? turn : null;
  }

  /** The table waits for the next player to take the device. Until then it is seen as a spectator sees it. */
  get covered(): boolean {
    return this.next !== null && (this.#source.table?.hides ?? true);
  }

  /** In an effect: look from where the people here may look now. */
  turn(): void {
    const { scene, seat, table } = this.#source;
    if (!table || this.own.length < 2) return;
    if (this.covered && seat !== null) this.#source.look(null);
    else if (this.next !== null && !this.covered) this.#source.look(this.next);
    else if (scene?.over && seat === null) this.#source.look(this.own[0]!);
  }
}
