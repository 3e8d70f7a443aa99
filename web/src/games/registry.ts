// The games that have an app of their own, found by their folders. Only what every page needs is loaded with this.
import type { GameApp } from "./game-app";

const found = import.meta.glob<GameApp>("./*/index.ts", { eager: true, import: "default" });

export const GAME_APPS: readonly GameApp[] = Object.values(found).sort((one, other) => one.order - other.order);

/** The app of a game; undefined for one that is played at the generic table. */
export function gameApp(name: string | undefined): GameApp | undefined {
  return GAME_APPS.find((app) => app.name === name);
}
