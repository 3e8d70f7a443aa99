// How the moves of others are shown at a table of NILE: see games/pacing.ts.
import { definePacing } from "../pacing";
import EventIcon from "./EventIcon.svelte";
import FlyingPiece from "./FlyingPiece.svelte";
import { apply } from "./pacing-apply";
import { beats } from "./pacing-beats";
import { moment } from "./pacing-moment";
import { moves, spots } from "./pacing-moves";
import { recap, words } from "./pacing-recap";
import type { NileCard, NileEvent, NileView } from "./types";

export default definePacing<NileView, NileEvent, NileCard | null>({
  apply,
  beats,
  spots,
  moves,
  Piece: FlyingPiece,
  Icon: EventIcon,
  words,
  moment,
  recap,
});
