// What the seats of a table are called: people by the names they chose, bots by their level in the reader's language.
import { say } from "./localization.svelte";
import type { SeatInfo } from "./protocol";

export function seatNames(seats: readonly Pick<SeatInfo, "level" | "name">[]): string[] {
  return seats.map((seat, number) => {
    if (!seat.level) return seat.name ?? "";
    const before = seats.slice(0, number).filter((one) => one.level === seat.level).length;
    return say("bot-name", { level: seat.level, number: before + 1 });
  });
}
