// A puzzle: its position, and what the answer was worth. Afterwards it is shown from its beginning again, and nothing can be
// moved: the answers are drawn there.
import { api } from "../lib/api";
import { say } from "../lib/localization.svelte";
import { PositionTable, type PositionRequest } from "../lib/position-table.svelte";
import type { PuzzleInfo, PuzzleMode, PuzzleResult } from "../lib/protocol";
import type { TableCommands } from "../lib/table-source";

export interface Purpose {
  mode: PuzzleMode;
  theme: string | null;
}

export class PuzzleTable extends PositionTable<PuzzleInfo> {
  private constructor(
    readonly game: string,
    readonly puzzle: string,
    readonly purpose: Purpose,
    /** Whether the reader has tried it before. */
    readonly tried: boolean,
    start: PuzzleInfo,
  ) {
    super(
      start,
      (request: PositionRequest) => api.tryPuzzle(game, puzzle, { ...request, ...purpose }),
      () => ({ code: "web.puzzle", ruling: null, why: say("web-study-puzzle-not-here") }),
    );
  }

  static async open(game: string, puzzle: string, purpose: Purpose, tried: boolean): Promise<PuzzleTable> {
    return new PuzzleTable(game, puzzle, purpose, tried, await api.tryPuzzle(game, puzzle, {}));
  }

  override get commands(): TableCommands | null {
    return this.result ? null : this.own;
  }
  get result(): PuzzleResult | null {
    return this.now.result;
  }
}
