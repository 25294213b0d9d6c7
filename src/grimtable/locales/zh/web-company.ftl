### 谁来到牌桌、谁离开牌桌；有别人在时才加载。

web-company-joined = { $name }坐下了。
web-company-left = { $name }离开了牌桌。
web-company-away = { $name }暂时离开了。
web-company-back = { $name }回来了。
web-company-bot = 机器人{ $name }坐下了。
web-company-host = 现在{ $name }是桌主。
web-company-host-you = 现在你是桌主。
web-company-says = { $name }说：{ $text }
