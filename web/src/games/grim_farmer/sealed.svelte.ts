// The own choice stays in sight, also while it is sealed and its question is gone.
import type { Desk } from "../../decide/desk.svelte";
import type { TableStore } from "../../store/table.svelte";
import type { Option } from "../../wire";

export class Sealed {
  private known = new Map<number, Option>();

  constructor(
    private store: () => TableStore,
    private desk: Desk,
  ) {
    $effect.pre(() => {
      for (const option of this.desk.step?.options ?? []) this.known.set(option.move, option);
    });
  }

  get options(): Option[] {
    if (this.desk.question) return this.desk.chosen;
    return this.store().side.held.flatMap((move) => this.known.get(move) ?? []);
  }

  get kinds(): string[] {
    return this.options.flatMap(
      (option) => option.targets?.find((target) => target.kind)?.kind ?? [],
    );
  }

  /** At whom I point; -1: nobody. */
  get aim(): number {
    const option = this.options.find(({ verb }) => verb === "challenge");
    return option?.targets?.find((target) => typeof target.seat === "number")?.seat ?? -1;
  }
}
