## Lessons: how far, what was learned, what comes next

web-lesson-at = Lesson { $at } of { $of }
web-lesson-learned = You have learned { $title }
web-lesson-try = Now try it with { $count ->
        [one] one bot
       *[other] { $count } bots
    }
web-lesson-on = Play on here
