// What the team plans, as far as the curses it is about still lie there.
import type { TableStore } from "../../store/table.svelte";
import type { Plan, Target } from "../../wire";
import { topOf } from "./reading";

export function plansOf(store: TableStore): Plan[] {
  const { view } = store.side;
  return view
    ? store.plans.filter(({ target }) => topOf(view, target.zone ?? "") === target.kind)
    : [];
}

/** How many cards of this kind a seat has promised from this zone. */
export function promisedOf(store: TableStore, { zone, kind, seat }: Target): number {
  return plansOf(store)
    .flatMap(({ promised = [] }) => promised)
    .filter((thing) => thing.zone === zone && thing.kind === kind && thing.seat === seat).length;
}
