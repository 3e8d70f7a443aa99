// Who the people in the other seats are to the reader: whether they follow, mute or block them.
import { createContext } from "svelte";
import { api } from "../lib/api";
import type { TableConnection } from "../lib/connection.svelte";
import type { PersonInfo, RelationRequest } from "../lib/protocol";

export class TablePeople {
  /** Whether the reader wants to read friends only. */
  quiet = $state(false);
  #seats: readonly (PersonInfo | null)[] = $state.raw([]);
  readonly #connection: TableConnection;
  /** Who sits where: it is asked again when that changes. Empty unless the reader sits among others. */
  readonly #seated: string = $derived.by(() => {
    const seats = this.#connection.table?.seats.filter((seat) => seat.kind === "person") ?? [];
    if (!seats.some((seat) => seat.yours) || seats.every((seat) => seat.yours)) return "";
    return JSON.stringify(this.#connection.table?.seats.map((seat) => [seat.kind, seat.name, seat.yours]));
  });

  /** `report` opens the form for a report about a seat. */
  constructor(
    connection: TableConnection,
    readonly report: (seat: number) => void,
  ) {
    this.#connection = connection;
  }

  /** Keep up with who sits here; called in an effect. */
  keepUp(): void {
    if (this.#seated) void this.#load(this.#seated);
  }

  async #load(seated: string): Promise<void> {
    try {
      const found = await api.tablePeople(this.#connection.id);
      if (seated !== this.#seated) return;
      this.quiet = found.quiet;
      this.#seats = found.seats;
    } catch {
      // then their names have no menu
    }
  }

  /** The person in a seat; null for the reader, a bot, and as long as it is not known. */
  at(seat: number | null): PersonInfo | null {
    if (seat === null) return null;
    const person = this.#seats[seat] ?? null;
    return person && this.#connection.table?.seats[seat]?.name === person.name ? person : null;
  }

  /** Whether a friend sits here. */
  get friends(): boolean {
    return this.#seats.some((person) => person?.following && person.follows_you);
  }

  async change(seat: number, request: RelationRequest): Promise<void> {
    const person = this.at(seat);
    if (!person) return;
    const { name } = person; // as they are called here
    const now = { ...(await api.relate(person.person, request)), name };
    this.#seats = this.#seats.map((one) => (one?.person === now.person ? now : one));
    this.#connection.reread();
  }
}

const [get, set, has] = createContext<TablePeople>();
export const setTablePeople = set;

/** The people at the table of this page; without one, as in a replay, there are none. */
export const tablePeople = (): TablePeople | undefined => (has() ? get() : undefined);
