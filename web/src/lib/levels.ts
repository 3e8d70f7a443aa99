// The bots' levels, from weakest to strongest: web-level-farmer, web-level-scribe, web-level-vizier, web-level-pharaoh.
import type { Level } from "./protocol";

export const LEVELS: readonly Level[] = ["farmer", "scribe", "vizier", "pharaoh"];
