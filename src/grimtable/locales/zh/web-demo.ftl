### 浏览器界面的文字。参数说明见 table.ftl。

## 组件页

web-components = 组件
web-components-lead = 卡牌的每种状态和每种决定方式。这里的操作不会发送到服务器。
web-demo-title-card = 选一张牌
web-demo-title-seat = 选一个座位
web-demo-title-several = 选若干，然后完成
web-demo-title-yes_no = 是或否
web-demo-title-number = 一个数字
web-demo-title-order = 排序
web-demo-title-names = 多选一
web-demo-title-secret = 秘密选择与锁定
web-demo-title-window = 限时窗口
web-demo-title-pay = 支付费用
web-demo-title-offer = 提出交易
web-demo-amulet = Ruth 要偷你的牌，要挡下吗？
web-demo-order = 下一张是哪张？
web-demo-name = 说出一张牌。
web-demo-secret = 指向一叠牌，或谁也不指。
web-demo-window = 窗口开启，要打出什么吗？
web-demo-pay = 支付4。
web-demo-payed = 支付
web-demo-worth = 价值{ $worth }
web-demo-offer = 你用什么换取帮助？
web-demo-send = 提出
web-demo-share = 给帮手的牌
web-demo-first = 谁先挑
web-demo-cards = { $count }张
web-demo-picks = { $seat }先挑
web-demo-reason = 没有出牌机会了
web-demo-foot = 三张十分
