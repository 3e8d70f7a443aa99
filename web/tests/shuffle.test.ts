import { createHash, createHmac, randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import {
  contribute,
  contributionTo,
  keepContribution,
  newRandom,
  randomsOf,
  type TournamentTable,
} from "../src/lib/contributions";
import type { TableInfo, TournamentInfo } from "../src/lib/protocol";
import { hmac, sha256 } from "../src/lib/sha256";
import { checkShuffle, isWrong, type Verdict } from "../src/table/ending/shuffle";
import { contributionInTournament } from "../src/tournaments/shuffle";
import { bot, person, table } from "./fakes";

const HEX = /^[0-9a-f]{64}$/;

test("SHA-256 is that of Node, at every length around a block", () => {
  for (let length = 0; length < 200; length++) {
    const bytes = randomBytes(length);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("HMAC-SHA-256 is that of Node", () => {
  const key = randomBytes(32).toString("hex");
  const expected = createHmac("sha256", Buffer.from(key, "hex")).update("what is hashed").digest("hex");
  expect(hmac(key, "what is hashed")).toBe(expected);
});

// The vector of docs/shuffle.md.
const MINE = "a1".repeat(32);
const COMMITMENT = "1861f731ac319f35cdb79d59e4f59372fcdf2697654a1870cf11a1974c765e04";
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const KEY = "5acbf44fe48e06e170b265605330eda371c792ba7411f5257e5d7e8c77afef6c";
const OTHER = "b2".repeat(32);
const mia = (random: string | null) => person("Mia", { yours: true, random });
const finished = (more: Partial<TableInfo> = {}): TableInfo =>
  table({
    stage: "over",
    commitment: COMMITMENT,
    secret: SECRET,
    key: KEY,
    seats: [mia(MINE), bot("scribe")],
    ...more,
  });
const OWN = { commitment: COMMITMENT, randoms: [MINE] };

describe("the check of a shuffle", () => {
  test.each<[string, Partial<TableInfo>, typeof OWN | null, Verdict]>([
    ["all holds", {}, OWN, "own"],
    ["a spectator, or another device", {}, null, "unseen"],
    ["another commitment than before", {}, { ...OWN, commitment: OTHER }, "exchanged"],
    ["another secret", { secret: OTHER }, OWN, "secret"],
    ["no secret", { secret: null }, OWN, "secret"],
    ["another contribution", { seats: [mia(OTHER), bot("scribe")] }, OWN, "missing"],
    ["no contribution", { seats: [mia(null), bot("scribe")], key: SECRET }, OWN, "missing"],
    [
      "a seat that was left",
      { seats: [person("Ben", { random: MINE }), bot("scribe")] },
      { ...OWN, randoms: [OTHER] },
      "unseen",
    ],
    ["another key", { key: OTHER }, OWN, "key"],
    ["the secret as key", { key: SECRET }, OWN, "key"],
    ["in another seat", { seats: [bot("scribe"), mia(MINE)] }, OWN, "key"],
    ["nobody contributed", { seats: [person("Mia"), bot("scribe")], key: SECRET }, null, "alone"],
  ])("%s", (_, more, own, verdict) => {
    expect(checkShuffle(finished(more), own)).toBe(verdict);
    expect(isWrong(verdict)).toBe(!["own", "unseen", "alone"].includes(verdict));
  });
});

// The vector of docs/shuffle.md for a table of a tournament.
const TOURNAMENT = { id: "fGV9ttdydOHO", round: 2, board: 1, commitment: COMMITMENT, over: true, secret: SECRET };
const DERIVED = "b281de59ced49a2a68587f64d4f7919a1edec2b4930a0b2788eece11a2153042";
const AT_TOURNAMENT = { commitment: COMMITMENT, randoms: [DERIVED], tournament: TOURNAMENT };
const OF_TOURNAMENT = {
  seats: [mia(DERIVED), person("Ben")],
  commitment: "2c5776076e58c8982f83957fad85da9ad310e734a2423f18a686376714fd8f34",
  secret: "2def5df2fde943cb5b4db7477705ee8748e8ebfd85fee0f73c2e06d79ab89091",
  key: "82d2090264e4631478a32d943b74e08440ab6ac1806ded19f36d5ab7ac2d9a00",
};

describe("the check of a shuffle in a tournament", () => {
  test.each<[string, Partial<TournamentTable>, Verdict]>([
    ["all holds", {}, "own"],
    ["its secret is not published yet", { over: false, secret: null }, "own"],
    ["its secret is not published when it should be", { secret: null }, "exchanged"],
    ["another commitment than before", { over: false, secret: null, commitment: OTHER }, "exchanged"],
    ["a secret that was not committed to", { secret: OTHER }, "exchanged"],
    ["the secret of another table", { board: 2 }, "exchanged"],
  ])("%s", (_, more, verdict) => {
    const own = { ...AT_TOURNAMENT, tournament: { ...TOURNAMENT, ...more } };
    expect(checkShuffle(finished(OF_TOURNAMENT), own)).toBe(verdict);
  });
});

describe("contributions", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  test("each own seat has one, and no two are the same", () => {
    const seats = contribute([{ kind: "me" }, { kind: "open" }, { kind: "me", name: "Tom" }, { kind: "bot" }]);
    expect(seats.map(({ random }) => HEX.test(random ?? ""))).toEqual([true, false, true, false]);
    expect(new Set(randomsOf(seats)).size).toBe(2);
    expect(newRandom()).not.toBe(newRandom());
  });

  test("those of the last tables are remembered, the latest of each", () => {
    keepContribution("first", OWN);
    for (let number = 0; number < 59; number++) keepContribution(`table-${number}`, OWN);
    expect(contributionTo("first")).toEqual(OWN);
    keepContribution("first", { ...OWN, randoms: [OTHER] });
    keepContribution("one more", OWN);
    expect(contributionTo("first")?.randoms).toEqual([OTHER]);
    expect(contributionTo("table-0")).toBeNull();
    expect(contributionTo("table-1")).toEqual(OWN);
  });

  /** Answer requests with what they were sent; returns the paths and bodies. */
  function serve(
    answer: (path: string, body: Record<string, unknown>) => unknown,
  ): [string, Record<string, unknown>][] {
    const sent: [string, Record<string, unknown>][] = [];
    vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
      const given = JSON.parse(body ?? "{}") as Record<string, unknown>;
      sent.push([path, given]);
      return Promise.resolve({ ok: true, json: () => Promise.resolve(answer(path, given)) });
    });
    return sent;
  }

  test("a table is opened with a commitment that was known before", async () => {
    const sent = serve((path) => (path === "/api/commitments" ? { commitment: COMMITMENT, seconds: 600 } : table()));
    await api.open({ game: "nile", seats: [{ kind: "me" }, { kind: "bot", level: "scribe" }] });
    expect(sent.map(([path]) => path)).toEqual(["/api/commitments", "/api/tables"]);
    const { commitment, seats } = sent[1]![1] as { commitment: string; seats: { random?: string }[] };
    expect(commitment).toBe(COMMITMENT);
    expect(contributionTo(table().id)).toEqual({ commitment: COMMITMENT, randoms: [seats[0]!.random] });
  });

  test("a seat is taken with a contribution, and the commitment known before is kept", async () => {
    const sent = serve(() => table({ commitment: OTHER }));
    await api.sit(table({ commitment: COMMITMENT }), {});
    expect(contributionTo(table().id)).toEqual({ commitment: COMMITMENT, randoms: [sent[0]![1].random] });
  });

  test("a seat that was refused, or left, is taken with the same contribution", async () => {
    const sent = serve(() => {
      throw new Error("the connection was lost");
    });
    await expect(api.sit(table({ commitment: COMMITMENT }), {})).rejects.toThrow();
    await expect(api.sit(table({ commitment: OTHER }), {})).rejects.toThrow();
    expect(sent[0]![1].random).toMatch(HEX);
    expect(sent[1]![1].random).toBe(sent[0]![1].random);
    expect(contributionTo(table().id)?.commitment).toBe(COMMITMENT); // as it was first seen
  });

  test("a tournament is joined with one contribution, also if that is asked again, and its tables follow from it", async () => {
    const tournament = { id: TOURNAMENT.id, commitment: COMMITMENT } as TournamentInfo;
    const sent = serve((path) => {
      const over = { ...tournament, stage: "over", secret: SECRET };
      return path.endsWith("/players") ? tournament : { tournament: over, own: [{ round: 2, board: 1, table: "a" }] };
    });
    await api.joinTournament(tournament, false);
    await api.joinTournament({ ...tournament, commitment: OTHER }, false);
    expect(sent[0]![1].random).toMatch(HEX);
    expect(sent[1]![1].random).toBe(sent[0]![1].random);
    await api.joinTournament(tournament, true);
    expect(sent[2]![1]).toEqual({});
    const text = `akhet contribution ${String(sent[0]![1].random)} round 2 board 1`;
    const expected = { ...AT_TOURNAMENT, randoms: [createHash("sha256").update(text).digest("hex")] };
    expect(await contributionInTournament("a")).toEqual(expected);
    expect(await contributionInTournament("b")).toBeNull();
  });

  test("a rematch that another player opened is not contributed to yet", async () => {
    const commitment = { commitment: COMMITMENT, seconds: 600 };
    serve((path) => (path === "/api/commitments" ? commitment : table({ seats: [person("Ben", { random: OTHER })] })));
    await api.rematch("old-table");
    expect(contributionTo(table().id)).toBeNull();
    serve((path, { random }) =>
      path === "/api/commitments" ? commitment : table({ seats: [person("Mia", { random: random as string })] }),
    );
    await api.rematch("old-table");
    expect(contributionTo(table().id)?.commitment).toBe(COMMITMENT);
  });
});
