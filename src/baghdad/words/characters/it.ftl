# The characters of the levels: what they do for a living, their temper, and what they say at the table.
character-trade-yusuf = portatore d’acqua
character-trade-jafar = facchino
character-trade-maryam = venditrice di spezie
character-trade-idris = traghettatore
character-trade-dunya = cantastorie
character-trade-safiya = cambiavalute
character-trade-thabit = astrologo
character-trade-rayhana = capitana delle guardie
character-trade-shadow = nessuno lo sa

character-temper-yusuf = onesto, frettoloso
character-temper-jafar = audace, generoso
character-temper-maryam = parsimoniosa, onesta
character-temper-idris = paziente, indulgente
character-temper-dunya = bugiarda, scherzosa
character-temper-safiya = parsimoniosa, sospettosa
character-temper-thabit = paziente, lungimirante
character-temper-rayhana = audace, vendicativa
character-temper-shadow = freddo, lungimirante

# What a character says, in quotation marks.
talk-quoted = «{ $text }»
talk-line = { $name }: «{ $text }»

# How they present themselves.
talk-says-yusuf = Porto acqua, porto notizie, ma le bugie non le sopporto.
talk-says-jafar = Se ha i manici, lo porto via.
talk-says-maryam = Non pago mai tre ciò che domani costa due.
talk-says-idris = Il fiume mi porta davanti tutto, se aspetto.
talk-says-dunya = Tutto quello che racconto è vero, in qualche storia.
talk-says-safiya = Conto io le tue carte, così non ti affatichi.
talk-says-thabit = Il tuo prossimo turno l’ho visto la settimana scorsa.
talk-says-rayhana = Prendimi una cosa e te ne prendo due.
talk-says-shadow = …
talk-says-adaptive = Quello che sai fare tu, so farlo anch’io. Più o meno.

# Somebody robs them, or takes the chest they were after.
talk-robbed-yusuf = Ehi! Lo tenevo da parte!
talk-robbed-jafar = Sacco leggero, gambe svelte.
talk-robbed-maryam = Lo metto in conto?
talk-robbed-idris = L’acqua prende, l’acqua dà.
talk-robbed-dunya = E nel secondo capitolo lei si vendica.
talk-robbed-safiya = Annotato. Con la data.
talk-robbed-thabit = Sorgeva Marte. Dovevo saperlo.
talk-robbed-rayhana = La tua faccia me la ricordo.
talk-robbed-shadow = Tienimelo in caldo.
talk-robbed-adaptive = Te l’avrei fatto anch’io.

# They take a chest or a gem.
talk-chest-yusuf = Mamma! Guarda che cosa ho!
talk-chest-jafar = Oh issa! Questo sì che pesa.
talk-chest-maryam = A buon prezzo, e fresco.
talk-chest-idris = Piano piano, eccoci qua.
talk-chest-dunya = Ne sentirai parlare per anni.
talk-chest-safiya = Come da calcolo.
talk-chest-thabit = Era scritto; io l’ho solo letto.
talk-chest-rayhana = Circolare. Non c’è più niente da vedere.
talk-chest-shadow = Hai battuto le palpebre.
talk-chest-adaptive = L’avresti preso anche tu.

# They win.
talk-wins-yusuf = Ho vinto io? Lo saprà tutta la strada!
talk-wins-jafar = Tutto consegnato. Avanti il prossimo carico!
talk-wins-maryam = E neanche una carta sprecata.
talk-wins-idris = Anche la barca lenta arriva.
talk-wins-dunya = Fine. Applausi, prego.
talk-wins-safiya = I conti tornano. Tornano sempre.
talk-wins-thabit = Adesso ci credi, alle stelle?
talk-wins-rayhana = Riposo. È finita.
talk-wins-shadow = Sogni d’oro.
talk-wins-adaptive = Stavolta io. Arriverà anche la tua.

# They lose.
talk-loses-yusuf = Mi insegni come hai fatto?
talk-loses-jafar = Vinci tu. Te lo porto a casa.
talk-loses-maryam = Un prezzo onesto. Ho pagato di peggio.
talk-loses-idris = Un’altra traversata domani?
talk-loses-dunya = Che finale! L’avrei scritto così anch’io.
talk-loses-safiya = Mi mancava una moneta. Non mancherà due volte.
talk-loses-thabit = Una stella che non avevo contato.
talk-loses-rayhana = Bella lotta. Domani alla stessa ora, e porta rinforzi.
talk-loses-shadow = Dunque si può.
talk-loses-adaptive = Una volta su due è giusto così.

# They claimed something false, and it came out.
talk-caught-yusuf = Ho detto seta? Io… lo speravo.
talk-caught-jafar = Con la gerla piena non leggo le etichette.
talk-caught-maryam = Era accanto allo zafferano. L’odore era giusto.
talk-caught-idris = Occhi vecchi, sai. Molto vecchi.
talk-caught-dunya = Una bugia? Una versione migliore.
talk-caught-safiya = Controlla pure. Non lo fa mai nessuno.
talk-caught-thabit = Il cielo dice il vero. Io ci abito soltanto vicino.
talk-caught-rayhana = In guerra si chiama piano.
talk-caught-shadow = Ci hai creduto. Era quello il prezzo.
talk-caught-adaptive = Non dirmi che tu non lo fai mai.
