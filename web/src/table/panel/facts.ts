// What a game keeps count of, in words: "Main fighter: nobody". Registers say nothing and stay out.
import { has, t, type Teller } from "../../texts.svelte";
import type { View } from "../../wire";

/** Fields that hold a seat, -1 for none; and those that hold several, one bit each. */
const SEATS = new Set(["active", "starter", "first_player", "main", "helper", "echo"]);
const MASKS = new Set(["winners", "stopped", "caught", "removed", "bribed", "safe"]);
/** Numbers that stand for something that lies on the table anyway. */
const REGISTERS = new Set(["call", "beside", "priority", "serial", "reshuffles", "veiled"]);
const NONE = -1;

export interface Fact {
  name: string;
  value: string;
}

/** Single numbers and switches of the game by their names; where it has words, only what these name. */
export function factsOf(view: View, teller: Teller): Fact[] {
  const key = (name: string) => `${view.game}-field-${name}`;
  const hasWords = view.fields.some(({ name }) => has(key(name)));
  return view.fields.flatMap(({ name, value }) => {
    const told = REGISTERS.has(name) ? "" : valueOf(name, value, teller);
    if (!told || (hasWords && !has(key(name)))) return [];
    return [{ name: has(key(name)) ? t(key(name)) : name.replaceAll("_", " "), value: told }];
  });
}

function valueOf(name: string, value: unknown, teller: Teller): string {
  if (typeof value === "boolean") return t(value ? "web-yes" : "web-no");
  if (typeof value !== "number") return typeof value === "string" ? value : "";
  if (SEATS.has(name)) return value === NONE ? t("web-nobody") : teller.who(value);
  if (MASKS.has(name))
    return (
      seatsIn(value)
        .map((seat) => teller.who(seat))
        .join(", ") || t("web-nobody")
    );
  return value === NONE ? "" : String(value);
}

const seatsIn = (mask: number): number[] =>
  Array.from({ length: 31 }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1);
