### The game in a few sentences.

grimwood-help =
    Whoever has the most points in combos on the table wins; cards in hand count for nothing.
    On your turn you may play one power or Rune, and you draw or steal one card, in any order.
    Placing sets and supernaturals without their power is free at any time during your turn.
    Supernaturals, 1 to 5 in a combo: 1, 2, 5, 10, 15 points. Three Owls or three Crows: 10.
    Swamp, Path and Clearing: 5. Three equal settings: 3.
    When the deck runs out, everyone else gets one last turn.
    🔒 means guarded by the Dragon: nobody can touch it.
    (A table with other options may differ in details.)
