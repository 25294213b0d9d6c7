// The socket of one table. When it breaks it is opened again, later and later, until the server
// says that there is nothing to come back to.
import * as api from "../api";
import { t } from "../texts.svelte";
import type { ClientMessage, ServerMessage } from "../wire";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

/** Milliseconds a request may take before the next try of a lost connection. */
export const REQUEST_TIMEOUT = 15_000;
/** Milliseconds a socket may take to open. */
export const CONNECT_TIMEOUT = 60_000;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
/** Close codes after which the socket stays closed: moved, removed, unwatched, crowded. */
const FINAL = new Set([4002, 4003, 4004, 4009]);
/** Close code: the seats of this browser have changed, so everything is new to it. */
const RESEATED = 4001;

const pauseBefore = (tries: number) =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.8 + Math.random() * 0.4);

/** What a connection needs of its table. */
export interface Connected {
  /** Where the messages go on: parameters of the socket's address. */
  position(): Record<string, string | number>;
  receive(message: ServerMessage): void;
  /** The socket has closed. Everything that waited for an answer is lost. */
  closed(isReseated: boolean): void;
  /** Reads the table again before the next try; a socket that is refused gives no reason. */
  refresh(): Promise<void>;
}

export class Connection {
  state = $state<ConnectionState>("connecting");
  /** Why it is closed (unknown, moved, removed, unwatched, crowded) or lost (restart, silent). */
  why = $state("");
  /** How many times it was opened again without success. */
  tries = $state(0);
  private socket: WebSocket | null = null;
  private timer = 0;

  constructor(
    private id: string,
    private table: Connected,
  ) {}

  open(): void {
    const socket = (this.socket = new WebSocket(api.socketAt(this.id, this.table.position())));
    this.timer = window.setTimeout(
      () => socket.readyState === WebSocket.CONNECTING && socket.close(),
      CONNECT_TIMEOUT,
    );
    socket.onmessage = ({ data }) =>
      this.table.receive(JSON.parse(data as string) as ServerMessage);
    socket.onclose = ({ code }) => this.onClose(code);
  }

  /** The server has greeted us. */
  opened(): void {
    this.state = "open";
    this.tries = 0;
    this.why = "";
  }

  close(): void {
    clearTimeout(this.timer);
    if (this.socket) this.socket.onclose = null;
    this.socket?.close();
    this.state = "closed";
  }

  /** True if it went out. What cannot be sent now is not sent later. */
  send(message: ClientMessage): boolean {
    if (this.state !== "open" || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** What to say while the connection is lost. */
  get trouble(): string {
    return t(["restart", "silent"].includes(this.why) ? `web-line-${this.why}` : "web-line-lost", {
      tries: this.tries,
    });
  }

  private onClose(code: number): void {
    const isReseated = code === RESEATED;
    this.table.closed(isReseated);
    if (FINAL.has(code)) {
      this.state = "closed";
      return;
    }
    if (this.state === "open") this.state = "lost";
    const pause = isReseated ? 0 : pauseBefore(this.tries);
    this.tries += 1;
    this.timer = window.setTimeout(() => void this.reopen(), pause);
  }

  private async reopen(): Promise<void> {
    try {
      await this.table.refresh();
    } catch (error) {
      if (error instanceof api.Refused && error.status === 404) {
        this.state = "closed";
        this.why = "unknown";
        return;
      }
      if (this.why !== "restart") this.why = "silent";
    }
    this.open();
  }
}
