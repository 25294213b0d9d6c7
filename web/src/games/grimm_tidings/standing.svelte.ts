// Standing orders of this seat, as far as this page knows; what a fight or its numbers ended is void.
import type { TableStore } from "../../store/table.svelte";
import { field } from "../../table/board/reading";
import type { Fight } from "./figures";
import { USUAL } from "./usual";

export const ASKS = ["own", "smart", "always"] as const;

interface Action {
  word: string;
  what: "passes" | "hold";
  keys: string;
  isPressed: (event: KeyboardEvent) => boolean;
}
export const ACTIONS: Action[] = [
  {
    word: "numbers",
    what: "passes",
    keys: "⇧P",
    isPressed: ({ code, shiftKey, altKey }) => code === "KeyP" && shiftKey && !altKey,
  },
  {
    word: "fight",
    what: "passes",
    keys: "Alt P",
    isPressed: ({ code, altKey }) => code === "KeyP" && altKey,
  },
  {
    word: "once",
    what: "hold",
    keys: "H",
    isPressed: ({ code, shiftKey, altKey }) => code === "KeyH" && !shiftKey && !altKey,
  },
];

const isLive = (store: TableStore): boolean => {
  const options = field(store.side.view!, "options") as number[];
  return options.at(1) === 1;
};

export class Standing {
  constructor(private store: () => TableStore) {}

  get orders(): Record<string, string> {
    return this.store().side.orders;
  }

  get asks(): string {
    return this.orders.asks || USUAL;
  }

  /** Those that make sense at this table. */
  get open(): Action[] {
    return ACTIONS.filter(({ what }) => what !== "hold" || isLive(this.store()));
  }

  isOn({ what, word }: Action): boolean {
    return this.orders[what] === word;
  }

  order({ what, word }: Action): void {
    this.send({ ...this.orders, [what]: this.orders[what] === word ? "" : word });
  }

  ask(word: string): void {
    this.send({ ...this.orders, asks: word });
  }

  private send(orders: Record<string, string>): void {
    this.store().send({ type: "orders", orders });
  }
}

/** What an order was given for: this fight, or these numbers in it; "" between fights. */
function boundOf(store: TableStore, fight: Fight | undefined): string {
  if (!fight || fight.is_decided) return "";
  const which = `${String(field(store.side.view!, "round"))} ${fight.main}`;
  return store.side.orders.passes === "numbers" ? `${which} ${fight.ours}:${fight.theirs}` : which;
}

/** What was ordered for a fight or its numbers is no longer in force; the server knows. */
export function forgetWhatEnded(store: () => TableStore, fight: () => Fight | undefined): void {
  let said: Record<string, string> | null = null;
  let given = "";
  $effect(() => {
    const { orders } = store().side;
    const bound = boundOf(store(), fight());
    if (said !== orders) {
      said = orders;
      given = bound;
      if (bound) return;
    } else if (given === bound) return;
    if (!orders.passes && !orders.hold) return;
    const { passes: _, hold: __, ...rest } = orders;
    store().side.orders = rest;
  });
}
