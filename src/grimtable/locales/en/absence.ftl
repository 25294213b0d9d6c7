### About people who are away, and seats that went to someone else.

table-handover-own_link = { $seat } sits here now, by a link that the player of this seat made, and has seen the hand.
table-handover-host_link = { $seat } has taken over the seat of someone who was away, and has seen the hand.
table-handover-returned = { $seat } is back and has the seat again.
web-absence-limit =
    The host can give a seat to someone else once its player has been away for { $unit ->
        [minutes] { $count ->
            [one] a minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] an hour
           *[other] { $count } hours
        }
       *[days] { $count ->
            [one] a day
           *[other] { $count } days
        }
    }.
web-former-person = While you were away, your seat { $place } went to { $seat }, who has seen your hand.
web-former-bot = You lost seat { $place } while you were away. A bot plays it now.
web-former-gone = You lost your seat { $place } while you were away. The game goes on without it.
web-former-take = Take it back
web-former-ask = Ask for it
web-former-asked = They are being asked.
web-former-kept = They have kept it.
web-asked-back = The player who had your seat before is back and asks for it.
web-give-back = Give it back
web-keep-seat = Keep it
