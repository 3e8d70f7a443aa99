// The table component of a game, loaded when it is needed.
import type { Component } from "svelte";
import type { TableProps } from "./game-app";
import { gameApp } from "./registry";

/** A game without an app of its own gets the generic table. */
export function loadTable(game: string): Promise<{ default: Component<TableProps> }> {
  return gameApp(game)?.loadTable() ?? import("../table/GenericTable.svelte");
}
