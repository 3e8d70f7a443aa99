// Other moves in a finished game, as a table source: from a decision on, until a whole decision is made.
import { api } from "../lib/api";
import { say } from "../lib/localization.svelte";
import { PositionTable, type PositionRequest } from "../lib/position-table.svelte";
import type { TrialInfo } from "../lib/protocol";

export class TrialTable extends PositionTable<TrialInfo> {
  private constructor(start: TrialInfo, ask: (request: PositionRequest) => Promise<TrialInfo>) {
    super(start, ask, () => ({ code: "web.trial", ruling: null, why: say("web-study-trial-not-here") }));
  }

  /** The position of a game (a table's id, or `record/ID`) after so many plies. */
  static async open(id: string, invite: string | null, ply: number): Promise<TrialTable> {
    const ask = (request: PositionRequest) => api.trial(id, invite, { ply, ...request });
    return new TrialTable(await ask({ moves: [] }), ask);
  }

  /** Whether a whole decision is made. */
  get done(): boolean {
    return this.now.done;
  }
}
