// Keys that work while the focus is anywhere on the table.
import type { FertilityMoveController } from "./move.svelte";
import type { TableSides } from "./sides.svelte";

export function pressKey(event: KeyboardEvent, controller: FertilityMoveController, sides: TableSides): void {
  const key = event.key.toLowerCase();
  const command = event.ctrlKey || event.metaKey;
  if (event.altKey || (event.target as Element).closest("dialog, input, textarea, select")) return;
  if (key === "v" && !command) sides.choose(sides.side === "valley" ? "city" : "valley");
  else if (controller.mine && ((key === "z" && command) || (key === "u" && !command))) {
    if (controller.canUndo) controller.undo();
  } else if (command || !controller.mine) return;
  else if (key === "d" && controller.can("done")) controller.done();
  else if (controller.tile === null) return;
  else if (key === "r") controller.rotate(event.shiftKey ? -1 : 1);
  else if (key === "t") controller.chooseTile(((controller.inHand ?? 0) + 1) % controller.pool.length);
  else if (/^[1-9]$/.test(key) && Number(key) <= controller.pool.length) controller.chooseTile(Number(key) - 1);
  else return;
  event.preventDefault();
}
