## What the first game of Grimwood taught

web-lesson-grimwood-1 = Only combos on the table are points; cards in hand count for nothing.
web-lesson-grimwood-2 = One power or Rune and one card to draw or steal a turn; sets are free.
web-lesson-grimwood-3 = A power is worth most when there is something to take.
web-lesson-grimwood-4 = When the deck runs dry, everyone else has one turn left.
