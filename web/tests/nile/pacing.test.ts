import { describe, expect, test } from "vitest";
import { apply } from "../../src/games/nile/pacing-apply";
import { beats } from "../../src/games/nile/pacing-beats";
import { moves } from "../../src/games/nile/pacing-moves";
import pacing from "../../src/games/nile/pacing";
import { moment } from "../../src/games/nile/pacing-moment";
import { recap } from "../../src/games/nile/pacing-recap";
import type { NileEvent, NileView } from "../../src/games/nile/types";
import fixture from "../fixtures/pacing-nile.json";
import { testViews, type Part } from "../pacing-parts";
import { view } from "./positions";

const PARTS = fixture as unknown as Part<NileView, NileEvent>[];
const STEPS = PARTS.flatMap(({ turns }) => turns.flatMap(({ steps }) => steps));

// What can only be reckoned, and what the player to move is doing.
const shown = (view: NileView): Partial<NileView> => {
  const { step: _step, draw: _draw, drawn: _drawn, drawn_sizes: _sizes, shown: _shown, ...others } = view;
  const { unseen: _unseen, bound: _bound, speculation, ...rest } = others;
  const cards = speculation && { ...speculation, cards: [...speculation.cards].sort() };
  return { ...rest, speculation: cards };
};

describe("a view after an event", () => {
  testViews(PARTS, apply, shown);

  test("leaves the former view and what did not change as they are", () => {
    const before = view({ fields: { flax: { owner: 1, cards: 2 } }, hand: { wheat: 1 } });
    const after = apply(before, { event: "harvested", seat: 1, crop: "flax", left: 1 });
    expect(before.fields.flax).toEqual({ owner: 1, cards: 2 });
    expect(after.fields.flax).toEqual({ owner: 1, cards: 1 });
    expect(after.hand).toBe(before.hand);
  });
});

describe("the beats of an entry", () => {
  const kinds = (events: NileEvent[]) => beats(events).map((beat) => beat.events.map(({ event }) => event));

  test("have its events in order", () => {
    for (const step of STEPS) expect(beats(step).flatMap((beat) => beat.events)).toEqual(step);
  });

  test("are the action with its draws, and the Flood with the turn it begins and its harvest", () => {
    const events: NileEvent[] = [
      { event: "ousted", plot: "flax", owner: 0, cards: 2 },
      { event: "planted", seat: 1, plot: "flax", cards: 3 },
      { event: "drew", seat: 1 },
      { event: "drew", seat: 1 },
      { event: "turn", seat: 2 },
      { event: "flooded", card: "wheat" },
      { event: "harvested", seat: 0, crop: "wheat", left: 1 },
    ];
    expect(kinds(events)).toEqual([
      ["ousted", "planted", "drew", "drew"],
      ["turn", "flooded", "harvested"],
    ]);
    expect(beats(events).map(({ seat }) => seat)).toEqual([1, null]);
  });

  test("give the Plague, a new season and a success one of their own; a turn alone has none", () => {
    expect(
      kinds([
        { event: "passed", seat: 1 },
        { event: "drew", seat: 1 },
        { event: "turn", seat: 2 },
        { event: "locusts", seat: null },
        { event: "reshuffled", season: 2, cards: 40 },
        { event: "eaten", plot: "flax", owner: 0, cards: 3 },
        { event: "flooded", card: "wheat" },
        { event: "succeeded", seat: 1, card: "wheat-flax", cards: 3 },
        { event: "drew", seat: 1 },
        { event: "spent", card: "wheat-flax" },
      ]),
    ).toEqual([
      ["passed", "drew"],
      ["turn", "locusts"],
      ["reshuffled"],
      ["eaten"],
      ["flooded"],
      ["succeeded", "drew", "spent"],
    ]);
  });
});

describe("told to a player", () => {
  const FIELDS = { flax: { owner: 1, cards: 3 } };
  const telling = {
    me: 0,
    players: { names: ["Ana", "Ben", "Cai"], reader: 0 },
    view: view({ players: 3, fields: FIELDS }),
  };
  const lines = (events: NileEvent[]) => recap(events, telling);

  test("the recap has a line for each opponent, with the consequence", () => {
    const [ben, cai, flood] = lines([
      { event: "turn", seat: 1 },
      { event: "flooded", card: "wheat" },
      { event: "harvested", seat: 0, crop: "wheat", left: 1 },
      { event: "traded", seat: 1, at: "market" },
      { event: "ousted", plot: "flax", owner: 0, cards: 2 },
      { event: "planted", seat: 1, plot: "flax", cards: 3 },
      { event: "turn", seat: 2 },
      { event: "flooded", card: "castor" },
      { event: "passed", seat: 2 },
    ]);
    expect(ben).toMatchObject({ seat: 1, tone: "bad" });
    expect(ben!.words).toBe("Ben: went to the Market, planted 3 Flax. You lose the Flax field: 2 cards are discarded.");
    expect(ben!.places[0]).toEqual(["plot:flax", "fields:1", "seat:1"]);
    expect(cai).toMatchObject({ seat: 2, words: "Cai: planted nothing.", tone: "calm" });
    expect(flood).toMatchObject({ seat: null, words: "The Flood brought you 1 Wheat.", tone: "good" });
  });

  test("a speculation that nobody else made was the reader’s, and failed", () => {
    const spent: NileEvent = { event: "spent", card: "wheat-flax" };
    expect(lines([spent])[0]).toMatchObject({ words: "Your speculation on Wheat/Flax failed.", tone: "bad" });
    expect(lines([{ event: "speculated", seat: 1, card: "wheat-flax" }, spent])).toHaveLength(1);
  });

  test("moments are the Plague, a loss, a success and a season; an ordinary planting is none", () => {
    const big = (...events: NileEvent[]) => moment(beats(events)[0]!, telling);
    const eaten: NileEvent = { event: "eaten", plot: "flax", owner: 0, cards: 3 };
    expect(big({ event: "locusts", seat: 1 }, eaten)).toMatchObject({ title: "Plague of Locusts", tone: "bad" });
    const planted: NileEvent = { event: "planted", seat: 1, plot: "flax", cards: 3 };
    expect(big(planted)).toBeNull();
    expect(big({ event: "ousted", plot: "flax", owner: 2, cards: 2 }, planted)).toBeNull();
    expect(big({ event: "ousted", plot: "flax", owner: 0, cards: 2 }, planted)?.title).toBe("You lose a field");
    expect(big({ event: "washed", plot: "wall", owner: 0, left: 0 })?.title).toBe("You lose a Monument");
    expect(big({ event: "reshuffled", season: 2, cards: 9 })?.title).toBe("Season 2 of 3");
    expect(big({ event: "reshuffled", season: 3, cards: 9 })?.title).toBe("The last season");
    expect(big({ event: "succeeded", seat: 0, card: "wheat-flax", cards: 3 })?.tone).toBe("good");
  });

  test("every event of a game can be told, moved and pointed at", () => {
    for (const step of STEPS) {
      for (const event of step) {
        for (const spots of pacing.spots(event)) expect(spots.length).toBeGreaterThan(0);
        for (const move of pacing.moves(event, telling.view)) expect(move.from).not.toEqual(move.to);
      }
      for (const beat of beats(step)) moment(beat, telling);
    }
    expect(lines(STEPS.flat()).every((line) => line.words && !line.words.includes("web-nile"))).toBe(true);
  });
});

describe("the cards that fly", () => {
  test("a harvest flies from the field to the storage", () => {
    expect(moves({ event: "harvested", seat: 1, crop: "flax", left: 0 })).toEqual([
      { piece: "flax", from: ["plot:flax", "fields:1", "seat:1"], to: ["storage:1:flax", "storage:1", "seat:1"] },
    ]);
  });

  test("a drawn card is face down for the others", () => {
    expect(moves({ event: "drew", seat: 1 })[0]!.piece).toBeNull();
    expect(moves({ event: "drew", seat: 0, card: "wheat" })[0]!.to[0]).toBe("hand:0:wheat");
  });

  test("of many cards only a few fly", () => {
    expect(moves({ event: "planted", seat: 0, plot: "wheat", cards: 9 })).toHaveLength(4);
  });

  test("a Monument is built with Stone from the hand", () => {
    const [move] = moves({ event: "planted", seat: 0, plot: "wall", cards: 1 });
    expect(move).toEqual({
      piece: "stone",
      from: ["hand:0:stone", "hand:0", "seat:0"],
      to: ["plot:wall", "fields:0", "seat:0"],
    });
  });

  test("a card is given from where it came", () => {
    const [move] = moves({ event: "gave", seat: 0, card: "wheat", from: "storage" });
    expect(move!.from[0]).toBe("storage:0:wheat");
  });

  test("an event without cards moves nothing", () => expect(moves({ event: "turn", seat: 0 })).toEqual([]));
});
