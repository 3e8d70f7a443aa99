// Pointer and keyboard on the Valley: they look at squares, rotate the tile in hand and place it.
import { announce } from "../../lib/announce.svelte";
import { columnOf, rowOf, squareAt } from "./model";
import type { FertilityMoveController } from "./move.svelte";
import type { ValleyGeometry } from "./valley-geometry";

const WHEEL_PAUSE = 160; // milliseconds: one rotation for one flick of the wheel
const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export class ValleyPointer {
  /** The square is looked at with the keyboard. */
  byKey = $state(false);
  /** The square that the Tab key reaches; arrow keys go on from there. */
  readonly tabStop: number = $derived.by(
    () => this.#focused ?? this.controller.fits.keys().next().value ?? squareAt(0, 0),
  );
  #focused: number | null = $state(null);
  #finger = false;
  #touched: number | null = null; // where the finger came down
  #slid = false; // the finger has moved over several squares: lifting it is not a press
  #resting = { x: -1, y: -1 }; // where the pointer was last
  #rotated = 0; // when the wheel last rotated the tile

  constructor(
    readonly controller: FertilityMoveController,
    readonly geometry: () => ValleyGeometry,
  ) {}

  down = (event: PointerEvent): void => {
    this.#finger = event.pointerType === "touch";
    this.#slid = false;
    this.#touched = squareUnder(event);
    if (this.#finger) (event.target as Element).releasePointerCapture(event.pointerId); // to know the square below it
  };

  move = (event: PointerEvent): void => {
    if (this.controller.tile === null) return;
    if (event.pointerType === "touch") return this.#slide(event);
    // The page may scroll under a pointer at rest: that is not pointing.
    if (event.clientX === this.#resting.x && event.clientY === this.#resting.y) return;
    this.#resting = { x: event.clientX, y: event.clientY };
    this.byKey = false;
    this.controller.pinned = false;
    const square = squareUnder(event);
    if (square !== this.controller.cursor) this.controller.lookAt(square);
  };

  // A finger that moves takes the tile along, so that a small square can be found by looking.
  #slide(event: PointerEvent): void {
    const { controller } = this;
    const square = squareUnder(event);
    if (square === null || (square === this.#touched && !this.#slid) || square === controller.cursor) return;
    this.#slid = true;
    controller.lookAt(square);
    controller.pinned = controller.preview !== null;
  }

  leave = (event: PointerEvent): void => {
    if (event.pointerType !== "touch" && !this.byKey && !this.controller.pinned) this.controller.lookAt(null);
  };

  /** A mouse places the tile at once. A finger puts it there first, and rotates it with further presses. */
  press = (event: MouseEvent): void => {
    const { controller } = this;
    const square = squareUnder(event);
    if (square === null || controller.tile === null || this.#slid) return;
    const { preview } = controller;
    if (!this.#finger) {
      controller.lookAt(square);
      controller.place();
    } else if (controller.pinned && preview && [preview.anchor, preview.second].includes(square)) controller.rotate();
    else {
      controller.lookAt(square);
      controller.pinned = controller.preview !== null;
      if (!controller.pinned) controller.askWhyNot();
    }
  };

  wheel = (event: WheelEvent): void => {
    if (!this.controller.preview || event.ctrlKey) return;
    event.preventDefault();
    if (event.timeStamp - this.#rotated < WHEEL_PAUSE) return;
    this.#rotated = event.timeStamp;
    this.controller.rotate(event.deltaY > 0 ? 1 : -1);
  };

  key = (event: KeyboardEvent): void => {
    const { controller } = this;
    const square = squareUnder(event);
    if (square === null) return;
    this.byKey = true;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const step = this.geometry().step(...arrow);
      const [row, column] = [rowOf(square) + step.rows, columnOf(square) + step.columns];
      if (controller.view.valley[row]?.[column] !== undefined) focusOn(event, squareAt(row, column));
    } else if (event.key === "Enter" || event.key === " ") {
      if (controller.tile !== null) controller.place().then(() => controller.why && announce(controller.why, "urgent"));
    } else if (event.key === "Escape") controller.lookAt(null);
    else return;
    event.preventDefault();
  };

  focus = (event: FocusEvent): void => {
    const square = squareUnder(event);
    if (square === null) return;
    this.#focused = square;
    if ((event.target as Element).matches(":focus-visible")) {
      this.byKey = true;
      this.controller.lookAt(square);
    }
  };
}

function squareUnder(event: Event): number | null {
  const found = (event.target as Element).getAttribute("data-square");
  return found === null ? null : Number(found);
}

function focusOn(event: Event, square: number): void {
  (event.currentTarget as Element).querySelector<SVGElement>(`[data-square="${square}"]`)?.focus();
}
