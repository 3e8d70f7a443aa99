// A board: a position that was set up, and lines of moves for all seats, as a tree. The server carries out the moves and
// stores nothing.
import type { Position } from "../games/game-app";
import { api, Refused } from "../lib/api";
import { say } from "../lib/localization.svelte";
import type { BoardInfo, BoardPly, RefusalInfo, TableInfo } from "../lib/protocol";
import { keepUnchanged } from "../lib/structural-sharing";
import type {
  Answer,
  AnyEvent,
  AnyView,
  Entry,
  TableCommands,
  TableSource,
  TypedForecast,
  TypedScene,
  UpdateListener,
} from "../lib/table-source";
import type { PackedBoard, PackedLine } from "./link";

/** A position of the tree. What is in it is asked for when somebody looks at it. */
export interface Place {
  readonly parent: Place | null;
  readonly ply: BoardPly | null;
  readonly children: Place[];
  info: BoardInfo | null;
}

const place = (parent: Place | null, ply: BoardPly | null, info: BoardInfo | null): Place => ({
  parent,
  ply,
  children: [],
  info,
});

export class Board implements TableSource {
  readonly state = "open";
  readonly invite = null;
  readonly connected = null;
  readonly id: string;
  waiting = $state(0);
  refusal: RefusalInfo | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  root: Place = $state.raw() as Place;
  current: Place = $state.raw() as Place;
  /** Grows when the tree changes. */
  revision = $state(0);
  readonly commands: TableCommands;

  #keep = keepUnchanged<TypedScene<AnyView>>();
  #listeners = new Set<UpdateListener>();

  constructor(
    readonly game: string,
    /** The hash of an owner's set of components. */
    readonly set: string | null,
    info: BoardInfo,
  ) {
    this.id = `board-${game}`;
    this.root = this.current = place(null, null, info);
    const notHere = (): Promise<Answer> => Promise.resolve({ ok: false, refused: notOnABoard() });
    this.commands = {
      step: (move) => this.#step(move),
      undo: async () => {
        await this.to(this.current.parent ?? this.current);
        return { ok: true, version: this.scene.version };
      },
      hint: () => Promise.resolve({ ok: false, refused: notOnABoard() }),
      resign: notHere,
      back: notHere,
      chat: notHere,
      preset: notHere,
    };
  }

  readonly info: BoardInfo = $derived.by(() => this.current.info!);
  /** The seat to move: the board is played for all. */
  readonly seat: number | null = $derived.by(() => this.info.scene.turn);
  readonly table: TableInfo = $derived.by(() => {
    const { table } = this.root.info!;
    const seats = table.seats.map((seat, number) => ({ ...seat, yours: false, name: playerName(number) }));
    return { ...table, seats };
  });
  readonly scene: TypedScene<AnyView> = $derived.by(() => this.#keep(this.#sceneOf(this.current)));
  /** The places from the beginning to the one that is looked at. */
  readonly path: readonly Place[] = $derived.by(() => pathTo(this.current));
  readonly entries: Entry<AnyEvent>[] = $derived.by(() => this.path.map(entryOf));
  readonly position: Position = $derived.by(() => this.info.scene.position as unknown as Position);

  /** Begin anew from another position. */
  begin(info: BoardInfo): void {
    this.root = this.current = place(null, null, info);
    this.refusal = this.problem = null;
    this.revision++;
  }

  /** Look at a place of the tree. */
  async to(goal: Place): Promise<void> {
    this.problem = null;
    try {
      await this.#load(goal);
      const before = this.scene;
      const forward = goal.parent === this.current;
      this.current = goal;
      this.refusal = null;
      if (forward) for (const listener of this.#listeners) listener([this.entries.at(-1)!], before);
    } catch (error) {
      this.problem = error;
    }
  }

  /** Make a move, or let chance decide, with these chance results; those that are missing are drawn. */
  async play(move: number | null, chance: (string | number)[] = [], from: Place = this.current): Promise<Answer> {
    const known = chance.length
      ? undefined
      : from.children.find((one) => sameMove(one, move) && !one.ply!.chance.length);
    this.refusal = null;
    this.waiting++;
    try {
      if (known) {
        await this.to(known);
      } else {
        await this.#load(from);
        const info = await api.board(this.game, {
          position: from.info!.scene.position,
          plies: [{ move, chance }],
          components: this.set,
        });
        await this.to(this.#add(from, { move, chance: info.step!.chance }, info));
      }
      return { ok: true, version: this.scene.version };
    } catch (error) {
      const refused = error instanceof Refused ? error.refusal : noAnswer();
      this.refusal = refused;
      return { ok: false, refused };
    } finally {
      this.waiting--;
    }
  }

  /** Remove a place with everything after it. */
  async remove(gone: Place): Promise<void> {
    const { parent } = gone;
    if (!parent) return;
    if (pathTo(this.current).includes(gone)) await this.to(parent);
    parent.children.splice(parent.children.indexOf(gone), 1);
    this.revision++;
  }

  onUpdate(listener: UpdateListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  async forecast(move: number | string): Promise<TypedForecast<unknown> | null> {
    try {
      const { position } = this.info.scene;
      return (await api.board(this.game, { position, forecast: move, components: this.set })).forecast;
    } catch {
      return null;
    }
  }
  look(): void {
    // It is always seen from the seat to move.
  }

  packed(): PackedBoard {
    const lines = (from: Place): PackedLine[] =>
      from.children.map((one) => [one.ply!.move, one.ply!.chance, lines(one)]);
    const path = this.path.slice(1).map((one) => one.parent!.children.indexOf(one));
    const position = this.root.info!.scene.position as unknown as Position;
    return { position, lines: lines(this.root), path, ...(this.set ? { set: this.set } : {}) };
  }

  /** Add lines after the beginning, and go along a path. */
  async unfold(lines: readonly PackedLine[], path: readonly number[]): Promise<void> {
    const grow = (from: Place, next: readonly PackedLine[]) => {
      for (const [move, chance, further] of next) grow(this.#add(from, { move, chance }, null), further);
    };
    grow(this.root, lines);
    let goal = this.root;
    for (const one of path) goal = goal.children[one] ?? goal;
    await this.to(goal);
  }

  #add(from: Place, ply: BoardPly, info: BoardInfo | null): Place {
    const known = from.children.find((one) => sameMove(one, ply.move) && sameChance(one.ply!.chance, ply.chance));
    if (known) {
      known.info ??= info;
      return known;
    }
    const added = place(from, ply, info);
    from.children.push(added);
    this.revision++;
    return added;
  }

  async #load(goal: Place): Promise<void> {
    if (goal.info) return;
    const path = pathTo(goal);
    const known = path.findLastIndex((one) => one.info);
    const info = await api.board(this.game, {
      position: path[known]!.info!.scene.position,
      plies: path.slice(known + 1).map((one) => one.ply!),
      components: this.set,
    });
    goal.info = info;
  }

  async #step(move: number | string): Promise<Answer> {
    if (typeof move === "number") return this.play(move);
    return { ok: false, refused: notOnABoard() };
  }

  #sceneOf(now: Place): TypedScene<AnyView> {
    const { scene } = now.info!;
    const version = pathTo(now).length;
    const from = scene.turn ?? now.info!.step?.seat ?? 0;
    return {
      version,
      step_version: version,
      turn: scene.turn,
      over: scene.over,
      due: null,
      view: scene.views[from] ?? {},
      moves: scene.turn === null ? null : scene.moves,
      can_undo: now.parent !== null,
      standings: scene.over || !now.info!.table.hides ? scene.standings : null,
    };
  }
}

export const playerName = (seat: number): string => say("web-board-player", { number: seat + 1 });

function pathTo(goal: Place): Place[] {
  const path: Place[] = [];
  for (let at: Place | null = goal; at; at = at.parent) path.unshift(at);
  return path;
}

const sameMove = (one: Place, move: number | null): boolean => one.ply!.move === move;
const sameChance = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((result, number) => result === other[number]);

function entryOf(at: Place, number: number): Entry<AnyEvent> {
  const step = at.info?.step;
  const kind = number === 0 ? "started" : "step";
  return { version: number + 1, kind, seat: step?.seat ?? null, at: 0, events: step?.events ?? [] };
}

const noAnswer = (): RefusalInfo => ({ code: "web.no_answer", ruling: null, why: say("web-no-answer") });
const notOnABoard = (): RefusalInfo => ({ code: "web.board", ruling: null, why: say("web-board-not-here") });
