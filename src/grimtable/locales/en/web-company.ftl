### Who comes and goes at a table, loaded where somebody else is.

web-company-joined = { $name } sits down.
web-company-left = { $name } has left the table.
web-company-away = { $name } is away.
web-company-back = { $name } is back.
web-company-bot = { $name }, a bot, takes a seat.
web-company-host = { $name } is the host now.
web-company-host-you = You are the host now.
web-company-says = { $name } says: { $text }
