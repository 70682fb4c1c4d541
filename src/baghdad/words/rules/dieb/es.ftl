# Las reglas de El ladrón de Bagdad como se leen, capítulo a capítulo. Una línea que empieza por > es una decisión
# nuestra, una que empieza por - un punto de una lista; **…** es énfasis.


dieb-chapter-aim = De qué se trata
dieb-title-aim = El objetivo
dieb-rule-aim =
    Noche en Bagdad. Seis palacios guardan su tesoro en la terraza, y tú tienes doce ladrones ágiles y unos cuantos guardias que aceptan tu dinero. Reúne bastantes ladrones tuyos en un mismo patio y se llevarán el cofre de arriba.
    Gana quien consigue antes los cofres suficientes: **6** entre dos jugadores, **5** entre tres, **4** entre cuatro. Un cofre pesado no cuenta más que uno ligero.
dieb-title-palace = Un palacio
dieb-rule-palace =
    Cada uno de los seis palacios tiene tres partes. En la **terraza** hay una pila de cofres; el número del de arriba dice cuántos ladrones de un mismo jugador pueden con él. En el **patio** caben tantos ladrones como se quiera, sean de quien sean. Ante la **puerta** hay cuatro sitios para guardias.
    Los guardias son tuyos, de otros jugadores o negros y neutrales. Todo guardia que no es tuyo es para ti un guardia **ajeno**.

dieb-chapter-setup = Preparación
dieb-title-box = En la caja
dieb-rule-box =
    48 ladrones y 16 guardias en cuatro colores, 8 guardias neutrales, 24 cofres (seis de cada fuerza: 4, 5, 6 y 7), 102 cartas de palacio (17 de cada palacio) y 8 bailarinas.
    Siempre hay cofres suficientes para que alguien gane, aunque un palacio suelto puede quedarse vacío. Nada sale nunca del juego: las cartas pagadas vuelven, y los ladrones también.
dieb-title-board = El tablero
dieb-rule-board =
    En cada terraza se apilan cuatro cofres: el 7 abajo, luego el 6, el 5 y encima el 4. Ante cada palacio hay un guardia neutral; los otros dos se quedan en la caja. Las cartas de palacio se barajan y forman un mazo boca abajo. Las bailarinas no se barajan con ellas: quedan al lado, a la vista.
dieb-title-players = Los jugadores
dieb-rule-players =
    Empieza la persona de más edad y se sigue en el sentido de las agujas del reloj. Cada cual toma como reserva los doce ladrones de un color, y guardias: **4** por cabeza entre dos, **3** entre tres, **2** entre cuatro. El primer jugador recibe 6 cartas de palacio, y cada uno de los siguientes una carta más que el anterior: 7, 8, 9. Nadie empieza con una bailarina.
    > Quién empieza lo deciden los asientos: empieza el primero. Si dos quieren el mismo color, es de quien lo pidió antes.
dieb-title-placing = Colocar los guardias
dieb-rule-placing =
    De uno en uno y por turnos, empezando por el primer jugador, todos ponen sus guardias en sitios libres. Ante un palacio caben cuatro guardias como máximo; cuántos de ellos son tuyos lo decides tú. Tus cartas siguen boca abajo hasta que está colocado el último guardia. Entonces se toman en la mano y empieza el primer turno.
    > Los cuatro sitios pueden ser de un solo jugador. Entonces nadie puede colar ladrones allí hasta que se vaya un guardia. Con una opción, todos ven sus propias cartas mientras colocan.

dieb-chapter-turn = Tu turno
dieb-title-turn = El turno
dieb-rule-turn =
    En tu turno haces tantas acciones como quieras y puedas pagar, en cualquier orden y, si te apetece, varias veces la misma. Nunca es obligatorio. Cuando has terminado, tomas cartas y empieza el turno del siguiente jugador.
    Cada acción se completa del todo, con el robo al que pueda dar lugar, antes de la siguiente. Las cartas que se toman al final de un turno son para turnos posteriores.
dieb-title-paying = Pagar
dieb-rule-paying =
    Hay cuatro acciones, y cada una se paga con cartas de palacio de tu mano, que van a una única pila de descartes. Pagas justo el precio: nunca más, y no hay otra manera de deshacerse de cartas. Una **bailarina** vale por una carta de cualquier palacio, aunque tengas la carta debida, y un precio puede pagarse solo con bailarinas. La bailarina pagada vuelve enseguida con las que están a la vista.
    > Una carta nunca paga dos acciones. Una bailarina puede guardarse para cualquier turno posterior.
dieb-title-undo = Deshacer
dieb-rule-undo =
    Aquí una acción puede deshacerse mientras no haya salido a la luz nada oculto, es decir, hasta que se toman cartas o se levanta la mano, y mientras la partida no haya terminado. Todo vuelve a donde estaba, también las cartas y bailarinas pagadas.

dieb-chapter-actions = Las cuatro acciones
dieb-title-smuggle = Colar un ladrón
dieb-rule-smuggle =
    Un ladrón de tu reserva se cuela en un patio. Ante ese palacio tiene que haber al menos un guardia **tuyo**, que mira hacia otro lado, y al menos un guardia **ajeno**, al que hay que sobornar. El precio es una carta de ese palacio por cada guardia ajeno: 1, 2 o 3 cartas. Tus propios guardias no cuestan nada.
    El precio se calcula de nuevo para cada ladrón. Un guardia que llega o se va entretanto lo cambia.
    > También puedes colar ladrones en un palacio donde no queda ningún cofre. Solo que allí no ganas nada con ello.
dieb-title-guard = Mover un guardia propio
dieb-rule-guard =
    Tu guardia va de un palacio a cualquier otro que tenga un sitio libre. Cuesta una carta, del palacio que deja o del palacio al que llega, como quieras. La distancia no importa, y el mismo guardia puede ir varias veces en un turno.
    > Dos guardias no pueden cambiarse el sitio ante un palacio lleno. Tu último guardia puede irse y dejar atrás ladrones tuyos; se quedan y siguen contando. También puede moverse de allí el último guardia ajeno: entonces ya nadie puede colar ladrones.
dieb-title-escort = Llevarse un ladrón
dieb-rule-escort =
    Cuando se mueve tu guardia, uno de los ladrones que tienes en el patio que deja puede acompañarlo al patio al que llega, por la misma y única carta. Aquí los guardias ajenos no cuestan nada, ni hacen falta en ninguno de los dos palacios. Solo acompaña un guardia tuyo, solo se lleva un ladrón cada vez, y solo uno de los tuyos.
    Los ladrones de otros jugadores no los mueve nunca nadie.
dieb-title-neutral = Mover un guardia neutral
dieb-rule-neutral =
    Un guardia neutral va de un palacio a otro que tenga un sitio libre. Cuesta **dos** cartas, una de cada uno de los dos palacios; las bailarinas pueden valer por una o por ambas. No necesitas ninguna ficha propia en ninguno de los dos palacios. Los guardias de otros jugadores no se pueden mover nunca.
dieb-title-limit = Tres veces con un ladrón
dieb-rule-limit =
    Colar un ladrón y llevárselo con un guardia son acciones con un ladrón. En un turno puedes hacer **tres** en total. Mover guardias sin ladrón solo lo limitan tus cartas. Llevarse un cofre no es una acción y no cuenta. Lo que no usas se pierde; en cada turno se cuenta de nuevo.

dieb-chapter-theft = Robar un cofre
dieb-title-theft = El robo
dieb-rule-theft =
    En el momento en que tienes en un patio tantos ladrones como pide el cofre de arriba, se lo llevan, hayan llegado allí como hayan llegado y haya o no un guardia cerca. Esos ladrones vuelven al instante a tu reserva y pueden usarse otra vez en el mismo turno. Los ladrones de otros jugadores y todos los guardias se quedan. El siguiente cofre pide un ladrón más.
    > No hay otra manera de recuperar ladrones. Solo gana ladrones en alguna parte quien tiene el turno, de modo que nunca los tienen dos jugadores a la vez, y una acción nunca da dos cofres.
dieb-title-empty = Un palacio sin cofres
dieb-rule-empty =
    Un palacio saqueado sigue en el juego. Guardias y ladrones van y vienen, sus cartas siguen pagando movimientos, y un guardia puede llevarse un ladrón que se quedó allí a donde haya algo que robar.

dieb-chapter-drawing = Tomar cartas
dieb-title-draw = El final del turno
dieb-rule-draw =
    Si has hecho algo en tu turno, tomas **tres** cartas. Si no has hecho nada, pasas y tomas **cuatro**, y una de las cuatro puede ser una bailarina de las que están a la vista. Decides sobre la bailarina antes de ver las otras cartas. Siempre se toman todas, y la mano no tiene límite.
dieb-title-dancers = Bailarinas
dieb-rule-dancers =
    Pasar es la única manera de conseguir una bailarina, y da solo una. No es obligatorio tomarla. Cuando no hay ninguna a la vista, tu cuarta carta viene del mazo como las demás. Las ocho son públicas: todos ven quién tiene cuántas.
dieb-title-pile = Cuando se agota el mazo
dieb-rule-pile =
    Cuando hace falta una carta y el mazo está vacío, la pila de descartes se baraja y pasa a ser el nuevo mazo, aunque sea a mitad de tomar cartas. Si están vacíos los dos, tomas lo que haya, o nada.

dieb-chapter-end = El final
dieb-title-end = Ganar
dieb-rule-end =
    Con el cofre decisivo todo se detiene al instante: ni otra acción, ni más cartas, ni última ronda. No se suma nada, y no hay empates.
dieb-title-standstill = Si ya no pasa nada
dieb-rule-standstill =
    > Cuando pasa una ronda entera en la que nadie actúa ni toma cartas, la partida ha terminado. Gana quien tiene más cofres, y pueden ser varios. Guardias que van y vienen no son un estancamiento: cada paso cuesta una carta. Si alguien se va, un bot ocupa su asiento.

dieb-chapter-knowing = Quién sabe qué
dieb-title-knowing = A la vista y oculto
dieb-rule-knowing =
    Solo dos cosas están ocultas: el orden del mazo y las cartas de palacio de las manos. Hasta que está colocado el último guardia, tus propias cartas están ocultas incluso para ti. Todo lo demás lo ven todos: el tablero, las reservas, los cofres ganados y los que quedan, el tamaño de cada mano y las bailarinas que hay en ella, el tamaño del mazo, cada carta de la pila de descartes y cuántas veces ha actuado alguien con un ladrón en este turno.

dieb-chapter-variants = Variantes y ediciones
dieb-title-tactical = La variante táctica
dieb-rule-tactical =
    De antemano no hay ningún guardia neutral. Cada jugador coloca, además de los suyos, dos guardias neutrales, también de uno en uno, y elige cada vez de qué clase. Así entran en juego 4, 6 u 8 guardias neutrales entre 2, 3 o 4 jugadores; los demás se quedan en la caja. Un palacio puede empezar sin ningún guardia. Todo lo demás es como siempre, y las manos tampoco se miran.
dieb-title-editions = Cuatro ediciones
dieb-rule-editions =
    Los reglamentos francés, checo, italiano y neerlandés coinciden en casi todo. Donde no coinciden, jugamos como queda dicho, y con opciones puedes jugar como dice tu caja:
    - **Pasar sin bailarinas** (checo): si no hay ninguna a la vista, puedes nombrar el palacio de tu cuarta carta. Tres se toman a ciegas; luego se busca esa en el mazo y se enseña.
    - **Llevarse un cofre es voluntario** (neerlandés): mientras tengas allí ladrones suficientes, puedes llevártelo en cualquier momento de tus turnos. Eso no es una acción; quien no hace nada más, pasa igualmente. Los ladrones que sobran se quedan.
    - **Cofres boca abajo** (francés, italiano, neerlandés): pura cuestión de aspecto.

# Bajo las imágenes
dieb-figure-palace = El cofre de arriba pide cuatro ladrones. En el patio: dos tuyos y uno de un rival. Ante la puerta: tu guardia, el de un rival, uno neutral negro y un sitio libre.
dieb-figure-setup = Antes de colocar el primer guardia: pilas completas y un guardia neutral ante cada palacio.
dieb-figure-smuggle = Dos guardias ajenos, así que el ladrón cuesta dos cartas de este palacio.
dieb-figure-guard = Un guardia va de un palacio al otro, por una carta de cualquiera de los dos.
dieb-figure-escort = La misma carta, y un ladrón lo acompaña.
dieb-figure-neutral = Un guardia negro en camino, por una carta de cada uno de los dos palacios.
dieb-figure-theft = Hay tres de cuatro. El próximo completa el robo.
dieb-figure-dancers = Después de pasar: tres cartas del mazo y una bailarina.
