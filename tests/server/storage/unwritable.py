"""A storage whose file may suddenly only be read. Then it may be written again.

Called with the file, in a folder of its own; root becomes an ordinary user first. Prints JSON.
"""

import asyncio
import json
import os
import sys
from pathlib import Path

from grimtable.server.storage import StorageDown, open_storage
from grimtable.sessions.session import Entry

DISCARD = 65534


async def main(file: Path) -> None:
    storage = await open_storage(f"sqlite://{file}")
    if os.geteuid() == 0:
        for path in (file.parent, file):
            os.chown(path, DISCARD, DISCARD)
        os.setegid(DISCARD)
        os.seteuid(DISCARD)
    entry = Entry(0, 0, "move", [1], "id")
    file.chmod(0o400)
    messages = []
    for ask in (storage.append("oak", entry, 1.0), storage.read("oak")):
        try:
            await ask
        except StorageDown as error:
            messages.append(str(error))
    file.chmod(0o600)
    before = len(await storage.read("oak"))
    answer = await storage.append("oak", entry, 1.0)
    after = len(await storage.read("oak"))
    print(json.dumps({"messages": messages, "answer": answer, "lengths": [before, after]}))
    await storage.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
