## 别人怎样来到牌桌

web-qr = 用手机扫描的链接二维码
web-copy-link = 复制链接
web-network = 对家里的网络开放
web-network-open = 同一 Wi-Fi 下的人都可以进来，外面的人不行。
web-network-shut = 只有这台电脑能打开牌桌。
web-switch-on = 开
web-switch-off = 关
web-network-point = 用手机相机对准方块，
web-network-type = 或输入这个地址，再输入桌号。
web-network-visitors = 已有{ $count }台设备进来。
web-network-help = 打不开？另一台设备要和这台电脑在同一个 Wi-Fi 里，不能用访客网络。
web-link-here = 这个链接只能在这台电脑上打开。
