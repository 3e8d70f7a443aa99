// A table whose server is the test: it sets the scene, and answers commands and forecasts.
import type { RefusalInfo, TableInfo } from "../src/lib/protocol";
import type {
  Answer,
  Entry,
  AnyEvent,
  HintAnswer,
  TableSource,
  TypedForecast,
  TypedScene,
} from "../src/lib/table-source";
import { scene, table } from "./fakes";

export class FakeSource<View, Event extends AnyEvent, Earnings> implements TableSource<View, Event, Earnings> {
  readonly id = "abcdefgh";
  readonly invite = null;
  readonly state = "open";
  readonly waiting = 0;
  readonly refusal = null;
  readonly connected = null;
  readonly table: TableInfo = table();
  seat: number | null = $state(0);
  scene: TypedScene<View> | null = $state.raw(null);
  entries: Entry<Event>[] = $state.raw([]);
  /** What was sent, in order: the numbers of moves, and "undo". */
  sent: (number | string)[] = [];
  /** The moves whose forecast was asked for. */
  asked: (number | string)[] = [];
  /** Called with each command: the scene that it leads to can be set here. Return false to refuse the command. */
  answer: (command: number | string) => boolean = () => true;
  forecasts = new Map<number | string, Partial<TypedForecast<Earnings>>>();

  constructor(view: View, moves: number[] | null = null) {
    this.show(view, moves);
  }

  /** Set what the server shows now. */
  show(view: View, moves: number[] | null = null, more: Partial<TypedScene<View>> = {}): void {
    const version = (this.scene?.version ?? 0) + 1;
    this.scene = { ...scene(), version, step_version: version, moves, can_undo: false, ...more, view };
  }

  /** The answer to the question for a hint. */
  hint: HintAnswer = { ok: false, refused: { code: "test", ruling: null, why: "no" } };

  readonly commands = {
    step: (move: number | string) => this.#command(move),
    undo: () => this.#command("undo"),
    resign: () => this.#command("resign"),
    back: () => this.#command("back"),
    chat: () => this.#command("chat"),
    preset: () => this.#command("preset"),
    hint: () => Promise.resolve(this.hint),
  };
  onUpdate(): () => void {
    return () => undefined;
  }
  async forecast(move: number | string): Promise<TypedForecast<Earnings> | null> {
    this.asked.push(move);
    const found = this.forecasts.get(move);
    return found
      ? { type: "forecast", id: null, move, earns: null, code: null, ruling: null, why: null, ...found }
      : null;
  }
  look(seat: number): void {
    this.seat = seat;
  }

  async #command(command: number | string): Promise<Answer> {
    this.sent.push(command);
    await Promise.resolve();
    const refused: RefusalInfo = { code: "test", ruling: null, why: "no" };
    return this.answer(command) ? { ok: true, version: 1 } : { ok: false, refused };
  }
}
