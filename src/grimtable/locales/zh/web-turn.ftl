### Being told when it is your turn

web-turn-call = 轮到你了
web-turn-ask = 轮到我时通知我
web-turn-told = 轮到你时，这台设备会通知你。再按一次即可关闭。
web-turn-unsupported = 这个浏览器无法在轮到你时通知你。在iPhone或iPad上，请先将Grimtable添加到主屏幕。
web-turn-refused = 此页面的通知已被阻止。你可以在浏览器设置中允许通知。
web-turn-failed = 浏览器无法连接推送服务。请稍后再试。
