// How large the symbols of a Shop are: where there is room, larger than those around it. Everything is measured in em of
// the city or the row that it stands in.
import type { FertilityShop } from "./types";

export type DrawnShop = Pick<FertilityShop, "icons" | "payment">;

const LARGEST = 1.45;
const SHOP = { wide: 7, high: 2.2 }; // of a District: what symbols of the usual size have at least
const FRAME = 2.7; // the head of a District, its border and its padding
const GAP = 0.25; // between Shops
const STARTING = { high: 1, shops: 4 }; // the padding and gaps of the starting Shops

/** The height of each Shop of a District that is `high`. */
export const highInDistrict = (high: number, shops: number): number => (high - FRAME - GAP * (shops - 1)) / shops;
/** The height of each starting Shop. */
export const highAtStart = (high: number): number => (high - STARTING.high) / STARTING.shops;

/** How many times the usual size the symbols of a Shop of this height can have. */
export function shopScale(shop: DrawnShop, high: number): number {
  return Math.max(1, Math.min(LARGEST, SHOP.wide / wideOf(shop), high / SHOP.high));
}

/** The width of what Shop.svelte shows at the usual size. */
function wideOf({ icons, payment }: DrawnShop): number {
  return 0.8 + 1.95 * icons.length + wideOfPayment(payment);
}

function wideOfPayment(payment: DrawnShop["payment"]): number {
  switch (payment.kind) {
    case "gods":
      return 2.2 * payment.gods.length; // a god of another set has a letter too
    case "wheat":
      return 2.7;
    case "each":
      return 3.8;
    case "exchange":
      return 1 + 1.15 * payment.resources.length;
    default:
      return 1.8;
  }
}
