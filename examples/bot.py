"""A bot over the network: it takes any option. Usage: python bot.py SERVER TABLE TOKEN

SERVER is ws://127.0.0.1:8000 or the like, TABLE the table's id, TOKEN one for your seat.
"""

import json
import random
import secrets
import sys
from hashlib import sha256

from websockets.sync.client import connect


def play(server: str, table: str, token: str) -> list[int]:
    """Sit at the table until the game is over; returns who has won."""
    address = f"{server}/api/tables/{table}/socket"
    nonces: dict[str, bytes] = {}
    key = {"Authorization": f"Bearer {token}"}
    with connect(address, additional_headers=key, proxy=None) as socket:
        for text in socket:
            message = json.loads(text)
            kind, wanted = message["type"], message.get("wanted")
            if wanted:  # everybody adds to the shuffle, with a new nonce for each start
                nonce = nonces.setdefault(message["commit"], secrets.token_bytes(16))
            if wanted == "commit":
                say(socket, "commit", commit=sha256(nonce).hexdigest())
            elif wanted == "reveal":
                say(socket, "reveal", nonce=nonce.hex())
            elif kind == "decision" and message.get("decision"):
                question = message["decision"]
                option = random.choice(question["options"])
                id = secrets.token_hex(8)
                say(socket, "answer", decision=question["id"], id=id, moves=[option["move"]])
            elif kind == "view" and message.get("result"):
                return message["result"]["winners"]
    raise SystemExit("the server closed the line")


def say(socket, kind: str, **fields) -> None:
    """One message to the table."""
    socket.send(json.dumps({"type": kind, **fields}))


if __name__ == "__main__":
    print("won by", play(*sys.argv[1:4]))
