### Wer an einen Tisch kommt und geht; geladen, wo noch jemand da ist.

web-company-joined = { $name } setzt sich.
web-company-left = { $name } hat den Tisch verlassen.
web-company-away = { $name } ist weg.
web-company-back = { $name } ist wieder da.
web-company-bot = { $name }, ein Bot, setzt sich.
web-company-host = { $name } leitet jetzt den Tisch.
web-company-host-you = Du leitest jetzt den Tisch.
web-company-says = { $name } sagt: { $text }
