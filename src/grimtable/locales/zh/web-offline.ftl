### Without a connection

web-offline = 你已离线
web-offline-text = 牌桌需要网络连接。规则和你打开过的回放可以离线阅读。
web-offline-again = 重试
web-offline-replays = 你打开过的回放
web-offline-no-replays = 这台设备上还没有回放。请在联网时打开一个。
