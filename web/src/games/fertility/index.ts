// Fertility's part of the app.
import { defineGame } from "../game-app";
import Mark from "./Mark.svelte";
import Monument from "./Monument.svelte";
import { narration } from "./narration";
import Scene from "./Scene.svelte";
import { standing } from "./standing";
import type { FertilityEvent, FertilityForecast, FertilityMove, FertilityView } from "./types";

export default defineGame<FertilityView, FertilityEvent, FertilityMove, FertilityForecast>({
  name: "fertility",
  order: 2,
  fits: true,
  Scene,
  Mark,
  Piece: Monument,
  loadChoicePicture: () => import("./ChoicePicture.svelte"),
  narration,
  suggestions: [
    { id: "four", levels: ["farmer", "scribe", "farmer"] },
    { id: "duel", levels: ["pharaoh"] },
    { id: "three", levels: ["scribe", "scribe"] },
  ],
  sounds: {
    placed: "lay",
    discarded: "lay",
    supplied: "lay",
    built: "lay",
    paid: "lay",
    took: "draw",
    removed: "draw",
    earned: "earn",
    quarried: "earn",
    filled: "earn",
    ended: "over",
  },
  standing,
  loadPreview: () => import("./Preview.svelte"),
  loadTable: () => import("./FertilityTable.svelte"),
  loadHint: () => import("./hint"),
  loadPacing: () => import("./pacing"),
  loadSetEditor: () => import("./set-editor/SetEditor.svelte"),
  loadEnding: () => import("./ending"),
  loadPositionEditor: () => import("./position-editor").then((editor) => editor.default),
  loadLessons: () => import("./lessons"),
});
