// The bots' levels, from weakest to strongest. Each has a short description (web-level-fisher …) and a line of character
// (level-fisher-about …); `ui/Portrait.svelte` draws it.
import type { Level } from "./protocol";

export const LEVELS: readonly Level[] = ["fisher", "farmer", "scribe", "vizier", "pharaoh"];
