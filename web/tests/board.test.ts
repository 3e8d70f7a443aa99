// The analysis board: undo, links, sums of blocks, and small changes of positions.
import { afterEach, describe, expect, it, vi } from "vitest";
import { added, ranked, tooClose, valueOf, worthPlaying, type Found } from "../src/board/analysis.svelte";
import { Board } from "../src/board/board.svelte";
import { withCount, withEntry } from "../src/board/edit";
import { begin, change, redo, undo } from "../src/board/history";
import { lineOf, pack, unpack, type PackedBoard } from "../src/board/link";
import {
  withoutTile,
  withTile,
  withMonument,
  withoutDistrict,
  type Draft,
} from "../src/games/fertility/position-editor/draft";
import type { AnalysisCandidate, AnalysisInfo, BoardInfo, BoardPly } from "../src/lib/protocol";

describe("undo and redo", () => {
  it("go back and forth until something else is done", () => {
    const two = change(change(begin(1), 2), 3);
    expect(undo(two).now).toBe(2);
    expect(redo(undo(two))).toEqual(two);
    expect(redo(change(undo(two), 4)).now).toBe(4);
    expect(undo(begin(1)).now).toBe(1);
  });
});

describe("a link", () => {
  const board: PackedBoard = {
    position: { players: 2, hands: [{ wheat: 2 }, 5] },
    lines: [
      [3, ["wheat", 7], [[4, [], []]]],
      [null, [], []],
    ],
    path: [0, 0],
  };
  it("has the whole board", async () => {
    const text = await pack(board);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await unpack(text)).toEqual(board);
  });
  it("that is damaged, or something else, is none", async () => {
    const text = await pack(board);
    for (const wrong of ["", "4", "new-table", text.slice(5), await pack({ ...board, lines: [[1, []] as never] })])
      expect(await unpack(wrong)).toBeNull();
  });
  it("is made of a record, too", () => {
    const plies = [
      { move: 1, chance: ["flax"] },
      { move: 2, chance: [] },
    ];
    expect(lineOf(plies)).toEqual([[1, ["flax"], [[2, [], []]]]]);
  });
});

const candidate = (worlds: number, won: number, move = 0): AnalysisCandidate => ({
  moves: [{ move, say: "" }],
  prior: 0.5,
  worlds,
  totals: [won, worlds - won],
  squares: won,
  scores: 3 * worlds,
});
const info = (next: number, ...candidates: AnalysisCandidate[]): AnalysisInfo => ({
  seat: 0,
  version: "1",
  candidates,
  next,
});

describe("an analysis", () => {
  it("adds blocks up", () => {
    const found = added(added(null, info(1, candidate(8, 4))), info(2, candidate(8, 6)));
    expect(found.next).toBe(2);
    expect(found.candidates[0]).toMatchObject({ worlds: 16, totals: [10, 6], scores: 48 });
    expect(ranked(found)[0]).toMatchObject({ value: 0.625, score: 3 });
  });
  it("becomes surer, and is never certain", () => {
    const error = (worlds: number, won: number) => valueOf(candidate(worlds, won), 0).error;
    expect(error(400, 200)).toBeCloseTo(0.025, 3);
    expect(error(1600, 800)).toBeLessThan(error(400, 200) / 1.9);
    expect(error(8, 8)).toBeGreaterThan(0.15);
  });
  it("says when the best two are too close", () => {
    const of = (...won: number[]): Found => added(null, info(1, ...won.map((one, move) => candidate(400, one, move))));
    expect(tooClose(ranked(of(200, 190)))).toBe(true);
    expect(tooClose(ranked(of(280, 190)))).toBe(false);
    expect(worthPlaying(of(200, 190))).toBeNull();
    expect(worthPlaying(of(200, 190, 40))).toEqual([0, 1]);
  });
});

describe("a position", () => {
  it("has no counts of nothing", () => {
    expect(withCount<"wheat" | "flax">({ wheat: 2, flax: 1 }, "wheat", 0)).toEqual({ flax: 1 });
    expect(withCount<"wheat" | "flax">({ wheat: 2 }, "flax", 3)).toEqual({ wheat: 2, flax: 3 });
    expect(withEntry([1, 2, 3], 1, 5)).toEqual([1, 5, 3]);
  });

  const valley = {
    valley: ["..a~", "w..."],
    placed: {},
    metropolis: [["A1", "B1"]],
    tokens: [{ "4": { grape: 1 }, "7": { papyrus: 1 } }],
  };
  const draft = valley as unknown as Draft;
  it("takes tiles where nothing lies, and gives them back", () => {
    const laid = withTile(draft, "bovine-grape", [0, 1], 0)!;
    expect(laid).toMatchObject({ valley: [".BG~", "w..."], placed: { "bovine-grape": 1 } });
    expect(withTile(laid, "bovine-grape", [1, 1], 3)).toBeNull();
    expect(withTile(draft, "bovine-grape", [0, 2], 0)).toBeNull();
    expect(withoutTile(laid, [0, 2], 2, draft.valley)).toMatchObject({ valley: draft.valley, placed: {} });
    expect(withoutTile(draft, [0, 1], 0, draft.valley)).toBeNull();
  });
  it("takes Monuments on free squares", () => {
    const raised = withMonument(draft, 1, [1, 3], draft.valley)!;
    expect(raised.valley).toEqual(["..a~", "w..1"]);
    expect(withMonument(raised, 0, [1, 3], draft.valley)!.valley).toEqual(draft.valley);
    expect(withMonument(draft, 0, [0, 3], draft.valley)).toBeNull();
  });
  it("keeps the resources of the other Districts when one is removed", () => {
    expect(withoutDistrict(draft, 0, 0)).toMatchObject({ metropolis: [["B1"]], tokens: [{ "4": { papyrus: 1 } }] });
  });
});

describe("the lines of a board", () => {
  /** A server whose positions are numbers: each move adds its own, and a card is turned up after move 9. */
  function info(number: number, ply?: BoardPly): BoardInfo {
    const chance = ply?.move === 9 ? (ply.chance.length ? ply.chance : ["wheat"]) : [];
    const step = ply ? { seat: number % 2, move: ply.move, say: "", chance, events: [] } : null;
    const scene = {
      position: { number },
      turn: number % 2,
      chance: false,
      over: false,
      views: [{}, {}],
      moves: [1, 9],
    };
    return { table: { hides: true, seats: [] }, scene: { ...scene, standings: [] }, step, forecast: null } as never;
  }
  const fetched = vi.fn((_url: string, { body }: { body: string }) => {
    const { position, plies } = JSON.parse(body) as { position: { number: number }; plies?: BoardPly[] };
    const number = (plies ?? []).reduce((sum, ply) => sum + (ply.move ?? 0), position.number);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(info(number, plies?.at(-1))) });
  });
  afterEach(() => void vi.unstubAllGlobals());
  function open(): Board {
    vi.stubGlobal("fetch", fetched);
    fetched.mockClear();
    return new Board("pebbles", null, info(0));
  }

  it("are all kept, and a move that was made is not asked for again", async () => {
    const board = open();
    await board.play(1);
    await board.play(2);
    await board.commands.undo();
    await board.play(3);
    await board.to(board.root);
    await board.play(1);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(board.packed().lines).toEqual([
      [
        1,
        [],
        [
          [2, [], []],
          [3, [], []],
        ],
      ],
    ]);
    expect(board.packed().path).toEqual([0]);
    expect([board.seat, board.scene.moves]).toEqual([1, [1, 9]]);
  });
  it("differ by what chance did", async () => {
    const board = open();
    await board.play(9);
    await board.play(9, ["flax"], board.root);
    await board.play(9, ["flax"], board.root);
    expect(board.packed()).toMatchObject({
      lines: [
        [9, ["wheat"], []],
        [9, ["flax"], []],
      ],
      path: [1],
    });
  });
  it("unfold from a link, one position at a time", async () => {
    const board = open();
    await board.unfold(lineOf([1, 2, 3].map((move) => ({ move, chance: [] }))), [0, 0]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(board.position).toEqual({ number: 3 });
    await board.remove(board.current.children[0]!);
    await board.remove(board.current);
    expect(board.packed()).toMatchObject({ lines: [[1, [], []]], path: [0] });
  });
  it("stay as they are when a move is refused", async () => {
    const board = open();
    const refusal = { code: "nile.no", ruling: "N3.13", why: "No." };
    fetched.mockReturnValueOnce(
      Promise.resolve({ ok: false, status: 400, json: () => Promise.resolve(refusal) }) as never,
    );
    expect(await board.play(4)).toEqual({ ok: false, refused: refusal });
    expect([board.refusal, board.current]).toEqual([refusal, board.root]);
  });
});
