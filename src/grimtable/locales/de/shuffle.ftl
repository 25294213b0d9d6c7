### Über das gemeinsame Mischen: was versprochen wurde, und ob es gehalten ist.

shuffle-rewound = Der Start dieser Partie wurde zurückgedreht: Ein Mischen, zu dem schon alle beigetragen hatten, begann neu, und der Tisch sagt nichts davon. Vielleicht sucht jemand die Karten aus. Von hier kommt nichts mehr dazu. Bitte öffne einen neuen Tisch.
join-promise = Alle Zahlen sind versiegelt. Das Versprechen für dieses Mischen lautet { $promise }. Nach der Partie zeigt grimtable verify es wieder.
web-shuffle-promise = Das Versprechen für dieses Mischen lautet { $promise }. Nach der Partie zeigt grimtable verify es wieder.
web-shuffle-kept = Vor dem Austeilen waren der Server und alle, die mitspielen, an eine geheime Zahl gebunden, die die anderen nicht sehen konnten. Die Zahlen, die seitdem offengelegt wurden, sind genau diese, und zusammen ergeben sie das Versprechen, das dieser Browser aufbewahrt hat: { $promise }. Deshalb hat niemand, auch nicht der Server, diese Karten ausgesucht, solange die Zahl eines einzigen Spielers zufällig war; grimtable verify vergleicht auch die Karten mit der Aufzeichnung.
web-shuffle-unseen = Das Mischen ist in sich stimmig, aber dieser Browser hat kein Versprechen von vor dem Austeilen, mit dem er es vergleichen könnte.
web-shuffle-alone = Der Server hat allein gemischt: Niemand hat eine Zahl beigetragen, also lässt sich nichts prüfen.
web-shuffle-wrong = Mit dem Mischen stimmt etwas nicht: { $what }
