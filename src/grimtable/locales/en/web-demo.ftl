### The browser’s own words. A few are used at the table with the arguments that table.ftl describes.

## The component page

web-components = Components
web-components-lead = Every state of a card and every kind of decision. Nothing here reaches a server.
web-demo-title-card = Pick a card
web-demo-title-seat = Pick a seat
web-demo-title-several = Several, then done
web-demo-title-yes_no = Yes or no
web-demo-title-number = A number
web-demo-title-order = Put in order
web-demo-title-names = One of many names
web-demo-title-secret = A secret choice with a seal
web-demo-title-window = A window that closes
web-demo-title-pay = Pay a cost
web-demo-title-offer = An offer
web-demo-amulet = Ruth wants to steal from you. Do you block it?
web-demo-order = Which one comes next?
web-demo-name = Name a card.
web-demo-secret = Point at one pile, or at nobody.
web-demo-window = The window is open. Do you play something?
web-demo-pay = Pay 4.
web-demo-payed = Pay
web-demo-worth = worth { $worth }
web-demo-offer = What do you offer for help?
web-demo-send = Send the offer
web-demo-share = Cards for the helper
web-demo-first = Who picks first
web-demo-cards = { $count } cards
web-demo-picks = { $seat } picks first
web-demo-reason = You have no play left
web-demo-foot = three make ten
