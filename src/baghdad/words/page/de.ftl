### Was nur die Seite sagt, auf Deutsch; en.ftl erklärt die Argumente.

page-name = Bagdad am Spieltisch
page-close = Schließen
page-skip = Zum Inhalt springen
page-home = Zur Startseite
page-language = Sprache
page-day = Tag
page-night = Nacht
page-rules = Regeln
page-school = Schule
page-the-rule = Zur Regel
page-you = Du
page-guest = Gast
page-seat = Platz { $number }
page-refused = Das geht nicht.
page-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-no-board = Der Spielplan dieses Spiels lässt sich nicht laden. Gespielt wird als Text.
page-outdated = Diese Seite ist veraltet
page-why-other-protocol = Der Server wurde aktualisiert. Lade diese Seite neu, um weiterzumachen.
page-reload = Neu laden
page-connecting = Verbindung wird aufgebaut …
page-setting-up = Der Tisch wird vorbereitet. Beim allerersten Mal dauert das bis zu einer Minute: Die Regeln werden für diesen Rechner vorbereitet.

page-motto-dieb = Ein Dieb fehlt noch.
page-lead-dieb = Drei deiner Diebe sind im Palast. Für die Truhe braucht es vier. Schleuse den letzten am Wächter vorbei, und sie gehört dir.
page-play-now = Jetzt spielen
page-first-chest = Stiehl deine erste Truhe
page-first-chest-how = eine Minute, kein Konto
page-first-guard = Für eine Karte lässt er Diebe hinein. Die hast du.
page-know-games = Ich kenne die Spiele: jetzt spielen
page-have-link = Ich habe einen Link bekommen
page-welcome = Willkommen zurück.
page-welcome-back = Willkommen zurück, { $name }.
page-go-on = Weiterspielen
page-look-in = Hineinschauen
page-review = Nachlesen
page-all-matches = Alle Partien ({ $number })
page-fewer-matches = Weniger Partien
page-matches-wait = { $number ->
    [one] 1 Partie wartet auf dich
   *[other] { $number } Partien warten auf dich
 }
page-acted-when = { $name } war { $when } am Zug
page-turn-began = dein Zug begann { $when }
page-last-action = letzte Aktion { $when }
page-you-won = Du hast gewonnen
page-seats-open = { $number ->
    [one] 1 Platz ist noch frei
   *[other] { $number } Plätze sind noch frei
 }
page-seats = { $number ->
    [one] 1 Platz
   *[other] { $number } Plätze
 }
page-as-last-time = { $players }, wie beim letzten Mal
page-set-up-how = Spiel, Plätze, Zeit, Freunde mit Link
page-favourites = Lieblingstische
page-school-done = { $done } von { $steps } Schritten
page-school-next = Weiter: Schritt { $step }
page-school-again = Noch einmal ab Schritt 1
page-keep-favourite = Als Lieblingstisch merken
page-favourite-name = Name des Lieblingstischs
page-favourite-kept = Als Lieblingstisch gemerkt: { $name }
page-remove-favourite = Lieblingstisch { $name } entfernen
page-keep = Merken
page-profile = Dein Profil
page-colour = Farbe und Zeichen
page-any-colour = wie es kommt
page-profile-why = Andere am Tisch sehen es. Dieser Browser merkt es sich.
page-set-up = Tisch einrichten
page-link = Link von Freunden
page-join = Mitspielen
page-bad-link = Das ist kein Link zu einem Tisch.
page-my-matches = Meine Partien
page-open-tables = Offene Tische
page-finished = beendet
page-running = läuft noch
page-forget = Diese Partie vergessen
page-about-dieb = Wächter, Diebe und verschlossene Truhen. Leicht zu lernen, schwer zu lassen.
page-facts-dieb = 2 bis 4 Spieler · etwa 45 Minuten
page-about-voleurs = Handeln, über Waren flunkern, Rivalen bestehlen und das richtige Geburtstagsgeschenk bringen.
page-facts-voleurs = 3 bis 6 Spieler · etwa 90 Minuten
page-players-range = { $min } bis { $max } Spieler
page-free = Kostenlos, auch auf eigenem Server
page-by-keyboard = Spielbar mit Tastatur und Screenreader

page-your-name = Dein Name
page-who-sits = Wer sitzt wo?
page-computer = Computer: { $level }
page-friend = Jemand mit einem Link
page-same-screen = Noch jemand an diesem Bildschirm
page-name-of = Name auf Platz { $number }
page-option-none = keine
page-option-own = Ein eigener Text …
page-option-file = Aus einer Datei
page-option-text = Oder hier eingeben
page-choice-dieb-edition-fr = französische
page-choice-dieb-edition-cs = tschechische
page-choice-dieb-edition-it = italienische
page-choice-dieb-edition-nl = niederländische
# What an edition changes.
page-choice-dieb-edition-fr-about = Gewonnene Truhen liegen verdeckt; am Spiel ändert das nichts.
page-choice-dieb-edition-cs-about = Wer passt, wenn keine Tänzerin mehr da ist, wählt den Palast der vierten Karte.
page-choice-dieb-edition-it-about = Gewonnene Truhen liegen verdeckt; am Spiel ändert das nichts.
page-choice-dieb-edition-nl-about = Eine Truhe zu nehmen ist freiwillig. Gewonnene Truhen liegen verdeckt; am Spiel ändert das nichts.
page-limits = Grenzen
page-listed = Öffentlicher Tisch: Alle dürfen die freien Plätze nehmen
page-clock = Zeit pro Zug
page-no-clock = Ohne Zeitlimit
page-minutes = { $number ->
    [one] 1 Minute
   *[other] { $number } Minuten
 }
page-a-day = 1 Tag
page-to-the-table = An den Tisch

page-open-seat = Freier Platz
page-seat-waits = wartet auf jemanden
page-sit-down = Hinsetzen
page-full-table = An diesem Tisch ist kein Platz frei.
page-waiting-room = Die Partie beginnt, sobald alle Plätze besetzt sind.
page-invitation = Link für alle, die mitspielen sollen
page-copy-invitation = Einladung kopieren
page-copy-seat = Link zu meinem Platz kopieren
page-seat-link = Link zu meinem Platz
page-seat-link-secret = Wer diesen Link öffnet, spielt auf deinem Platz.
page-copied = Kopiert
page-share = Teilen …
page-qr-code = QR-Code der Einladung
page-qr-how = Richte die Kamera eines Handys darauf
page-other-address = Andere Adresse
page-same-network = Für Handys und Computer im selben Netz wie dieser hier, zum Beispiel dein WLAN zu Hause.
page-invitation-secret = Wer diese Adresse hat, kann einen freien Platz nehmen.
page-not-encrypted = Schick sie nur denen, mit denen du spielen willst. Im eigenen Netz wird nichts verschlüsselt, also nimm kein öffentliches.
page-only-here = Noch kann niemand sonst diesen Server erreichen.
page-only-here-why = Er antwortet nur auf diesem Computer. Eine Adresse von hier würde auf einem anderen nichts öffnen, darum steht hier keine.
page-open-network = Um mit anderen in deinem Netz zu spielen, beende den Server und starte ihn auf eine dieser Arten neu:
page-open-network-then = Dann zeigt die Seite eine Adresse und einen Code für die Kamera. Vielleicht fragt dein System, ob das Netz herein darf: zu Hause ja, in öffentlichen Netzen nein.
page-share-screen = Diesen Bildschirm teilen
page-kept-for-you = { $name } hält dir einen Platz frei: { $sign }
page-start-now = Jetzt mit Computerspielern beginnen
page-leave = Meinen Platz aufgeben
page-leave-sure = Wirklich gehen, für immer?

page-menu = Menü
page-more = Mehr
page-undo = Zurücknehmen
page-announced-undo = { $name }: letzte Aktion zurückgenommen.
page-hint = Tipp
page-keys = Tasten
page-keys-single = Einzelne Tasten (Buchstaben, Ziffern, Zeichen) sind Kurzbefehle
page-log = Was geschah, das Neueste zuerst
page-log-short = Verlauf
page-log-all = Alles zeigen
page-log-empty = Noch ist nichts geschehen.
page-what-happened = Was geschah
page-board = Die Paläste
page-any-board = Der Spielplan
page-players = Spieler
page-table = Der Tisch
page-sentence = Was du tun kannst
page-turn = Zug { $number }
page-placing = Wächter setzen
page-goal = { $goal ->
    [one] 1 Truhe gewinnt
   *[other] { $goal } Truhen gewinnen
 }
page-on-board = auf dem Spielplan zu sehen
page-only-you = (nur du siehst das)
page-you-small = du
page-kind-bot = Computer
page-kind-person = am Tisch
page-kind-stand-in = der Computer spielt für dich
page-your-turn-badge = du bist dran
page-their-turn-badge = am Zug
page-chests = Truhen
page-reserve = Vorrat
page-cards = Karten
page-dancer = Tänzerin
page-dancers = Tänzerinnen
page-deck = Stapel
page-discards = Ablage
page-won-of = { $won } von { $goal }
page-thief-actions = Diebesaktionen
page-used-of = { $used } von { $limit }
page-your-hand = Deine Karten
page-hand-empty = Du hast keine Karten.
page-hand-hidden = { $number ->
    [one] 1 Karte, verdeckt, bis alle Wächter stehen
   *[other] { $number } Karten, verdeckt, bis alle Wächter stehen
 }
page-hidden-hand = Die Karten bleiben verdeckt, bis hier jemand dran ist.
page-onlooker = Du siehst zu.
page-card-group = { $name }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }{ $paid ->
    [0] {""}
   *[other] , davon { $paid } zu zahlen
 }
page-neutral = neutral
page-nobody = keine
page-palace-label = { $letter }, { $name }. { $chests ->
    [0] Keine Truhe mehr.
   *[other] Die oberste Truhe braucht { $needed } Diebe.
 } Wächter: { $guards }. Diebe: { $thieves }
page-piece-thieves = { $count ->
    [one] Dein Dieb bei { $palace }
   *[other] Deine { $count } Diebe bei { $palace }
 }
page-piece-own-guard = Dein Wächter bei { $palace }
page-piece-neutral = Neutraler Wächter bei { $palace }
page-piece-reserve = { $count ->
    [one] Dieb schmuggeln: 1 im Vorrat
   *[other] Dieb schmuggeln: { $count } im Vorrat
 }

page-your-turn = Du bist dran
page-one-moment = Einen Moment …
page-waiting-for = Am Zug: { $name }
page-not-your-turn = Du bist nicht dran; am Zug: { $name }.
page-now-placing = Setz einen Wächter vor einen Palast; { $own ->
    [one] noch 1
   *[other] noch { $own }
 }.
page-now-placing-tactical = Setz einen Wächter vor einen Palast; noch { $own } eigene, { $neutral } neutrale.
page-now-fresh = Wähl eine Figur, eine Karte oder einen Palast, oder passe.
page-now-acted = Handle weiter oder beende den Zug; { $left ->
    [0] keine Aktion mit Dieb mehr
    [one] noch 1 Aktion mit Dieb
   *[other] noch { $left } Aktionen mit Dieb
 }.
page-ask-place = Deinen Wächter vor { $letter } { $palace } stellen?
page-ask-place-neutral = Einen neutralen Wächter vor { $letter } { $palace } stellen?
page-ask-smuggle = Einen Dieb in { $letter } { $palace } schmuggeln?
page-ask-guard = Deinen Wächter von { $letter } { $palace } nach { $other } { $target } bewegen?
page-ask-escort = Deinen Wächter mit einem Dieb von { $letter } { $palace } nach { $other } { $target } bewegen?
page-ask-neutral = Einen neutralen Wächter von { $letter } { $palace } nach { $other } { $target } bewegen?
page-ask-steal = Die Truhe von { $letter } { $palace } nehmen?
page-ask-pass = Passen?
page-ask-end = Den Zug beenden?
page-ask-where-thief = In welchen Palast soll der Dieb schlüpfen?
page-ask-where-guard = Wohin, von { $palace } aus?
page-ask-which-own = Welcher deiner Wächter?
page-ask-which-escort = Welcher Wächter nimmt einen Dieb mit?
page-ask-which-neutral = Welcher neutrale Wächter?
page-ask-who = Wer geht zu { $palace }?
page-ask-card = { $name }: wofür?
page-which = Auswahl
page-pay = Zahle
page-cancel = Abbrechen
page-confirm = Bestätigen
page-verb-thief = Dieb schmuggeln
page-verb-own = Wächter bewegen
page-verb-escort = Wächter mit Dieb
page-verb-neutral = Neutralen bewegen
page-end-turn = Zug beenden: 3 Karten
page-pass = Passen: 4 Karten
page-pass-dancer = Passen: 3 und Tänzerin
page-pass-chosen = Passen: 3 und 1 × { $palace }
page-no-undo = endgültig
page-none-thief = Im Moment lässt sich nirgends ein Dieb schmuggeln.
page-none-more = Öfter darfst du in einem Zug nicht mit Dieben handeln.
page-none-own = Im Moment lässt sich keiner deiner Wächter bewegen und bezahlen.
page-none-escort = Im Moment kann keiner deiner Wächter einen Dieb mitnehmen.
page-none-neutral = Im Moment lässt sich kein neutraler Wächter bewegen und bezahlen.
page-none-card = Mit dieser Karte lässt sich im Moment nichts bezahlen.
page-deed-place = Dein Wächter vor { $letter } { $palace }
page-deed-place-neutral = Neutraler Wächter vor { $letter } { $palace }
page-deed-smuggle = Dieb in { $letter } { $palace }
page-deed-guard = Wächter { $letter } nach { $other }
page-deed-escort = Wächter mit Dieb { $letter } nach { $other }
page-deed-neutral = Neutraler { $letter } nach { $other }
page-deed-steal = Truhe von { $letter } { $palace } nehmen
page-deed-end = Den Zug beenden
page-deed-pass = Passen
page-effect-theft = Der Diebstahl gelingt: deine Truhe Nr. { $won }
page-effect-win = Der Diebstahl gelingt, und du gewinnst die Partie!

page-price = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 }
page-here = hier
page-free-place = Ein Platz ist frei
page-cap-no-own-guard = Hier steht keiner deiner Wächter
page-cap-no-foreign-guard = Kein fremder Wächter zum Vorbeischlüpfen
page-cap-no-thief-in-supply = Kein Dieb mehr im Vorrat
page-cap-thief-limit = Keine Diebesaktion mehr in diesem Zug
# The same on a small screen; there is room for some 20 characters.
page-brief-no-own-guard = Kein eigener Wächter
page-brief-no-foreign-guard = Kein fremder Wächter
page-brief-no-thief-in-supply = Kein Dieb übrig
page-brief-thief-limit = Keine Aktion mehr
page-brief-too-few-cards = Kostet { $price }
page-brief-theft = +1 Truhe
page-brief-win = Sieg
page-why-too-few-cards = { $price ->
    [one] 1 fremder Wächter: 1 Karte
   *[other] { $price } fremde Wächter: { $price } Karten
 } vom { $palace }; du hast { $cards ->
    [0] keine
   *[other] { $cards }
 }{ $dancers ->
    [0] {""}
    [one] {" "}und eine Tänzerin
   *[other] {" "}und { $dancers } Tänzerinnen
 }.
page-cap-too-few-cards = Kostet { $price }; du hast { $cards }{ $dancers ->
    [0] {""}
    [one] {" "}und eine Tänzerin
   *[other] {" "}und { $dancers } Tänzerinnen
 }

page-line-place = Wächter bei { $letter } { $palace }
page-line-place-neutral = Neutraler Wächter bei { $letter } { $palace }
page-line-smuggle = Dieb in { $letter } { $palace }
page-line-guard = Wächter von { $letter } nach { $other }
page-line-escort = Wächter und Dieb von { $letter } nach { $other }
page-line-neutral = Neutraler Wächter von { $letter } nach { $other }
page-line-theft = Die Truhe von { $letter } { $palace }, Stärke { $strength }: { $won ->
    [one] 1 gewonnen
   *[other] { $won } gewonnen
 }
page-line-draw = { $dancers ->
    [0] { $number } gezogen
   *[other] { $number } gezogen und eine Tänzerin
 }
page-line-reshuffle = Ablage gemischt: { $cards } Karten
page-line-hands-taken-up = Alle Wächter stehen; die Karten werden aufgenommen

page-past = Der Tisch nach Aktion { $number }
page-back-to-now = Zurück zur aktuellen Stellung
page-talk = Chat
page-say = Etwas sagen
page-send = Senden
page-mute = stummschalten
page-say-own = Mit eigenen Worten
page-block = blockieren
page-block-how = Hier stumm, und in diesem Browser überall, wo jemand { $name } heißt.
page-unblock = { $name } nicht mehr blockieren
page-unmute = { $name } wieder hören
page-curtain = Weitergeben an: { $name }
page-curtain-why = Die Karten sind verdeckt, bis der Vorhang geöffnet wird.
page-curtain-open = Ich bin { $name }: meine Karten zeigen
page-offline = Die Verbindung ist unterbrochen. Sie kommt von selbst zurück; nichts geht verloren.
page-stand-in = Ein Computerspieler spielt für dich.
page-takeback = Wieder selbst spielen
page-handover = Computer spielen lassen ({ $level })
page-no-table = Kein solcher Tisch
page-text-mode = Worte statt Bilder
page-sound = Ton
page-notices = Benachrichtigen, wenn ich dran bin
page-notices-denied = Dieser Browser lässt von dieser Seite keine Benachrichtigungen zu. In seinen Einstellungen lässt sich das ändern.
page-volume = Lautstärke
page-pace = Tempo
page-pace-calm = ruhig
page-pace-usual = normal
page-pace-swift = flott
page-pace-none = ohne Bewegung
page-pace-reduced = Dein System wünscht wenig Bewegung. Darum bewegt sich nichts, bis du ein Tempo wählst.
page-show-again = Noch einmal zeigen
page-show-turn-again = Den Zug noch einmal zeigen
page-showing-again = Das ist schon geschehen. Jede Taste beendet es.
page-others-did = Was die anderen getan haben
page-moved-by-clock = Die Zeit von { $name } ist abgelaufen: Es wurde für diesen Platz gezogen.
page-moved-by-bot = Ein Computerspieler hat für { $name } gezogen.
page-thinking = Denkt nach …
page-choose = Wählen
page-chances = Gewinnchancen

page-over = Die Partie ist zu Ende
page-result = Ergebnis
page-look-through = Partie nachspielen
page-again = Noch einmal
page-again-rotated = Noch einmal, der Nächste beginnt
page-chances-picture = Verlauf der Gewinnchancen aller Spieler
page-exploring = Die Partie wird analysiert …
page-exploring-turn = Zug { $number } von { $turns }
page-turning-points = Wendepunkte
page-turning = Aktion { $number }, { $name }: { $before } → { $after }
page-fairness = War alles fair?
page-fair = Ja: Der Startwert ist der, dessen Hash vor dem ersten Zug veröffentlicht war.
page-unfair = Nein: Der Startwert ist nicht der, dessen Hash veröffentlicht war.
page-seed = Startwert:
page-seed-hash = Hash:
page-verify-how = Um jede gezogene Karte zu prüfen, lade die Aufzeichnung herunter und starte
page-record = Aufzeichnung herunterladen
page-replay = Nachspielen
page-replay-start = Vor dem ersten Zug
page-step-back = Einen Schritt zurück
page-step-on = Einen Schritt weiter
page-moment = Zeitpunkt
page-what-would = Was rät der Berater?

page-key-palace = ein Palast
page-key-thief = einen Dieb schmuggeln
page-key-guard = einen eigenen Wächter bewegen
page-key-escort = einen eigenen Wächter mit Dieb bewegen
page-key-neutral = einen neutralen Wächter bewegen
page-key-number = diese Zahlungsart oder diese Möglichkeit
page-key-confirm = bestätigen
page-key-cancel = abbrechen; zurück zur aktuellen Stellung
page-key-pass = zum Knopf, der den Zug beendet
page-key-pass-dancer = zum Knopf, der eine Tänzerin nimmt
page-key-undo = zurücknehmen
page-key-hint = Tipp
page-key-menu = Menü
page-key-arrows = von Palast zu Palast
page-key-keys = diese Tasten

page-text-label = Eine Aktion in Notation, eine Frage oder „help“
page-text-help = Aktionen: `place a`, `smuggle a`, `smuggle a *1`, `guard a>b a`, `escort a>b *`, `neutral a>b`, `end`, `pass`, `pass *`.
page-text-commands = Außerdem: `moves` (was möglich ist; eine Nummer wählt), `last`, `more`, `why` und eine Aktion, `hint`, `undo`, `log`, `look` und eine Nummer des Verlaufs, `look`.
page-text-done = Erledigt.
page-text-kept = Zurückgenommen: Gespielt ist nichts.
page-text-possible = Das ist möglich.
page-text-palace = Palast
page-text-chest = Truhe
page-text-guards = Wächter
page-text-free = Freie Plätze
page-text-thieves = Diebe
page-text-player = Spieler
page-text-walk = Der Spielplan, Feld für Feld: Mit den Pfeiltasten gehst du weiter, Enter sagt mehr
page-text-needs = braucht { $needed } Diebe; { $chests ->
    [one] 1 Truhe
   *[other] { $chests } Truhen
 } insgesamt
page-text-piles = Stapel { $deck }, Ablage { $discards }, Tänzerinnen { $dancers }. Diebesaktionen in diesem Zug: { $used }.

## Thieves of Baghdad at the table. $name is a player's name, never inflected; $cell the name of a cell like e3.
page-round = Runde { $number }
page-part = { $part ->
    [choosing] Charaktere
    [placing] Figuren setzen
    [income] Einkommen
    [trading] Handel
    [buying] Käufe
   *[over] vorbei
 }
page-voleurs-city = Die Stadt
page-voleurs-whole-city = Ganze Stadt
page-voleurs-look-at = Ausschnitt
page-voleurs-distances = Entfernungen
page-voleurs-values = Werte
page-voleurs-desert = Die Wüste
# A pawn and whose it is: “Merchant (Ann)”.
page-voleurs-whose = { $pawn } ({ $name })
page-voleurs-crowd = { $pawn }, { $count } in der Wüste
page-voleurs-kind = { $kind ->
    [shop] Laden
   *[street] Gasse
 }
# A cell, read aloud.
page-voleurs-cell = { $cell }, { $kind ->
    [shop] Laden
   *[street] Gasse
 }, { $district }, { $distance } von der Wüste.
page-voleurs-reach = Für { $price } Dinar erreichbar.
page-voleurs-victim = Kann angegriffen werden.
page-voleurs-district = Viertel
page-voleurs-pawns = Figuren
page-voleurs-free-shops = Freie Läden
page-voleurs-free = frei
page-voleurs-character = Charakter
page-voleurs-slipper = Pantoffel
# What is one's own, and players.
page-voleurs-in-hand = { $dinars } Dinar auf der Hand
# Follows the number.
page-voleurs-dinars-in-hand = { $dinars ->
   *[other] Dinar auf der Hand
 }
page-voleurs-laid = gewählt: { $dinars }
# What one's birthday card asks for, a slot for each gem: what fills it, or what the gem costs that is missing.
page-voleurs-aim = Deine Geburtstagskarte
page-voleurs-aim-far = { $held } von { $asked }
page-voleurs-any-gem = Echter Edelstein
page-voleurs-in-bag = in deinem Beutel
page-voleurs-missing = fehlt: { $price }
page-voleurs-missing-from = ab { $price }
page-voleurs-sold-out = fehlt, ausverkauft
page-voleurs-also-in-bag = In deinem Beutel: { $gems }
page-voleurs-wanted-gem = fehlt für deine Geburtstagskarte
page-voleurs-gem-card = eine Edelsteinkarte
page-voleurs-surprise = eine Überraschung
page-voleurs-on-offer = Gehört zu einem Angebot von dir
page-voleurs-holds = Karten: { $cards }
# Follows a number.
page-voleurs-gems-in-bag = { $number ->
    [one] Edelstein
   *[other] Edelsteine
 }
page-voleurs-has-slipper = hat den Pantoffel
page-voleurs-is-done = fertig mit dem Handel
page-voleurs-sent-offer = hat dir ein Angebot gemacht
page-short-slipper = Pantoffel an { $name }
# The market, characters, the table of values.
page-voleurs-market = Markt
page-voleurs-gems = Edelsteine
page-voleurs-costs = kostet
page-voleurs-left = { $left ->
    [0] keine mehr
    [one] noch 1
   *[other] noch { $left }
 }
page-voleurs-abilities = Was Figuren tun
page-voleurs-ability = { $pawn ->
    [thief] raubt einem fremden Dieb nebenan einen Edelstein
    [caravaneer] bringt Karten aus seinem Laden, greift niemanden an
    [merchant] vertreibt einen Karawanenführer nebenan in die Wüste
    [broker] vertreibt einen Händler nebenan in die Wüste
    [assassin] tötet einen Agenten nebenan und flieht in die Wüste; bringt keine Karten
   *[vizier] wer zahlt, bewegt ihn; in einem Laden des Palasts beendet er die Partie mit der Runde
 }
page-voleurs-killed = Der Großwesir wurde schon einmal getötet; noch einmal geht es nicht.
page-voleurs-characters = Welcher Dieb bist du?
page-voleurs-characters-why = Jeder verkauft dieselben Waren zu anderen Preisen: Die Zahlen sagen, was dir eine Basarkarte jeder Sorte bringt.
page-voleurs-group = { $kind ->
    [metal] Metalle
    [food] Lebensmittel
    [living] Lebendiges
    [cloth] Stoffe
    [aroma] Gewürze und Düfte
   *[arms] Waffen
 }
page-voleurs-values-how = Was eine Karte wert ist, hängt davon ab, wer mit ihr zahlt. Eine Überraschung ist { $one } wert, zwei zusammen { $two }, drei zusammen { $three }; eine Edelsteinkarte kauft ihren Edelstein und sonst nichts.
page-voleurs-all-characters = Alle sechs Charaktere
page-voleurs-spent = diese Runde ausgegeben
# The sentence.
page-voleurs-now-trading = { $offers ->
    [0] Handel: Tipp Karten an, um ein Angebot zu machen.
    [one] Ein Angebot wartet auf deine Antwort.
   *[other] { $offers } Angebote warten auf deine Antwort.
 }
page-voleurs-how-to-trade = Antworte, mach selbst ein Angebot oder beende den Handel.
page-voleurs-waiting-trade = Du bist fertig. Noch im Handel: { $names }.
page-voleurs-others-trade = Die anderen handeln.
page-voleurs-trade-first = Bevor der Handel zu Ende ist, bewegt sich niemand.
# $place is a cell or the desert; $pawn a kind of pawn.
page-voleurs-where = { $pawn } ({ $place }): wohin, oder gegen wen?
page-voleurs-who-goes = Wer geht nach { $cell }?
page-voleurs-who-acts = Wer geht gegen die Figur auf { $cell } vor?
page-voleurs-what-for = { $dinars } Dinar: wofür?
# $deed is a voleurs-do-… with a capital letter.
page-voleurs-ask = { $deed }?
page-voleurs-lacking = { $dinars ->
    [one] es fehlt 1 Dinar
   *[other] es fehlen { $dinars } Dinar
 }
page-voleurs-fulfils = Das ist es, was deine Geburtstagskarte verlangt!
page-voleurs-home = Bleibt er dort, endet die Partie mit dieser Runde
page-voleurs-by-hand = eigene Wahl
# What is paid, in dinars.
page-voleurs-paid-exactly = { $dinars }, genau
page-voleurs-paid-more = { $dinars }, { $wasted } zu viel
page-voleurs-stay = Stehen bleiben, für eine Karte
page-voleurs-just-go = nur hingehen
# $deed is what is done to the $pawn of $name on $cell. $name is nothing for the Vizier.
page-voleurs-act = { $deed ->
    [expel] vertreiben: { $pawn } { $name }, { $cell }
    [kill] töten: { $pawn } { $name }, { $cell }
    [rob] berauben: { $name }, { $cell }
   *[look] in den Beutel sehen: { $name }, { $cell }
 }
page-voleurs-from = { $pawn } ({ $place })
page-voleurs-change-to = Das Restgeld bringt den Großwesir nach
page-voleurs-change-none = bleibt
page-voleurs-take = Nehmen
page-voleurs-put = Hineinlegen
page-none-acts = Mit deinen Karten kann keine deiner Figuren gegen die auf { $cell } vorgehen.
page-none-goes = Mit deinen Karten kommt keine deiner Figuren nach { $cell }.
# Offers. What is claimed stands in quotation marks, what a card really is apart from it.
page-voleurs-offers = Angebote
page-voleurs-no-offers = Keine Angebote. Tipp eine Karte deiner Hand an, um sie anzubieten; das Viertel ist immer wahr, der Name, wie du willst.
page-voleurs-write = Angebot machen
page-voleurs-write-offer = An { $name }: Tipp Karten zum Geben an, wähl, was du dafür willst.
page-voleurs-your-offer = Dein Angebot
page-voleurs-to-whom = An wen
page-voleurs-i-give = Ich gebe
page-voleurs-i-want = Ich will
page-voleurs-give-how = Tipp Karten deiner Hand an, um sie hierher zu legen.
page-voleurs-say-it-is = Du sagst, es ist
page-voleurs-quoted = „{ $name }“
page-voleurs-no-name = ohne Namen
# $name is a card, or nothing.
page-voleurs-really = in Wahrheit { $name }
page-voleurs-take-off = { $name } aus dem Angebot nehmen
page-voleurs-fewer = Weniger: { $name }
page-voleurs-more = Mehr: { $name }
page-voleurs-of-held = von { $held }
page-voleurs-send = Angebot schicken
page-voleurs-done = Handel beenden
page-voleurs-offers-you = { $name } bietet an
page-voleurs-offer-to = Dein Angebot an { $name }
# What a card would be worth to the reader: the claimed one, if the claim is true, and any of the district.
page-voleurs-offer-number = Angebot { $number }
page-voleurs-worth-to-you = { $dinars } für dich
page-voleurs-if-true = falls wahr; { $district }: { $least } bis { $most }
page-voleurs-range = { $district }: { $least } bis { $most } für dich
page-voleurs-at-least = mindestens { $dinars }
page-voleurs-certain = Das Viertel ist sicher. Der Name ist nur, was behauptet wird.
page-voleurs-they-see = Zu sehen sind Viertel und Behauptung, nie die Karte.
page-voleurs-you-get = Du erhältst
page-voleurs-they-want = Du gibst
page-voleurs-you-give = Du gibst
page-voleurs-you-want = Du willst
page-voleurs-decline = Ablehnen
# $cards is how many the offer asks for.
page-voleurs-accept = { $cards ->
    [0] Annehmen
    [one] Karte wählen, annehmen
   *[other] { $cards } Karten wählen, annehmen
 }
page-voleurs-too-few = Du hast zu wenige Karten
page-voleurs-withdraw = Zurückziehen
page-voleurs-change = Ändern
page-voleurs-pick-return = Wähl die Karten, die du dafür gibst: { $wanted }.
page-voleurs-not-wanted = In diesem Angebot wird keine Karte dieses Viertels verlangt.
page-voleurs-between = Zwischen anderen: { $maker } bietet { $to } { $given } für { $wanted }.
page-voleurs-traded = Getauscht mit { $name }.
page-voleurs-told-got = Versprochen war { $told }, bekommen hast du { $got }.
page-voleurs-got = Du hast { $got } bekommen.
page-voleurs-lapsed = Nicht mehr möglich, weil Karten davon die Hand gewechselt haben: Angebot { $offers }.
page-voleurs-help = Aktionen: `choose David`, `place thief h1`, `agent merchant < Lambs`, `gem ruby < Gold`, `move thief e2>e3 x e4 < Linen`, `slipper 2`, `offer 2 give Lambs as Camel want 1 souk`, `accept 3 < Silk`, `decline 3`, `withdraw 3`, `done`.
page-key-own-thief = dein Dieb
page-key-vizier = der Großwesir
page-key-next-pawn = die nächste Figur, die gehen kann
page-key-zoom = näher an ein Viertel und zurück
page-key-distances = Entfernungen von der Wüste
page-key-values = was Waren wert sind
page-key-cells = von Feld zu Feld
page-which-game = Welches Spiel?
page-advanced = Varianten und Regeln für Fortgeschrittene
page-play-this = Gegen zwei Computer spielen

## The clock
page-time-left = { $name }, verbleibende Zeit: { $time }

## Characters in the seat picker and at the table
page-sign = { $seat ->
        [0] grüne Scheibe
        [1] blaue Raute
        [2] elfenbeinfarbenes Dreieck
        [3] rotes Quadrat
        [4] gelber Stern
       *[5] violettes Sechseck
    }
page-who-sits-at = Wer sitzt auf Platz { $number } ({ $sign })?
page-by-strength = jede Figur spielt besser als die vor ihr
page-character-level = Stufe { $level }
page-character-about = { $trade }, Stufe { $level } von { $levels }; { $temper }
page-sits-there = sitzt schon dort
page-surprise = Überrasch mich
page-add-seat = Noch ein Platz
page-add-seat-how = eine Figur, jemand mit einem Link oder noch jemand an diesem Bildschirm
page-remove-seat = Platz { $number } entfernen
page-adaptive-short = Wertung { $rating }
page-adaptive-about = Spielt so gut wie du: Das Ziel sind gleiche Chancen für dich, wie stark du auch bist.
page-adaptive-rating = { $matches ->
        [one] Maßstab ist deine Wertung, { $rating }, nach einer beendeten Partie gegen Computerspieler.
       *[other] Maßstab ist deine Wertung, { $rating }, nach { $matches } beendeten Partien gegen Computerspieler.
    }
page-adaptive-unrated = Maßstab ist deine Wertung. Sie beginnt bei { $rating } und ändert sich mit jeder Partie, die du gegen Computerspieler beendest.
page-adaptive-kept = Die Wertung bleibt in diesem Browser. Gesendet wird sie nur als Stärke dieses Spielers.
page-adaptive-reset = Wertung zurücksetzen
page-characters-talk = Sprüche am Tisch
page-coach = Trainer
