// How the moves of the others are shown at a table of Fertility: see games/pacing.ts.
import { narrateEvents } from "../../lib/narration";
import { definePacing } from "../pacing";
import EventIcon from "./EventIcon.svelte";
import FlyingPiece from "./FlyingPiece.svelte";
import { apply } from "./pacing-apply";
import { beats } from "./pacing-beats";
import { moment } from "./pacing-moment";
import { moves, spots, type Piece } from "./pacing-moves";
import { recap } from "./pacing-recap";
import type { FertilityEvent, FertilityView } from "./types";

export default definePacing<FertilityView, FertilityEvent, Piece>({
  apply,
  beats,
  spots,
  moves,
  Piece: FlyingPiece,
  Icon: EventIcon,
  // The action alone: what it sets off is seen on the table, and told in the log.
  words: ({ events }, { players }) => narrateEvents("fertility", events, players)[0] ?? "",
  moment,
  recap,
});
