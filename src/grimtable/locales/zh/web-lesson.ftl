## 教学：进度、学到的内容、接下来

web-lesson-at = 第{ $at }课，共{ $of }课
web-lesson-learned = 你学会了{ $title }
web-lesson-try = 现在和{ $count }个机器人玩一局
web-lesson-on = 继续这一局
