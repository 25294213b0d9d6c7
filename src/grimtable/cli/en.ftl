### What the commands for operators print.

serve-open = Grimtable is open: { $address }
serve-end = Press Ctrl-C to stop it. Games in progress continue when you start it again.
play-open-already = Grimtable is already open: { $address }
serve-wide = Anyone who can reach this machine can open tables here. docs/hosting.md says how to put it behind a proxy.
no-workers = Several processes need PostgreSQL: --db postgresql://…
no-number = --{ $name } must be { $least } or more, not { $value }
port-taken = Port { $port } of { $host } is not available: { $why }
backup-written =
    { $count ->
        [one] 1 row
       *[other] { $count } rows
    } written to { $file }
backup-restored =
    { $count ->
        [one] 1 row
       *[other] { $count } rows
    } restored from { $file }
tables-none = There are no tables.
tables-heading = Code    Game          Phase       Entries  People  Last used
tables-closed = Table { $code } is closed.
reports-none = There are no reports.
maintenance-on = No table can be opened or joined. Games in progress continue.
maintenance-off = Tables can be opened again.
banned = { $address } is blocked until { $until }.
rules-chapter = A chapter: grimtable rules { $game } { $anchor }
rules-wording = Word for word: grimtable rules { $game } { $rule } --lang en
rules-ids = Rules by id: { $list }
