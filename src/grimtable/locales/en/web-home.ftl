### Home

web-hero-1 = Grim card games.
web-hero-2 = One table in the wood.
web-hero-text = Open in the browser, no account. Play now against bots, or send one link to your friends.
web-your-tables = Your tables
web-got-code = Got a link or a code?
web-code-hint = Ten letters, or paste the whole link
web-join = Join
web-code-unknown = No table is waiting for this code.
web-resting = The server is under maintenance. Games in progress continue; new tables have to wait.
web-length-grimwood = 30 min
web-length-grim_farmer = 15 min
web-length-grimm_tidings = 45 min
web-length-book_of_madness = 90 min
web-motto-grimwood = Most points when the deck runs out
web-motto-grim_farmer = First empty hand wins
web-motto-grimm_tidings = First to reach Level 10 with a kill
web-motto-book_of_madness = All together: beat the sixth monster
web-blurb-grimwood = Gather creatures of the night into combos, steal what you lack, and lock it under the Dragon.
web-blurb-grim_farmer = Place animals face down and look honest. Everyone points at once; a caught lie fills your hand again.
web-blurb-grimm_tidings = Kick open the door, fight what is behind it, hire help, and betray it politely.
web-blurb-book_of_madness = Six monsters, one book, and your wits: break their curses together before madness takes you.
web-play-bots = { $count ->
    [one] Play vs 1 bot
   *[other] Play vs { $count } bots
}
web-play-bots-book_of_madness = { $count ->
    [one] Play with 1 bot
   *[other] Play with { $count } bots
}
web-tile-invite = Invite
web-tile-players = Players
web-tile-bots = Bots
web-dealing = Dealing …
web-play-first = { $count ->
    [one] Play { $title } against one bot
   *[other] Play { $title } against { $count } bots
}
web-invite-friends = Invite friends
web-learn = Learn by playing
web-learn-length = { $count } min
web-foot = Open source · no tracking · shuffles you can check · pictures by game-icons.net, CC BY 3.0 ·
