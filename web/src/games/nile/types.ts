// What the server sends about NILE, and a table of NILE.
import type { NileEvent, NileView } from "../../lib/protocol";
import type { TableSource } from "../../lib/table-source";

export type {
  NileCard,
  NileCards,
  NileCrop,
  NileEvent,
  NileHandCard,
  NileMonument,
  NileMove,
  NilePick,
  NilePlace,
  NilePlanted,
  NilePlot,
  NileSpeculationCard,
  NileView,
} from "../../lib/protocol";

/** No move of NILE has a forecast of what it would earn. */
export type NileSource = TableSource<NileView, NileEvent, null>;
