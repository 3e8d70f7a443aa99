// Fertility's part of the app.
import { say } from "../../lib/localization.svelte";
import { defineGame } from "../game-app";
import Mark from "./Mark.svelte";
import Monument from "./Monument.svelte";
import Scene from "./Scene.svelte";
import type { FertilityEvent, FertilityForecast, FertilityMove, FertilityView } from "./types";

export default defineGame<FertilityView, FertilityEvent, FertilityMove, FertilityForecast>({
  name: "fertility",
  order: 2,
  Scene,
  Mark,
  Piece: Monument,
  loadChoicePicture: () => import("./ChoicePicture.svelte"),
  narration: { terms: { good: "good", tile: "tile" } },
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
  standing: ({ place, details }, name) =>
    say("web-pages-replay-standing-fertility", { name, place, debens: details.debens ?? 0 }),
  loadTable: () => import("./FertilityTable.svelte"),
  loadSetEditor: () => import("./set-editor/SetEditor.svelte"),
  loadLessons: () => import("./lessons"),
});
