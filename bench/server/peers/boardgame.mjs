// boardgame.io with the pretend game, in memory, on loopback. Usage: node boardgame.mjs PORT LOOPS

import { createRequire } from "node:module";
import { deal, play, view } from "./pretend.mjs";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const [port, loops] = process.argv.slice(2).map(Number);

const game = {
  name: "pretend",
  minPlayers: 4,
  maxPlayers: 4,
  setup: deal,
  moves: {
    move: ({ G, playerID }, move) => (play(G, Number(playerID), move, loops) ? undefined : INVALID_MOVE),
  },
  // Everybody may send; whose turn it is the game knows. Cheaper for it than ending a turn a move.
  turn: { activePlayers: { all: null } },
  disableUndo: true,
  playerView: ({ G, playerID }) => view(G, Number(playerID)),
};

const server = Server({ games: [game], origins: [] });
const listen = server.app.listen;
server.app.listen = (asked, listening) => listen(asked, "127.0.0.1", listening);
await server.run({ port });
