### 供主持服务器的人使用的命令所说的话。

serve-open = Grimtable 已开放：{ $address }
serve-end = 按 Ctrl-C 结束。进行中的游戏会在下次启动后继续。
play-open-already = Grimtable 已经开着：{ $address }
serve-wide = 能连到这台机器的人都可以在此开桌。如何放在代理之后，请看 docs/hosting.md。
no-workers = 多个进程需要 PostgreSQL：--db postgresql://…
no-number = --{ $name } 至少为 { $least }，不能是 { $value }
port-taken = 无法使用 { $host } 的端口 { $port }：{ $why }
backup-written = 已将 { $count } 行写入 { $file }
backup-restored = 已从 { $file } 恢复 { $count } 行
tables-none = 没有牌桌。
tables-heading = 代码    游戏          阶段        记录数   人数    最近使用
tables-closed = 牌桌 { $code } 已关闭。
reports-none = 没有举报。
maintenance-on = 现在不能开新桌，也不能加入。进行中的游戏照常继续。
maintenance-off = 又可以开桌了。
banned = { $address } 在 { $until } 之前得不到任何回应。
rules-chapter = 看一章：grimtable rules { $game } { $anchor } --lang zh
rules-wording = 原文（英文）：grimtable rules { $game } { $rule } --lang en
rules-ids = 按编号查规则：{ $list }
