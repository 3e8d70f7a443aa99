// NILE's part of the app.
import { say } from "../../lib/localization.svelte";
import { defineGame } from "../game-app";
import Mark from "./Mark.svelte";
import { narration } from "./narration";
import Scene from "./Scene.svelte";
import type { NileEvent, NileMove, NileView } from "./types";

export default defineGame<NileView, NileEvent, NileMove, null>({
  name: "nile",
  order: 1,
  Scene,
  Mark,
  narration,
  fits: true,
  suggestions: [
    { id: "monuments", levels: ["scribe"], options: { monuments: true } },
    { id: "crowd", levels: ["farmer", "scribe", "farmer", "scribe"] },
    { id: "classic", levels: ["scribe", "scribe"], options: { classic: true } },
    { id: "duel", levels: ["pharaoh"] },
  ],
  sounds: {
    planted: "lay",
    speculated: "lay",
    gave: "lay",
    drew: "draw",
    reshuffled: "draw",
    flooded: "flood",
    locusts: "flood",
    harvested: "earn",
    succeeded: "earn",
    ended: "over",
  },
  standing: ({ place, counts }, name) =>
    say("web-pages-replay-standing-nile", { name, place, piles: counts.join(", ") }),
  loadPreview: () => import("./Preview.svelte"),
  loadTable: () => import("./NileTable.svelte"),
  loadHint: () => import("./hint"),
  loadHands: () => import("./OpenHand.svelte"),
  loadPacing: () => import("./pacing"),
  loadEnding: () => import("./ending"),
  loadPositionEditor: () => import("./position-editor").then((editor) => editor.default),
  loadLessons: () => import("./lessons"),
});
