## 阴险农夫的第一局学到了什么

web-lesson-grim_farmer-1 = 手牌打空就赢：只抽用得上的。
web-lesson-grim_farmer-2 = 牌上有叫牌的动物或颜色就算符合。
web-lesson-grim_farmer-3 = 其他都是诈唬，好的诈唬看起来像老实的暗牌。
web-lesson-grim_farmer-4 = 哪里像诈唬就质疑哪里；谁手牌空了一定要质疑。
