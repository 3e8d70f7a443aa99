// What was said at the table and not read yet.
import { announce } from "../lib/announce.svelte";
import type { AnyEvent, Entry, TableSource } from "../lib/table-source";
import { isRemark, remarkText } from "./remark";

const SHOWN = 7000; // milliseconds that a new remark stays in sight

export class ChatNotice {
  /** How many remarks of others the reader has not seen. */
  unread = $state(0);
  /** The remark that has just come; null after a while, or once it is read. */
  latest: Entry<AnyEvent> | null = $state.raw(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;

  /** `live`: remarks are told when they come, not after the moves that are still being shown. */
  constructor(live: TableSource, isOpen: () => boolean) {
    this.#stop = live.onUpdate((entries) => {
      const remarks = entries.filter((entry) => isRemark(entry) && !isOwn(live, entry));
      const last = remarks.at(-1);
      if (!last) return;
      for (const remark of remarks) announce(`${remark.name}: ${remarkText(remark)}`);
      if (isOpen()) return;
      this.unread += remarks.length;
      this.latest = last;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.latest = null), SHOWN);
    });
  }

  read(): void {
    this.unread = 0;
    this.latest = null;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
  }
}

function isOwn(source: TableSource, entry: Entry<AnyEvent>): boolean {
  return entry.seat !== null && (source.table?.seats[entry.seat]?.yours ?? false);
}
