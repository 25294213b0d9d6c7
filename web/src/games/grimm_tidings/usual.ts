// Whom to ask when, while nobody has ordered anything.
import type { TableStore } from "../../store/table.svelte";

export const USUAL = "smart";

/** Whoever has ordered nothing is asked only where they could do something. */
export function orderAsUsual(store: TableStore): void {
  const { orders, decision } = store.side;
  if (store.isWatching || orders.asks || !decision || store.card?.phase !== "playing") return;
  store.send({ type: "orders", orders: { ...orders, asks: USUAL } });
}
