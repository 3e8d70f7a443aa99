import { expect, test } from "vitest";
import { loadStudyMessages, say } from "../src/lib/localization.svelte";
import type { ReviewBill, ReviewCandidate, ReviewDecision, ReviewFuturePly } from "../src/lib/protocol";
import { reviewAddress } from "../src/study/address";
import { bandsOf, graphMarks, graphScale, luckDots, markPath, stackOrder } from "../src/study/graph";
import {
  barRange,
  billRows,
  decisionAt,
  formatPoints,
  formatSigned,
  markedFrom,
  shownCandidates,
} from "../src/study/numbers";
import { turnNumberAt } from "../src/study/turns";
import { futureTurns, levelWords, topicWords, movesWords } from "../src/study/words";

const frame = { left: 0, top: 0, right: 100, bottom: 200 };
const GRAPH = [
  [0.5, 0.3, 0.2],
  [0.25, 0.25, 0.5],
  [1, 0, 0],
];

// The graph

test("the bands of all seats fill the graph, one's own at the bottom", () => {
  const scale = graphScale(2, frame);
  const order = stackOrder(3, 1);
  expect(order).toEqual([1, 2, 0]);
  const bands = bandsOf(GRAPH, order, scale);
  expect(bands[0]!.edge).toBe("M0 140L50 150L100 200"); // a share of 0.3, then 0.25, then 0
  expect(bands[1]!.edge).toBe("M0 100L50 50L100 200");
  expect(bands[2]!.edge).toBe("M0 0L50 0L100 0"); // all shares together are 1
  expect(bands[2]!.path).toBe("M0 0L50 0L100 0L100 200L50 50L0 100Z");
  expect(bands.map((band) => band.end.height)).toEqual([0, 0, 200]);
});

test("a place in the graph is the nearest ply", () => {
  const scale = graphScale(4, { ...frame, left: 20, right: 120 });
  expect([0, 44, 46, 70, 500].map((x) => scale.plyAt(x))).toEqual([0, 1, 1, 2, 4]);
  expect(scale.x(scale.plyAt(95))).toBe(95);
});

test("luck is a dot: above the middle what helped, below it what hurt, with the luck as its area", () => {
  const draws = [
    { ply: 0, luck: [0.01, -0.01] },
    { ply: 1, luck: [0.02, -0.02] },
    { ply: 1, luck: [0.02, -0.02] },
    { ply: 2, luck: [0.001, -0.001] },
  ];
  const strip = { top: 0, bottom: 60 };
  const own = luckDots(draws, 0, graphScale(2, frame), strip);
  const others = luckDots(draws, 1, graphScale(2, frame), strip);
  expect(own.map(({ ply, luck }) => [ply, luck])).toEqual([
    [0, 0.01],
    [1, 0.04], // both draws of the ply; the last one is too small to show
  ]);
  expect(own.every((dot) => dot.y - dot.radius > 0 && dot.y < 30)).toBe(true);
  expect(others.every((dot) => dot.y + dot.radius < 60 && dot.y > 30)).toBe(true);
  expect((own[1]!.radius - 1.5) / (own[0]!.radius - 1.5)).toBeCloseTo(2);
});

const decided = (first: number, more: Partial<ReviewDecision> = {}): ReviewDecision =>
  ({ first, last: first, seat: 0, kind: "open", mark: null, loss: 0, candidates: [], ...more }) as ReviewDecision;

test("a mark lies on the edge of one's own band, where the turn began", () => {
  const decisions = [decided(1, { mark: "mistake" }), decided(2, { seat: 1, mark: "blunder" }), decided(3)];
  expect(graphMarks(decisions, GRAPH, 0, graphScale(2, frame))).toEqual([{ place: 0, mark: "mistake", x: 0, y: 100 }]);
});

test("marks differ by their shapes, not by colour alone", () => {
  const shapes = (["inaccuracy", "mistake", "blunder"] as const).map((mark) => markPath(mark, 0, 0, 5));
  expect(new Set(shapes.map((path) => path.replaceAll(/[\d.\-\s]/g, ""))).size).toBe(3);
});

// The numbers

test("the rows of a bill add up to the result as it is shown", () => {
  const bill: ReviewBill = {
    start: 0.33333,
    draws: 0.12344,
    hidden: -0.05555,
    mistakes: 0.21844,
    others: 0.44444,
    residual: 0.37278,
    result: 1,
  };
  const rows = billRows(bill);
  expect(rows.map(({ row }) => row)).toEqual(["start", "draws", "hidden", "mistakes", "others", "residual"]);
  expect(rows[3]!.points).toBe(-21.8); // what one's own mistakes took away
  expect(rows.reduce((sum, { points }) => sum + Math.round(10 * points), 0)).toBe(1000);
});

test("points are a hundredth of a win", () => {
  expect([0.0204, 0.0996, 0.1249, 1.683].map(formatPoints)).toEqual(["2.0", "10", "12", "168"]);
  expect([4.26, -0.5, 0, -0.04].map(formatSigned)).toEqual(["+4.3", "\u22120.5", "0.0", "0.0"]);
});

const candidate = (value: number, more: Partial<ReviewCandidate> = {}): ReviewCandidate =>
  ({
    value,
    error: 0.01,
    open_value: 1 - value,
    open_error: 0.02,
    played: false,
    moves: [],
    ...more,
  }) as ReviewCandidate;

test("the best candidates are shown, and always the one that was played", () => {
  const all = [0.6, 0.5, 0.4, 0.3, 0.2].map((value) => candidate(value));
  const played = candidate(0.1, { played: true });
  const decision = decided(1, { candidates: [...all, played] });
  expect(shownCandidates(decision, "known").map((one) => one.value)).toEqual([0.6, 0.5, 0.4, 0.1]);
  expect(shownCandidates(decision, "open").map((one) => one.value)).toEqual([0.1, 0.2, 0.3, 0.4]);
  const partly = decided(1, { candidates: [candidate(0.5, { open_value: null }), played] });
  expect(shownCandidates(partly, "open")).toEqual([played]);
});

test("bars begin below the worst value, so that small differences can be seen", () => {
  const { low, high } = barRange([
    { value: 0.5, error: 0.01 },
    { value: 0.54, error: 0.01 },
  ]);
  expect(low).toBeGreaterThan(0.4);
  expect(low).toBeLessThan(0.48);
  expect(high).toBeGreaterThan(0.56);
  expect(barRange([{ value: 0, error: 0 }]).low).toBe(0);
});

test("every ply before the end belongs to a decision, and one goes from marked turn to marked turn", () => {
  const decisions = [
    decided(1, { last: 3, mark: "mistake" }),
    decided(4, { last: 4, seat: 1, mark: "blunder" }),
    decided(5, { last: 7 }),
    decided(8, { last: 8, mark: "inaccuracy" }),
  ];
  expect([0, 1, 2, 3, 4, 6, 7, 8].map((ply) => decisionAt(decisions, ply))).toEqual([0, 0, 0, 1, 2, 2, 3, null]);
  expect(markedFrom(decisions, 0, -1, 1)).toBe(0);
  expect(markedFrom(decisions, 0, 0, 1)).toBe(3);
  expect(markedFrom(decisions, 0, 7, 1)).toBeNull();
  expect(markedFrom(decisions, 0, 7, -1)).toBe(0);
  expect(markedFrom(decisions, 1, 8, -1)).toBe(1);
});

// The words

const STEPS = (moves: readonly number[]) =>
  moves.map((move) => ({ moves: 1, words: `move ${move}`, spots: move === 0 ? [["main"]] : [] }));
const moves = (...numbers: number[]) => numbers.map((move) => ({ move, say: "" }));

test("a decision is its steps in words; the end of a turn goes without saying, unless there is nothing else", () => {
  expect(movesWords(moves(4, 7, 0), {}, 0, STEPS)).toBe("move 4 · move 7");
  expect(movesWords(moves(0), {}, 0, STEPS)).toBe("move 0");
});

test("a future is told turn by turn", () => {
  const ply = (seat: number, move: number): ReviewFuturePly => ({ seat, move: { move, say: "" }, chance: [] });
  const plies = [ply(0, 1), ply(0, 0), ply(1, 2), ply(0, 3)];
  expect(futureTurns(plies, {}, STEPS, 2)).toEqual([
    { seat: 0, words: "move 1" },
    { seat: 1, words: "move 2" },
  ]);
});

test("turns are counted from the first one", () => {
  const step = (...events: string[]) => ({ events: events.map((event) => ({ event })) }) as never;
  const steps = [step("dealt", "turn"), step(), step("turn"), step("turn")];
  expect([0, 1, 2, 3].map((ply) => turnNumberAt(steps, ply))).toEqual([1, 1, 2, 3]);
});

test("the messages of the study pages are loaded when they are needed", async () => {
  expect(say("web-study-review")).toBe("web-study-review");
  await loadStudyMessages();
  expect(say("web-study-review")).toBe("Review");
  expect(levelWords("vizier")).toBe("Vizier");
  expect([topicWords("nile", "plant"), topicWords("pebbles", "throw")]).toEqual(["planting", "throw"]);
});

test("a link to a table, a replay or a review leads to a review", () => {
  const here = "https://play.example.org";
  expect(reviewAddress(`${here}/table/abcdefgh12?invite=a-b`, here)).toBe("/review/abcdefgh12?invite=a-b");
  expect(reviewAddress("/replay/abcdefgh12?from=1#7", here)).toBe("/review/abcdefgh12");
  expect(reviewAddress(`${here}/review/record/0123456789abcdef0123`, here)).toBe("/review/record/0123456789abcdef0123");
  expect(reviewAddress("https://elsewhere.example.org/replay/abcdefgh12", here)).toBeNull();
  expect(reviewAddress("not a link", here)).toBeNull();
});
