// Whom the reader can report to the operator: the people in other seats, if the reader plays at this table.
import type { TableInfo } from "../lib/protocol";

export function reportableSeats({ seats }: TableInfo): number[] {
  if (!seats.some((seat) => seat.yours && seat.kind === "person")) return [];
  return seats.flatMap((seat, number) => (seat.kind === "person" && !seat.yours && seat.name !== null ? [number] : []));
}
