import { defineEditor } from "../../game-app";
import { empty, type Draft } from "./draft";
import FertilityPositionEditor from "./FertilityPositionEditor.svelte";

export default defineEditor<Draft>({ default: FertilityPositionEditor, empty });
