// What the server sends about Fertility, and a table of Fertility.
import type { FertilityEvent, FertilityForecast, FertilityGood, FertilityView } from "../../lib/protocol";
import type { TableSource } from "../../lib/table-source";

export type {
  FertilityDetails,
  FertilityEvent,
  FertilityForecast,
  FertilityGood,
  FertilityIcon,
  FertilityMove,
  FertilityPayment,
  FertilityPiece,
  FertilityResource,
  FertilityScenes,
  FertilitySet,
  FertilityShop,
  FertilityShopPlace,
  FertilitySquare,
  FertilitySquares,
  FertilityStep,
  FertilityTile,
  FertilityTiles,
  FertilityView,
} from "../../lib/protocol";

/** Goods with their counts. */
export type Goods = Partial<Record<FertilityGood, number>>;
export type FertilitySource = TableSource<FertilityView, FertilityEvent, FertilityForecast>;
