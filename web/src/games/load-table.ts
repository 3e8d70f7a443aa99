// The table component of a game and what belongs to it, loaded when a table is opened.
import type { Component } from "svelte";
import type { TableProps } from "./game-app";
import type { Pacing } from "./pacing";
import { gameApp } from "./registry";

/** A game without an app of its own gets the generic table. */
export function loadTable(game: string): Promise<{ default: Component<TableProps> }> {
  return gameApp(game)?.loadTable() ?? import("../table/GenericTable.svelte");
}

/** How the moves of others are paced; null for a game that does not say it. */
export async function loadPacing(game: string): Promise<Pacing | null> {
  return (await gameApp(game)?.loadPacing?.())?.default ?? null;
}
