### 一个浏览器里的对局：玩过的人看到的首页，以及“我的对局”页面。

web-mygames = 我的对局
web-mygames-lead = 本页的一切只保存在这个浏览器里。服务器不保存战绩列表。
web-mygames-tables = 你的牌桌
web-mygames-running = 进行中的牌桌
web-mygames-wait-for-you = { $count }张在等你
web-mygames-more-tables = 还有{ $count }张牌桌
web-mygames-continue = 继续
web-mygames-your-turn = 轮到你了
web-mygames-thinks = { $seats }正在思考
web-mygames-phase-waiting = 等待玩家
web-mygames-phase-shuffling = 正在洗牌
web-mygames-phase-playing = 其他人正在思考
web-mygames-bot = 机器人
web-mygames-now = 刚刚

## 对局结果

web-mygames-finished = 已结束
web-mygames-all = 全部{ $count }局
web-mygames-unseen = 你离开时，这一局结束了。
web-mygames-see = 看结局
web-mygames-replay = 回放
web-mygames-won = 获胜
web-mygames-won-shared = 并列获胜
web-mygames-won-together = 一起获胜
web-mygames-lost-together = 一起落败
web-mygames-resigned = 已认输
web-mygames-ended = 提前结束
web-mygames-played = 已打完
web-mygames-place = { $count }人中第{ $place }
web-mygames-with = 与{ $seats }一起
web-mygames-deal-lesson = 教学局
web-mygames-deal-fork = 从回放接着玩
web-mygames-deal-again = 与之前相同的牌
web-mygames-shared-screen = 多人共用此屏幕
web-mygames-older = 显示更早的{ $count }局
web-mygames-none = 这个浏览器里还没有已结束的对局。
web-mygames-first = 玩一局

## 统计

web-mygames-statistics = 统计
web-mygames-counted = 只统计打完的对局。教学局、牌已为人所知的对局，以及多人共用此屏幕的对局不计入。
web-mygames-games =
    { $count ->
       *[other] 局
    }
web-mygames-won-count = 获胜
web-mygames-won-team = 一起获胜
web-mygames-best = 最高分
web-mygames-best-of = { $title }最高分
web-mygames-last = 最近{ $count }局：获胜{ $won }局
web-mygames-newest = 最近十局，最新的在右边
web-mygames-column-seats = 对局
web-mygames-column-won = 获胜
web-mygames-seats = { $count }人局
web-mygames-level = 难度：{ $level ->
    [I] 简单
    [II] 中等
    [III] 困难
   *[other] { $level }
  }
web-mygames-won-of = { $games }局{ $won }胜
web-mygames-favourites = 你最常打出的牌
web-mygames-times = { $count }次

## 带走

web-mygames-file = 保存、带走、清除
web-mygames-file-text = 文件里是你已结束的对局：名字、分数和你打出的牌。它打不开任何座位，也不含进行中的牌桌。换一个浏览器也能读取。
web-mygames-export = 保存为文件
web-mygames-import = 读取文件
web-mygames-forget-all = 全部清除
web-mygames-forget = 清除这局{ $title }
web-mygames-forget-sure = 再按一次，清除这局{ $title }
web-mygames-forget-short = 清除？
web-mygames-forgotten = 这一局已清除。
web-mygames-forgotten-all = 所有对局已清除。
web-mygames-read =
    { $count ->
        [0] 文件里的对局这里都已经有了。
       *[other] 已添加{ $count }局。
    }{ $known ->
        [0] {""}
       *[other] 已有{ $known }局。
    }
web-mygames-unkept = 这个浏览器没有空间了：关闭本页后它们就会消失。
web-mygames-file-large = 这个文件比Grimtable写出的任何文件都大。请另选一个。
web-mygames-file-unreadable = 这不是对局文件。请选择在本页保存的文件。
web-mygames-file-empty = 这个文件里没有已结束的对局。
