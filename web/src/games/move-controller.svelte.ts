// The player's side of a table, for the components of any game: the moves that are legal now, and sending one of them.
// The server decides what is legal. Each game extends this with what its player is about to do.
import { feel, play as playSound } from "../lib/sound";
import type { AnyEvent, AnyMove, TableSource } from "../lib/table-source";

/** A legal move, with the number by which the server knows it. */
export type Choice<Move> = Move & { number: number };

export abstract class MoveController<View, Event extends AnyEvent, Move extends AnyMove, Earnings = unknown> {
  constructor(
    readonly source: TableSource<View, Event, Earnings>,
    /** Every move of the game, by its number. */
    readonly moves: readonly Move[],
  ) {}

  readonly view: View = $derived.by(() => this.viewOf(this.source.scene!.view, this.source.scene!.over));
  /** The seat that we play; null for a spectator and in a replay. */
  readonly seat: number | null = $derived.by(() => this.source.seat);
  readonly choices: Choice<Move>[] = $derived.by(() =>
    (this.source.scene?.moves ?? []).flatMap((number) => {
      const move = this.moves[number];
      return move ? [{ ...move, number }] : [];
    }),
  );
  /** Whether it is our turn. */
  readonly mine: boolean = $derived.by(() => this.choices.length > 0);
  readonly canUndo: boolean = $derived.by(() => this.mine && this.source.scene?.can_undo === true);

  /** The view as it is shown; `over` where a resignation has ended the game in the middle of a turn, too. */
  protected viewOf(view: View, _over: boolean): View {
    return view;
  }

  /** Whether a legal move has this verb. */
  can(verb: Move["verb"]): boolean {
    return this.choices.some((choice) => choice.verb === verb);
  }
  isLegal(number: number): boolean {
    return this.choices.some((choice) => choice.number === number);
  }

  /** Make a move by its number, or undo the last one. Returns whether the server accepted it. */
  protected async send(command: number | "undo"): Promise<boolean> {
    const commands = this.source.commands;
    if (!commands) return false;
    feel("step");
    const answer = await (command === "undo" ? commands.undo() : commands.step(command));
    if (!answer.ok) playSound("refused");
    return answer.ok;
  }
}
