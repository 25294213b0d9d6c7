// A server for tests: it keeps what the store sends and says what a test wants.
import type { ClientMessage } from "../src/wire";

export class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: ClientMessage[] = [];
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(public url: string) {
    FakeSocket.made.push(this);
  }
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  /** Say something to the browser. */
  tell(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify({ seat: 0, n: -1, ...message }) });
  }
  /** Cut the connection. */
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  close(): void {
    this.cut();
  }
  sentOf(type: ClientMessage["type"]): ClientMessage[] {
    return this.sent.filter((message) => message.type === type);
  }
}
