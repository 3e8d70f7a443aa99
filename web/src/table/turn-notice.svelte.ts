// Whose turn it is, said where a reader who looks elsewhere notices it: in the tab's title, on the app's icon, by a
// notification and a sound. It follows the live table, not the shown one, which waits while nobody looks.
import { gameTitle } from "../lib/games.svelte";
import { say } from "../lib/localization.svelte";
import { badge, notify } from "../lib/notifications.svelte";
import { play } from "../lib/sound";
import type { TableSource } from "../lib/table-source";

export class TurnNotice {
  readonly #live: TableSource;
  #before: boolean | null = null; // null: the page has just been opened, and its reader knows

  constructor(live: TableSource) {
    this.#live = live;
  }

  /** Whether somebody on this device has to move. */
  get mine(): boolean {
    const { scene, table } = this.#live;
    const seat = scene && !scene.over && scene.turn !== null ? table?.seats[scene.turn] : undefined;
    return seat !== undefined && seat.kind === "person" && seat.yours && !seat.resigned && !seat.away;
  }

  get title(): string {
    const game = this.#live.table?.game;
    if (!game) return "Akhet";
    return this.mine ? `● ${say("web-turn-yours")} – ${gameTitle(game)}` : `${gameTitle(game)} · Akhet`;
  }

  /** In an effect: tell it once, when it begins. */
  tell(): void {
    const { mine } = this;
    const begins = mine && this.#before === false;
    if (this.#live.scene || this.#live.table?.stage === "open") this.#before = mine;
    if (!mine || !document.hidden) badge(0);
    if (!begins || !document.hidden) return; // a reader who looks sees and hears it at the table
    const game = gameTitle(this.#live.table?.game ?? "");
    badge(1);
    play("turn"); // the table plays its sounds when it is seen again
    notify(say("web-turn-yours"), say("web-notify-body", { game }), this.#live.id);
  }

  /** The reader looks again. */
  seen(): void {
    if (!document.hidden) badge(0);
  }
}
