// Colyseus with the pretend game, a room per table, on loopback. Usage: node colyseus.mjs PORT LOOPS

import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { deal, play, view } from "./pretend.mjs";

const [port, loops] = process.argv.slice(2).map(Number);
const HOUR = 3_600_000;

class Table extends Room {
  maxClients = 4;
  // No state patches: each seat is sent its own view. "Off" would tick every room 60 times a second.
  patchRate = HOUR;
  table = deal();

  onCreate() {
    this.onMessage("move", (client, move) => {
      if (!play(this.table, client.userData.seat, move, loops)) return client.send("refused", {});
      for (const seated of this.clients) seated.send("view", view(this.table, seated.userData.seat));
    });
  }

  onJoin(client, { seat }) {
    client.userData = { seat };
    client.send("view", view(this.table, seat));
  }

  onDrop(client) {
    return this.allowReconnection(client, 120);
  }

  onReconnect(client) {
    client.send("view", view(this.table, client.userData.seat));
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define("table", Table);
await server.listen(port, "127.0.0.1");
