import { afterEach, expect, test, vi } from "vitest";
import { GAME_APPS, gameApp } from "../src/games/registry";
import { gameInfo, gameNames, gameTitle, loadGames } from "../src/lib/games.svelte";
import { loadMoves } from "../src/lib/moves";

const INFO = { rules: "1", components: "x", players: [2], actions: [], levels: [], hides: false, options: [] };
const answer = (body: unknown, ok = true) => ({ ok, status: ok ? 200 : 503, json: () => Promise.resolve(body) });

afterEach(() => vi.unstubAllGlobals());

test("every folder of a game registers its app, in the order in which games are listed", () => {
  expect(GAME_APPS.map((app) => app.name)).toEqual(["nile", "fertility"]);
  expect(gameApp("nile")?.order).toBe(1);
  expect(gameApp("senet")).toBeUndefined();
});

test("the server's games are listed with those that have an app first, and asked for once", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  fetch.mockRejectedValueOnce(new Error("offline"));
  await expect(loadGames()).rejects.toThrow("offline");
  expect(gameNames()).toEqual(["nile", "fertility"]);
  expect(gameTitle("senet")).toBe("senet");

  const games = ["senet", "fertility", "nile"].map((game) => ({ ...INFO, game, title: game.toUpperCase() }));
  fetch.mockResolvedValue(answer(games));
  await Promise.all([loadGames(), loadGames()]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(gameNames()).toEqual(["nile", "fertility", "senet"]);
  expect(gameInfo("senet")?.players).toEqual([2]);
  expect([gameTitle("senet"), gameTitle("fertility")]).toEqual(["SENET", "Fertility"]);
});

test("the moves of a game are asked for once, and again after a failure", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  fetch.mockResolvedValueOnce(answer({ code: "x", ruling: null, why: "Not now." }, false));
  await expect(loadMoves("senet")).rejects.toThrow("Not now.");
  fetch.mockResolvedValue(answer([{ say: "done", verb: "done" }]));
  const moves = await loadMoves("senet");
  expect(await loadMoves("senet")).toBe(moves);
  expect(fetch).toHaveBeenCalledTimes(2);
});
