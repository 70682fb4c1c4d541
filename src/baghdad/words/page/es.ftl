### Lo que solo dice la página.
###
### Muchas frases de la página están en ../es.ftl (palacios, sucesos, negativas, pistas); page/plugins/catalogues.js las
### nombra. $name es el nombre de quien juega o de un palacio, y nunca se declina.

## En todas partes
page-name = Bagdad: dos juegos de ladrones
page-close = Cerrar
page-skip = Saltar al contenido
page-home = Inicio
page-language = Idioma
page-day = Día
page-night = Noche
page-rules = Reglas
page-school = Escuela
page-the-rule = La regla
page-you = Tú
page-guest = Invitado
page-seat = Asiento { $number }
page-refused = Eso no se puede hacer.
page-no-server = El servidor no responde. Inténtalo de nuevo en un momento.
page-no-board = El tablero de este juego no se puede cargar. Se juega en modo texto.
page-outdated = Esta página está anticuada
page-why-other-protocol = El servidor se ha actualizado. Recarga esta página para seguir.
page-reload = Recargar
page-connecting = Conectando…
page-setting-up = Preparando la mesa. La primera vez puede tardar hasta un minuto, mientras se preparan las reglas para esta máquina.

## La primera página
page-motto-dieb = Seis palacios, una noche
page-lead-dieb = Soborna a los guardias, cuela a tus ladrones entre los demás y esfúmate con los cofres antes del alba. Sin cuenta: basta un nombre.
page-play-now = Jugar ahora
page-first-chest = Roba tu primer cofre
page-first-chest-how = un minuto, sin cuenta
page-first-guard = Deja entrar ladrones por una carta. Y tú la tienes.
page-know-games = Ya conozco los juegos: jugar ahora
page-have-link = Tengo el enlace de un amigo
page-welcome = Hola de nuevo.
page-welcome-back = Hola de nuevo, { $name }.
page-go-on = Seguir jugando
page-look-in = Echar un vistazo
page-review = Analizar
page-all-matches = Todas las partidas ({ $number })
page-fewer-matches = Menos partidas
page-matches-wait = { $number ->
    [one] 1 partida te espera
   *[other] { $number } partidas te esperan
 }
page-acted-when = última acción: { $name }, { $when }
page-turn-began = el turno empezó { $when }
page-last-action = última acción { $when }
page-you-won = Has ganado
page-seats-open = { $number ->
    [one] queda 1 asiento libre
   *[other] quedan { $number } asientos libres
 }
page-seats = { $number ->
    [one] 1 asiento
   *[other] { $number } asientos
 }
page-as-last-time = { $players }, como la última vez
page-set-up-how = juego, asientos, reloj, amigos por enlace
page-favourites = Mesas favoritas
page-school-done = { $done } de { $steps } pasos
page-school-next = Siguiente: paso { $step }
page-school-again = Otra vez desde el paso 1
page-keep-favourite = Guardar como favorita
page-favourite-name = Nombre de la favorita
page-favourite-kept = Guardada como favorita: { $name }
page-remove-favourite = Quitar la favorita { $name }
page-keep = Guardar
page-profile = Tu perfil
page-colour = Color y signo
page-any-colour = el que toque
page-profile-why = Lo ven los demás en la mesa. Este navegador lo recuerda.
page-set-up = Preparar una mesa
page-link = Enlace de un amigo
page-join = Entrar
page-bad-link = Ese no es el enlace de una mesa.
page-my-matches = Mis partidas
page-open-tables = Mesas abiertas
page-finished = terminada
page-running = en curso
page-forget = Olvidar esta partida
page-about-dieb = Guardias, ladrones y cofres cerrados. Fácil de aprender, difícil de dejar.
page-facts-dieb = De 2 a 4 jugadores · unos 45 minutos
page-about-voleurs = Comercia, miente sobre tus mercancías, roba a tus rivales y llega con el regalo de cumpleaños adecuado.
page-facts-voleurs = De 3 a 6 jugadores · unos 90 minutos
page-players-range = De { $min } a { $max } jugadores
page-free = Libre y gratis, también en tu servidor
page-by-keyboard = Jugar con teclado o lector de pantalla

## Preparar una mesa
page-your-name = Tu nombre
page-who-sits = ¿Quién se sienta y dónde?
page-computer = Bot: { $level }
page-friend = Un amigo, por enlace
page-same-screen = Otra persona ante esta pantalla
page-name-of = Nombre en el asiento { $number }
page-option-none = ninguna
page-option-own = Texto propio…
page-option-file = De un archivo
page-option-text = O escríbelo aquí
page-choice-dieb-edition-fr = Francesa
page-choice-dieb-edition-cs = Checa
page-choice-dieb-edition-it = Italiana
page-choice-dieb-edition-nl = Neerlandesa
page-choice-dieb-edition-fr-about = Los cofres ganados están boca abajo; eso no cambia nada en el juego.
page-choice-dieb-edition-cs-about = Quien pasa cuando no queda ninguna bailarina elige el palacio de la cuarta carta.
page-choice-dieb-edition-it-about = Los cofres ganados están boca abajo; eso no cambia nada en el juego.
page-choice-dieb-edition-nl-about = Llevarse un cofre es voluntario. Los cofres ganados están boca abajo; eso no cambia nada en el juego.
page-limits = Límites
page-listed = Mesa pública: cualquiera puede ocupar los asientos libres
page-clock = Tiempo por turno
page-no-clock = Sin límite
page-minutes = { $number ->
    [one] 1 minuto
   *[other] { $number } minutos
 }
page-a-day = 1 día
page-to-the-table = Crear la mesa

## A la espera de jugadores
page-open-seat = Asiento libre
page-seat-waits = esperando a un jugador
page-sit-down = Sentarse
page-full-table = En esta mesa no hay ningún asiento libre.
page-waiting-room = La partida empieza en cuanto estén ocupados todos los asientos.
page-invitation = Enlace de invitación
page-copy-invitation = Copiar la invitación
page-copy-seat = Copiar el enlace de mi asiento
page-seat-link = Enlace de mi asiento
page-seat-link-secret = Quien abre este enlace juega en tu asiento.
page-copied = Copiado
page-share = Compartir…
page-qr-code = Código QR de la invitación
page-qr-how = Apunta con la cámara de un móvil
page-other-address = Otra dirección
page-same-network = Para móviles y ordenadores de la misma red que este, por ejemplo la wifi de casa.
page-invitation-secret = Quien tenga esta dirección puede ocupar un asiento libre.
page-not-encrypted = Envíala solo a quienes quieras en tu partida. En tu propia red nada va cifrado, así que no uses una red pública.
page-only-here = Nadie más puede llegar aún a este servidor.
page-only-here-why = Solo responde en esta máquina. Una dirección enviada desde aquí no abriría nada en otra, así que no se muestra ninguna.
page-open-network = Para jugar con personas de tu red, detén el servidor y ponlo en marcha otra vez de una de estas maneras:
page-open-network-then = La página mostrará entonces una dirección y un código para la cámara. Puede que tu sistema pregunte si se deja entrar a la red: di que sí en casa, y que no en una red pública.
page-share-screen = Compartir esta pantalla
page-kept-for-you = { $name } te guarda un asiento: { $sign }
page-start-now = Empezar ya con bots
page-leave = Dejar mi asiento
page-leave-sure = ¿Dejar esta partida para siempre?

## En la mesa
page-menu = Menú
page-more = Más
page-undo = Deshacer
page-announced-undo = { $name }: última acción deshecha.
page-hint = Pista
page-keys = Teclas
page-keys-single = Teclas sueltas (letras, cifras, signos) como atajos
page-log = Historial, lo último primero
page-log-short = Historial
page-log-all = Mostrar todo
page-log-empty = Aún no ha pasado nada.
page-what-happened = Qué ha pasado
page-board = Los palacios
page-any-board = El tablero
page-players = Jugadores
page-table = La mesa
page-sentence = Qué puedes hacer
page-turn = Turno { $number }
page-placing = colocar guardias
page-goal = { $goal ->
    [one] gana quien consiga antes 1 cofre
   *[other] gana quien consiga antes { $goal } cofres
 }
page-on-board = se ve en el tablero
page-only-you = (solo lo ves tú)
page-you-small = tú
page-kind-bot = bot
page-kind-person = en la mesa
page-kind-stand-in = un bot juega por ti
page-your-turn-badge = tu turno
page-their-turn-badge = le toca
page-chests = cofres
page-reserve = reserva
page-cards = cartas
page-dancer = Bailarina
page-dancers = bailarinas
page-deck = mazo
page-discards = descartes
page-won-of = { $won } de { $goal }
page-thief-actions = Acciones con ladrón
page-used-of = { $used } de { $limit } hechas
page-your-hand = Tu mano
page-hand-empty = Tu mano está vacía.
page-hand-hidden = { $number ->
    [one] 1 carta, boca abajo hasta que estén colocados todos los guardias
   *[other] { $number } cartas, boca abajo hasta que estén colocados todos los guardias
 }
page-hidden-hand = Las cartas siguen ocultas hasta que le toque a alguien ante esta pantalla.
page-onlooker = Estás mirando.
page-card-group = { $name }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }{ $paid ->
    [0] {""}
   *[other] , { $paid } por pagar
 }
page-neutral = neutral
page-nobody = ninguno
page-palace-label = { $letter }, { $name }. { $chests ->
    [0] No queda ningún cofre.
   *[other] El cofre de arriba pide { $needed } ladrones.
 } Guardias: { $guards }. Ladrones: { $thieves }
page-piece-thieves = { $count ->
    [one] { $palace }: tu ladrón
   *[other] { $palace }: tus { $count } ladrones
 }
page-piece-own-guard = { $palace }: tu guardia
page-piece-neutral = { $palace }: guardia neutral
page-piece-reserve = { $count ->
    [one] Colar un ladrón: 1 en la reserva
   *[other] Colar un ladrón: { $count } en la reserva
 }

## La frase
page-your-turn = Tu turno
page-one-moment = Un momento…
page-waiting-for = Esperando a { $name }.
page-not-your-turn = No es tu turno; esperando a { $name }.
page-now-placing = Coloca un guardia ante un palacio; { $own ->
    [one] te queda 1
   *[other] te quedan { $own }
 }.
page-now-placing-tactical = Coloca un guardia ante un palacio; quedan: { $own } tuyos, { $neutral } neutrales.
page-now-fresh = Elige una ficha, una carta o un palacio, o pasa.
page-now-acted = Sigue actuando o termina el turno; { $left ->
    [0] ya ninguna acción con un ladrón
    [one] 1 acción más con un ladrón
   *[other] { $left } acciones más con un ladrón
 }.
page-ask-place = ¿Colocar tu guardia en { $letter } { $palace }?
page-ask-place-neutral = ¿Colocar un guardia neutral en { $letter } { $palace }?
page-ask-smuggle = ¿Colar un ladrón en { $letter } { $palace }?
page-ask-guard = ¿Mover tu guardia de { $letter } { $palace } a { $other } { $target }?
page-ask-escort = ¿Mover tu guardia y un ladrón de { $letter } { $palace } a { $other } { $target }?
page-ask-neutral = ¿Mover un guardia neutral de { $letter } { $palace } a { $other } { $target }?
page-ask-steal = ¿Llevarte el cofre de { $letter } { $palace }?
page-ask-pass = ¿Pasar?
page-ask-end = ¿Terminar el turno?
page-ask-where-thief = ¿En qué palacio se cuela el ladrón?
page-ask-where-guard = Desde { $palace }: ¿adónde?
page-ask-which-own = ¿Cuál de tus guardias?
page-ask-which-escort = ¿Qué guardia se lleva un ladrón?
page-ask-which-neutral = ¿Qué guardia neutral?
page-ask-who = { $palace }: ¿quién va?
page-ask-card = ¿Qué se paga con { $name }?
page-which = Opciones
page-pay = Pagar
page-cancel = Cancelar
page-confirm = Confirmar
page-verb-thief = Colar un ladrón
page-verb-own = Mover un guardia
page-verb-escort = Guardia con ladrón
page-verb-neutral = Mover un neutral
page-end-turn = Terminar: tomar 3
page-pass = Pasar: tomar 4
page-pass-dancer = Pasar: 3 y una bailarina
page-pass-chosen = Pasar: 3 y una de { $palace }
page-no-undo = es definitivo
page-none-thief = Ahora no se puede colar un ladrón en ninguna parte.
page-none-more = Ya has actuado con ladrones tantas veces como permite un turno.
page-none-own = Ahora no puedes mover y pagar ningún guardia tuyo.
page-none-escort = Ahora ningún guardia tuyo puede llevarse un ladrón.
page-none-neutral = Ahora no puedes mover y pagar ningún guardia neutral.
page-none-card = Ahora no se puede pagar nada con esta carta.
page-deed-place = Tu guardia en { $letter } { $palace }
page-deed-place-neutral = Guardia neutral en { $letter } { $palace }
page-deed-smuggle = Ladrón en { $letter } { $palace }
page-deed-guard = Guardia de { $letter } a { $other }
page-deed-escort = Guardia y ladrón de { $letter } a { $other }
page-deed-neutral = Guardia neutral de { $letter } a { $other }
page-deed-steal = Llevarse el cofre de { $letter } { $palace }
page-deed-end = Terminar el turno
page-deed-pass = Pasar
page-effect-theft = Completa el robo: cofre n.º { $won }
page-effect-win = ¡Completa el robo y gana la partida!

## Al pie de un palacio
page-price = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
 }
page-here = aquí
page-free-place = Hay un sitio libre
page-cap-no-own-guard = Ningún guardia tuyo ante esta puerta
page-cap-no-foreign-guard = Ningún guardia ajeno junto al que colarse
page-cap-no-thief-in-supply = Ningún ladrón en tu reserva
page-cap-thief-limit = Sin más acciones con ladrón este turno
page-brief-no-own-guard = Sin guardia tuyo
page-brief-no-foreign-guard = Sin guardia ajeno
page-brief-no-thief-in-supply = Sin ladrones
page-brief-thief-limit = Sin más acciones
page-brief-too-few-cards = Cuesta { $price }
page-brief-theft = +1 cofre
page-brief-win = gana
page-why-too-few-cards = { $price ->
    [one] 1 guardia ajeno: 1 carta
   *[other] { $price } guardias ajenos: { $price } cartas
 } del { $palace }; tienes { $cards ->
    [0] ninguna
   *[other] { $cards }
 }{ $dancers ->
    [0] {""}
    [one] {" "}y una bailarina
   *[other] {" "}y { $dancers } bailarinas
 }.
page-cap-too-few-cards = Cuesta { $price }; tienes { $cards }{ $dancers ->
    [0] {""}
    [one] {" "}y una bailarina
   *[other] {" "}y { $dancers } bailarinas
 }

## Una línea de lo que ha pasado
page-line-place = Guardia en { $letter } { $palace }
page-line-place-neutral = Guardia neutral en { $letter } { $palace }
page-line-smuggle = Ladrón en { $letter } { $palace }
page-line-guard = Guardia de { $letter } a { $other }
page-line-escort = Guardia y un ladrón de { $letter } a { $other }
page-line-neutral = Guardia neutral de { $letter } a { $other }
page-line-theft = El cofre de { $letter } { $palace }, fuerza { $strength }: { $won ->
    [one] 1 ganado
   *[other] { $won } ganados
 }
page-line-draw = { $dancers ->
    [0] Tomadas { $number }
   *[other] Tomadas { $number } y una bailarina
 }
page-line-reshuffle = Descartes barajados: { $cards } cartas
page-line-hands-taken-up = Todos los guardias están colocados; cada cual toma sus cartas en la mano

## Mirar atrás, el chat, varias personas ante una pantalla, la conexión
page-past = La mesa tras la acción { $number }
page-back-to-now = Volver a la posición actual
page-talk = Chat
page-say = Di algo
page-send = Enviar
page-mute = silenciar
page-say-own = Con tus palabras
page-block = bloquear
page-block-how = Silencio aquí, y en todo este navegador para quien se llame { $name }.
page-unblock = Desbloquear a { $name }
page-unmute = Dejar de silenciar a { $name }
page-curtain = Pasa la pantalla a { $name }
page-curtain-why = Las cartas están ocultas hasta que la siguiente persona abra el telón.
page-curtain-open = Soy { $name }: mostrar mis cartas
page-offline = Se ha perdido la conexión. Se restablece sola; no se pierde nada.
page-stand-in = Un bot juega por ti.
page-takeback = Volver a jugar yo
page-handover = Que juegue un bot ({ $level })
page-no-table = Esa mesa no existe
page-text-mode = Modo texto (para lectores de pantalla)
page-sound = Sonido
page-notices = Avisarme cuando me toque
page-notices-denied = Este navegador no permite avisos de esta página. Puede cambiarse en sus ajustes.
page-volume = Volumen
page-pace = Ritmo
page-pace-calm = tranquilo
page-pace-usual = normal
page-pace-swift = rápido
page-pace-none = sin movimiento
page-pace-reduced = Tu sistema pide menos movimiento, así que nada se mueve hasta que elijas un ritmo.
page-show-again = Mostrar otra vez
page-show-turn-again = Mostrar el turno otra vez
page-showing-again = Esto ya ha pasado. Cualquier tecla lo termina.
page-others-did = Lo que han hecho los demás
page-moved-by-clock = A { $name } se le acabó el tiempo: se hizo una jugada en su lugar.
page-moved-by-bot = Un bot ha jugado por { $name }.
page-thinking = Pensando…
page-choose = Elegir
page-chances = Probabilidades de ganar

## Después de la partida
page-over = La partida ha terminado
page-result = Resultado
page-look-through = Repasar la partida
page-again = Jugar otra vez
page-again-rotated = Otra vez, y empieza el siguiente
page-chances-picture = Una gráfica de las probabilidades de cada jugador a lo largo de la partida
page-exploring = Analizando la partida…
page-exploring-turn = Turno { $number } de { $turns }
page-turning-points = Momentos decisivos
page-turning = Acción { $number }, { $name }: { $before } → { $after }
page-fairness = ¿Fue limpia?
page-fair = Sí: la semilla es aquella cuyo hash se publicó antes de la primera jugada.
page-unfair = No: la semilla no es aquella cuyo hash se publicó.
page-seed = Semilla:
page-seed-hash = Hash:
page-verify-how = Para comprobar todo lo que salió al azar, descarga la partida y ejecuta
page-record = Descargar la partida
page-replay = Repetición
page-replay-start = Antes de la primera jugada
page-step-back = Un paso atrás
page-step-on = Un paso adelante
page-moment = Posición en la partida
page-what-would = ¿Qué jugaría el consejero?

## Teclas
page-key-palace = un palacio
page-key-thief = colar un ladrón
page-key-guard = mover un guardia tuyo
page-key-escort = mover un guardia tuyo con un ladrón
page-key-neutral = mover un guardia neutral
page-key-number = elegir esa forma de pago o esa opción
page-key-confirm = confirmar
page-key-cancel = cancelar; volver al presente
page-key-pass = ir al botón que termina el turno
page-key-pass-dancer = ir al botón que toma una bailarina
page-key-undo = deshacer
page-key-hint = pista
page-key-menu = menú
page-key-arrows = de palacio en palacio
page-key-keys = estas teclas

## La mesa en palabras
page-text-label = Una acción en notación, una pregunta o «help»
page-text-help = Acciones: `place a`, `smuggle a`, `smuggle a *1`, `guard a>b a`, `escort a>b *`, `neutral a>b`, `end`, `pass`, `pass *`.
page-text-commands = También: `moves` (lo que es posible; un número elige), `last`, `more`, `why` y una acción, `hint`, `undo`, `log`, `look` y un número del historial, `look`.
page-text-done = Hecho.
page-text-kept = Deshecho: no se ha jugado nada.
page-text-possible = Eso es posible.
page-text-palace = Palacio
page-text-chest = Cofre
page-text-guards = Guardias
page-text-free = Sitios libres
page-text-thieves = Ladrones
page-text-player = Jugador
page-text-walk = El tablero, sitio a sitio: las flechas recorren, Intro cuenta más
page-text-needs = pide { $needed } ladrones; { $chests ->
    [one] 1 cofre
   *[other] { $chests } cofres
 } en total
page-text-piles = Mazo { $deck }, descartes { $discards }, bailarinas { $dancers }. Acciones con ladrón hechas en este turno: { $used }.

## Los ladrones de Bagdad en la mesa
page-round = Ronda { $number }
page-part = { $part ->
    [choosing] elección de personajes
    [placing] colocar peones
    [income] ingresos
    [trading] comercio
    [buying] compras
   *[over] final
 }
page-voleurs-city = La ciudad
page-voleurs-whole-city = Toda la ciudad
page-voleurs-look-at = Vista
page-voleurs-distances = Distancias
page-voleurs-values = Valores
page-voleurs-desert = El desierto
page-voleurs-whose = { $pawn } ({ $name })
page-voleurs-crowd = { $pawn }, { $count } en el desierto
page-voleurs-kind = { $kind ->
    [shop] tienda
   *[street] calle
 }
page-voleurs-cell = { $cell }, { $kind ->
    [shop] tienda
   *[street] calle
 }, { $district }, a { $distance } del desierto.
page-voleurs-reach = { $price ->
    [one] Se llega por 1 dinar.
   *[other] Se llega por { $price } dinares.
 }
page-voleurs-victim = Se le puede atacar.
page-voleurs-district = Barrio
page-voleurs-pawns = Peones
page-voleurs-free-shops = Tiendas libres
page-voleurs-free = libre
page-voleurs-character = Personaje
page-voleurs-slipper = Babucha
page-voleurs-in-hand = { $dinars ->
    [one] 1 dinar en la mano
   *[other] { $dinars } dinares en la mano
 }
page-voleurs-dinars-in-hand = { $dinars ->
    [one] dinar en la mano
   *[other] dinares en la mano
 }
page-voleurs-laid = elegido: { $dinars }
page-voleurs-aim = Tu carta de cumpleaños
page-voleurs-aim-far = { $held } de { $asked }
page-voleurs-any-gem = Gema auténtica
page-voleurs-in-bag = en tu bolsa
page-voleurs-missing = falta: { $price }
page-voleurs-missing-from = desde { $price }
page-voleurs-sold-out = falta, agotada
page-voleurs-also-in-bag = En tu bolsa: { $gems }
page-voleurs-wanted-gem = falta para tu carta de cumpleaños
page-voleurs-gem-card = una carta de gema
page-voleurs-surprise = una sorpresa
page-voleurs-on-offer = En una oferta tuya
page-voleurs-holds = Cartas: { $cards }
page-voleurs-gems-in-bag = { $number ->
    [one] gema
   *[other] gemas
 }
page-voleurs-has-slipper = tiene la babucha
page-voleurs-is-done = ya no comercia
page-voleurs-sent-offer = te ha hecho una oferta
page-short-slipper = Babucha a { $name }
page-voleurs-market = Mercado
page-voleurs-gems = Gemas
page-voleurs-costs = cuesta
page-voleurs-left = { $left ->
    [0] no quedan
    [one] queda 1
   *[other] quedan { $left }
 }
page-voleurs-abilities = Qué hacen los peones
page-voleurs-ability = { $pawn ->
    [thief] le roba una gema al ladrón de un rival que tiene al lado
    [caravaneer] trae cartas de su tienda, no ataca a nadie
    [merchant] manda al desierto a un caravanero que tiene al lado
    [broker] manda al desierto a un mercader que tiene al lado
    [assassin] mata a un agente que tiene al lado y huye al desierto; no trae cartas
   *[vizier] lo mueve quien paga; en una tienda del Palacio pone fin a la partida con la ronda
 }
page-voleurs-killed = Al Gran Visir ya lo han matado una vez; no puede repetirse.
page-voleurs-characters = ¿Qué ladrón eres?
page-voleurs-characters-why = La misma mercancía vale distinto para cada uno: los números dicen lo que vale para ti una carta del Bazar de cada clase.
page-voleurs-group = { $kind ->
    [metal] metal
    [food] alimentos
    [living] seres vivos
    [cloth] tejidos
    [aroma] especias y aromas
   *[arms] armas
 }
page-voleurs-values-how = Lo que vale una carta depende de quién la gasta. Una sorpresa vale { $one }, dos juntas { $two }, tres juntas { $three }; una carta de gema compra su gema y nada más.
page-voleurs-all-characters = Los seis personajes
page-voleurs-spent = gastada en esta ronda
page-voleurs-now-trading = { $offers ->
    [0] Comercio: toca cartas para hacer una oferta.
    [one] Una oferta espera tu respuesta.
   *[other] { $offers } ofertas esperan tu respuesta.
 }
page-voleurs-how-to-trade = Responde, haz tú una oferta o deja de comerciar.
page-voleurs-waiting-trade = Has dejado de comerciar. Aún comercian: { $names }.
page-voleurs-others-trade = Los demás comercian.
page-voleurs-trade-first = Nadie se mueve antes de que acabe el comercio.
page-voleurs-where = { $pawn } ({ $place }): ¿adónde, o contra quién?
page-voleurs-who-goes = ¿Quién va a { $cell }?
page-voleurs-who-acts = ¿Quién va contra el peón de { $cell }?
page-voleurs-what-for = { $dinars ->
    [one] 1 dinar: ¿para qué?
   *[other] { $dinars } dinares: ¿para qué?
 }
page-voleurs-ask = ¿{ $deed }?
page-voleurs-lacking = { $dinars ->
    [one] falta 1 dinar
   *[other] faltan { $dinars } dinares
 }
page-voleurs-fulfils = ¡Es lo que pide tu carta de cumpleaños!
page-voleurs-home = Si se queda ahí, la partida acaba con esta ronda
page-voleurs-by-hand = elegido a mano
page-voleurs-paid-exactly = { $dinars }, justo
page-voleurs-paid-more = { $dinars }, { $wasted } de más
page-voleurs-stay = Quedarse ahí, por una carta
page-voleurs-just-go = solo ir allí
page-voleurs-act = { $deed ->
    [expel] expulsar: { $pawn } { $name }, { $cell }
    [kill] matar: { $pawn } { $name }, { $cell }
    [rob] robar: { $name }, { $cell }
   *[look] mirar en la bolsa: { $name }, { $cell }
 }
page-voleurs-from = { $pawn } ({ $place })
page-voleurs-change-to = Usar el cambio para mover al Gran Visir a
page-voleurs-change-none = se queda
page-voleurs-take = Sacar
page-voleurs-put = Meter
page-none-acts = Con tus cartas, ninguno de tus peones puede ir contra el de { $cell }.
page-none-goes = Con tus cartas, ninguno de tus peones llega a { $cell }.
page-voleurs-offers = Ofertas
page-voleurs-no-offers = Aún no hay ofertas. Toca una carta de tu mano para ofrecérsela a alguien; el barrio siempre es verdad, el nombre lo pones tú.
page-voleurs-write = Hacer una oferta
page-voleurs-write-offer = Para { $name }: toca las cartas que das, elige lo que quieres por ellas.
page-voleurs-your-offer = Tu oferta
page-voleurs-to-whom = A quién
page-voleurs-i-give = Doy
page-voleurs-i-want = Quiero
page-voleurs-give-how = Toca cartas de tu mano para ponerlas aquí.
page-voleurs-say-it-is = Dices que es
page-voleurs-quoted = «{ $name }»
page-voleurs-no-name = sin nombre
page-voleurs-really = en realidad, { $name }
page-voleurs-take-off = Quitar { $name } de la oferta
page-voleurs-fewer = Menos: { $name }
page-voleurs-more = Más: { $name }
page-voleurs-of-held = de { $held }
page-voleurs-send = Enviar la oferta
page-voleurs-done = Dejar de comerciar
page-voleurs-offers-you = { $name } ofrece
page-voleurs-offer-to = Tu oferta a { $name }
page-voleurs-offer-number = oferta { $number }
page-voleurs-worth-to-you = { $dinars } para ti
page-voleurs-if-true = si es verdad; { $district }: de { $least } a { $most }
page-voleurs-range = { $district }: de { $least } a { $most } para ti
page-voleurs-at-least = al menos { $dinars }
page-voleurs-certain = El barrio es seguro. El nombre es solo lo que dicen.
page-voleurs-they-see = Ven el barrio y el nombre que das, nunca la carta.
page-voleurs-you-get = Recibes
page-voleurs-they-want = Das
page-voleurs-you-give = Das
page-voleurs-you-want = Quieres
page-voleurs-decline = Rechazar
page-voleurs-accept = { $cards ->
    [0] Aceptar
    [one] Elige una carta, acepta
   *[other] Elige { $cards } cartas, acepta
 }
page-voleurs-too-few = Tienes muy pocas cartas
page-voleurs-withdraw = Retirar
page-voleurs-change = Cambiarla
page-voleurs-pick-return = Elige las cartas que das a cambio: { $wanted }.
page-voleurs-not-wanted = Esta oferta no pide ninguna carta de ese barrio.
page-voleurs-between = Entre otros: { $maker } le ofrece { $given } a { $to } por { $wanted }.
page-voleurs-traded = Trato con { $name }.
page-voleurs-told-got = Te dijeron { $told } y has recibido { $got }.
page-voleurs-got = Has recibido { $got }.
page-voleurs-lapsed = Ya no es posible, porque sus cartas han cambiado de manos: oferta { $offers }.
page-voleurs-help = Acciones: `choose David`, `place thief h1`, `agent merchant < Lambs`, `gem ruby < Gold`, `move thief e2>e3 x e4 < Linen`, `slipper 2`, `offer 2 give Lambs as Camel want 1 souk`, `accept 3 < Silk`, `decline 3`, `withdraw 3`, `done`.
page-key-own-thief = tu ladrón
page-key-vizier = el Gran Visir
page-key-next-pawn = el siguiente peón que se puede mover
page-key-zoom = acercar un barrio y volver
page-key-distances = distancias desde el desierto
page-key-values = lo que valen las mercancías
page-key-cells = de casilla en casilla
page-which-game = ¿Qué juego?
page-advanced = Variantes y reglas avanzadas
page-play-this = Jugar contra dos bots

## El reloj
page-time-left = { $name }, tiempo restante: { $time }

## Los personajes al elegir asiento y en la mesa
page-sign = { $seat ->
        [0] disco verde
        [1] rombo azul
        [2] triángulo marfil
        [3] cuadrado rojo
        [4] estrella amarilla
       *[5] hexágono violeta
    }
page-who-sits-at = ¿Quién se sienta en el asiento { $number } ({ $sign })?
page-by-strength = cada cual juega mejor que el anterior
page-character-level = nivel { $level }
page-character-about = { $trade }, nivel { $level } de { $levels }; { $temper }
page-sits-there = ya tiene asiento
page-surprise = Sorpréndeme
page-add-seat = Un asiento más
page-add-seat-how = un personaje, un amigo por enlace o alguien ante esta pantalla
page-remove-seat = Quitar el asiento { $number }
page-adaptive-short = puntuación { $rating }
page-adaptive-about = Juega tan bien como tú: busca que tus probabilidades sean las mismas que las suyas, juegues como juegues.
page-adaptive-rating = { $matches ->
        [one] Se guía por tu puntuación, { $rating }, tras una partida terminada contra bots.
       *[other] Se guía por tu puntuación, { $rating }, tras { $matches } partidas terminadas contra bots.
    }
page-adaptive-unrated = Se guía por tu puntuación, que empieza en { $rating } y cambia con cada partida que terminas contra bots.
page-adaptive-kept = Este navegador guarda la puntuación. Solo se envía como fuerza de este jugador.
page-adaptive-reset = Borrar mi puntuación
page-characters-talk = Charla en la mesa
page-coach = Entrenador
