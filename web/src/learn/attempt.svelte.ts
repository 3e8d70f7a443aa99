// A short lesson as a table source: the position, the learner's moves, and whether the task is done.
import { api } from "../lib/api";
import { say } from "../lib/localization.svelte";
import { PositionTable } from "../lib/position-table.svelte";
import type { AttemptInfo } from "../lib/protocol";

export class AttemptTable extends PositionTable<AttemptInfo> {
  private constructor(
    readonly game: string,
    readonly lesson: string,
    start: AttemptInfo,
  ) {
    super(
      start,
      (request) => api.attempt(game, lesson, request),
      () => ({ code: "web.lesson", ruling: null, why: say("web-pages-learn-not-here") }),
    );
  }

  static async open(game: string, lesson: string): Promise<AttemptTable> {
    return new AttemptTable(game, lesson, await api.attempt(game, lesson, {}));
  }

  get solved(): boolean {
    return this.now.solved;
  }
  get missed(): boolean {
    return this.now.missed;
  }
}
