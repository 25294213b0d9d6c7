// What components of a table find around them: who tells, and where a card is looked at closely.
import { getContext, setContext } from "svelte";
import type { Teller } from "../texts.svelte";
import type { Option } from "../wire";

const TELLER = Symbol("teller");
const LOOK = Symbol("look");
const OUTLOOK = Symbol("outlook");

export interface Look {
  show(kind: string): void;
  /** Where there is no panel for it: above the table. */
  enlarge(kind: string): void;
}

export const provideTeller = (teller: () => Teller) => setContext(TELLER, teller);
export const useTeller = () => getContext<() => Teller>(TELLER);
export const provideLook = (look: Look) => setContext(LOOK, look);
export const useLook = () => getContext<Look | undefined>(LOOK);

/** What an option surely leads to beside points, in a few words; "" where nothing is known. */
export type Outlook = (option: Option) => string;
export const provideOutlook = (outlook: Outlook) => setContext(OUTLOOK, outlook);
export const useOutlook = (): Outlook => getContext<Outlook | undefined>(OUTLOOK) ?? (() => "");
