import { defineEditor } from "../../game-app";
import { empty, type Draft } from "./draft";
import NilePositionEditor from "./NilePositionEditor.svelte";

export default defineEditor<Draft>({ default: NilePositionEditor, empty });
