### 浏览器中的回放，随其页面加载。

web-replay-title = 回放
web-replay-opening = 正在打开回放……
web-replay-drop = 选择一局游戏的记录文件，或者把它拖到本页任意位置。文件会发送到本服务器以供显示，服务器不会保存它。
web-replay-choose = 选择记录
web-replay-table = 回到牌桌
web-replay-copy = 复制链接
web-replay-as = 视角
web-replay-eyes-open = 全部公开
web-replay-eyes-public = 观众
web-replay-happened = 发生了什么
web-replay-hands = 手牌
web-replay-no-cards = 没有牌
web-replay-choice =
    { $seat_is ->
        [you] 你
       *[other] { $seat }
    }：{ $answer }
web-replay-quiet = 这里没有可见的变化。
web-replay-dealt = 牌已发好。
web-replay-controls = 回放控制
web-replay-scrub = 对局中的时刻
web-replay-place = { $turn ->
    [0] 第 { $place } 步，共 { $most } 步
   *[other] 第 { $turn } 回合 · 第 { $place } 步，共 { $most } 步
  }
web-replay-back = 后退一步（←）
web-replay-on = 前进一步（→）
web-replay-turn-back = 后退一回合（↑）
web-replay-turn-on = 前进一回合（↓）
web-replay-play = 播放（空格）
web-replay-pause = 暂停（空格）
web-replay-speed = 速度 { $speed } 倍
web-replay-fork = 以{ $name }的身份从这里继续
web-replay-true-cards = 使用真实的牌
