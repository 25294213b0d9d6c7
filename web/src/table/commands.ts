// Commands: what the keys of a table can do now. A button offers its command while it is on the page.
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

interface Command {
  name: string;
  node: HTMLElement;
  run: () => void;
}

/** Of a node's position, that it comes after another. */
const FOLLOWS = 4;

type Meant = (command: Command) => boolean;
const isInPrompt: Meant = ({ node }) => node.closest(".prompt") !== null;

export class Commands {
  private offered = new Set<Command>();
  /** The panels of the other seats, by their number clockwise from the reader. */
  private seats = new Map<number, HTMLElement>();

  /** Attach to a button that runs this when it is pressed. */
  offer(name: string, run: () => void): Attachment<HTMLElement> {
    return (node) => {
      const command = { name, node, run };
      this.offered.add(command);
      return () => this.offered.delete(command);
    };
  }

  /** Attach to the panel of a seat. */
  seat(number: number): Attachment<HTMLElement> {
    return (node) => {
      this.seats.set(number, node);
      return () => this.seats.get(number) === node && this.seats.delete(number);
    };
  }

  /** Run a command; false if nothing offers it. */
  run(name: string): boolean {
    return this.press((command) => command.name === name);
  }

  /** Run a command of the prompt. */
  runInPrompt(name: string): boolean {
    return this.press((command) => command.name === name && isInPrompt(command));
  }

  /** Answer with this verb: by its button in the prompt, else by what is lit on the table. */
  pressVerb(verb: string): boolean {
    return this.press(({ name }) => name === `answer-${verb}`, isInPrompt);
  }

  /** Touch what is lit at a seat, else the first thing there that can be pressed. */
  pressSeat(number: number): boolean {
    const panel = this.seats.get(number);
    return this.press(
      ({ node }) => Boolean(panel?.contains(node)),
      ({ name }) => name.startsWith("answer-"),
    );
  }

  /** Run the command of the focused button, if it cannot be chosen now: it says why. */
  explain(): boolean {
    return this.press(
      ({ node }) =>
        node === document.activeElement && node.getAttribute("aria-disabled") === "true",
    );
  }

  /** Press the first of these on the page; where some are preferred, they go first and get the focus. */
  private press(isMeant: Meant, isPreferred?: Meant): boolean {
    const found = [...this.offered]
      .filter(isMeant)
      .sort((a, b) => (a.node.compareDocumentPosition(b.node) & FOLLOWS ? -1 : 1));
    const command = (isPreferred && found.find(isPreferred)) ?? found[0];
    if (isPreferred) command?.node.focus();
    if (command && !(command.node as HTMLButtonElement).disabled) command.run();
    return Boolean(command);
  }
}

const KEY = Symbol("commands");
export const provideCommands = (): Commands => setContext(KEY, new Commands());
/** Outside a table nobody listens to them. */
export const useCommands = (): Commands => getContext<Commands | undefined>(KEY) ?? new Commands();
