### 浏览器中牌桌的菜单，第一次打开时加载。

web-give-away = 给别人的链接
web-link-once = 谁先打开这个链接，谁就得到这个座位。
web-pause = 请求暂停
web-end-agreed = 请求结束对局
web-move-seat = 换设备继续
web-leave = 离开（机器人接手）
web-resign = 认输
web-people = 玩家
web-make-host = 设为桌主
web-mute = 禁言
web-block = 拉黑
web-report = 举报
web-reported = 已举报，谢谢。
web-trouble = 报告问题
web-trouble-text = 文件里只有这个座位看到的牌局：没有链接、名字、聊天，也没有洗牌的内容。报告时请附上。
web-trouble-say = 出了什么问题？
web-trouble-send = 告诉服务器管理员
web-trouble-bundle = 下载文件
web-orders-text = 谁也看不到，每个反应时段的长度也都一样。
web-order-ask = 问我
