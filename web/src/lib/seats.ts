// What the seats of a table are called: people by the names they chose, bots by their level in the reader's language.
// A person whose data were deleted has no name.
import { say } from "./localization.svelte";
import type { SeatInfo } from "./protocol";

type NamedSeat = Pick<SeatInfo, "level" | "name"> & Partial<Pick<SeatInfo, "kind">>;

export function seatNames(seats: readonly NamedSeat[]): string[] {
  return seats.map((seat, number) => {
    if (!seat.level) return seat.name ?? (seat.kind === "person" ? say("seat-forgotten") : "");
    const before = seats.slice(0, number).filter((one) => one.level === seat.level).length;
    return say("bot-name", { level: seat.level, number: before + 1 });
  });
}
