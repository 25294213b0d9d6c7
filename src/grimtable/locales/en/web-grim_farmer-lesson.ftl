## What the first game of Grim Farmer taught

web-lesson-grim_farmer-1 = An empty hand wins: draw only what you need.
web-lesson-grim_farmer-2 = A card fits if it shows the animal or the colour of the call.
web-lesson-grim_farmer-3 = Anything else is a bluff, and a good one looks like an honest pile.
web-lesson-grim_farmer-4 = Point where a bluff is likely, and always where a hand is empty.
