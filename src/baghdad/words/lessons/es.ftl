# Lo que dice el compañero de una lección: un título, y por qué. $palace y $target son palacios como en dieb-palace.

lesson-companion = Tu compañero
lesson-show = Muéstramelo
lesson-fold = Menos
lesson-unfold = Más
lesson-again = Jugarla otra vez
lesson-next = Una partida entera
lesson-rules = Leer las reglas

## El ladrón de Bagdad (dieb)

lesson-dieb-start = Es noche cerrada: { $name } tiene cuatro cofres, igual que tú, y para ganar hacen falta seis. Dos más, pues, antes de que los consiga { $name }.
lesson-dieb-win-title = Con este ganas
lesson-dieb-win = En el { $palace } tienes { $have } de { $needed } ladrones. Uno más se lleva tu último cofre, y la partida acaba en ese instante.
lesson-dieb-theft-title = Un cofre por un ladrón más
lesson-dieb-theft = En el { $palace } tienes { $have } de { $needed } ladrones. Uno más y el cofre es tuyo. Los ladrones vuelven contigo y pueden ponerse de nuevo a la tarea, incluso en este turno.
lesson-dieb-smuggle-title = Júntalos en un sitio
lesson-dieb-smuggle = Ladrones sueltos por aquí y por allá no ganan nada. En el { $palace } tienes { $have } de { $needed }; un ladrón entra por { $price ->
    [one] una carta
   *[other] { $price } cartas
 }, una por cada guardia que no es tuyo.
lesson-dieb-escort-title = Que un guardia lo acompañe
lesson-dieb-escort = Tu guardia puede llevarse un ladrón del { $palace } al { $target }. Una sola carta paga por los dos, haya allí los guardias que haya: a menudo sale más barato que colarlo, y allí cuenta cada ladrón.
lesson-dieb-escort-empty-title = Recoge al ladrón ocioso
lesson-dieb-escort-empty = El { $palace } está saqueado: allí los ladrones ya no ganan nada. Tu guardia puede llevarse uno al { $target } por una sola carta, haya allí los guardias que haya, y el próximo ladrón de allí puede ser el último que te falta.
lesson-dieb-end-title = Basta por este turno
lesson-dieb-end = No puedes pagar nada más que te sirva. Termina el turno y toma tres cartas; lo que has reunido se queda donde está.
lesson-dieb-limit-title = Ya van tres acciones con ladrón
lesson-dieb-limit = No puede haber más de tres por turno. Termínalo y toma tres cartas; tus ladrones se quedan donde están.
lesson-dieb-pass-title = No hacer nada también es un plan
lesson-dieb-pass = Nada de lo que puedes pagar te acerca. Quien no hace nada toma cuatro cartas, y una puede ser una bailarina, que vale por cualquier carta. Tómala: en el { $palace } te { $missing ->
    [one] falta un ladrón
   *[other] faltan { $missing } ladrones
 }.
lesson-dieb-wait-title = Turno de { $name }
lesson-dieb-wait = Fíjate en dónde junta ladrones { $name }: { $won } de { $goal } cofres hasta ahora, y { $missing ->
    [one] le falta un ladrón
   *[other] le faltan { $missing } ladrones
 } en el { $palace }. Tus guardias se lo encarecen allí.
lesson-dieb-threat = Cuidado con { $name }: { $missing ->
    [one] le falta un ladrón
   *[other] le faltan { $missing } ladrones
 } para un cofre en el { $palace }.
lesson-dieb-won-title = Seis cofres: has ganado
lesson-dieb-won = Juntarlos en un sitio, dejar que un guardia haga el porte, esperar a una bailarina cuando nada más ayuda: así se ganan los cofres. En una partida entera colocas tú los guardias: también ante palacios donde hay otros, pues solo un guardia ajeno te deja colar ladrones, y donde haya pocos, pues cada uno cuesta una carta.
lesson-dieb-lost-title = { $name } se adelantó
lesson-dieb-lost = Cosas que pasan. La próxima vez, junta ladrones en el palacio donde menos falte, y deja un guardia donde { $name } esté a punto: cada guardia tuyo se lo encarece en una carta.

## Los ladrones de Bagdad (voleurs)

lesson-voleurs-start = Es la sexta ronda. Tu carta de cumpleaños pide { $birthday }; la esmeralda ya está en tu bolsa. Cuando una ronda acaba con el Gran Visir en una tienda del Palacio, gana quien tiene las gemas debidas.
lesson-voleurs-trade-title = Has de saber qué necesitas
lesson-voleurs-trade = Lo que te falta cuesta { $price } dinares, y tus cartas valen { $purse } para ti. No necesitas comerciar; los demás ofrecen lo que les conviene. Di que no comercias más.
lesson-voleurs-offer-title = { $name } hace una oferta
lesson-voleurs-offer = El barrio es verdad, el nombre puede ser mentira. Pregúntate de qué quiere librarse { $name }. Tienes lo que necesitas, así que puedes rechazarla.
lesson-voleurs-gem-title = Compra lo que pide tu carta
lesson-voleurs-gem = { $gem } cuesta { $price } dinares, y nadie da cambio: paga con cartas que lleguen justo y guárdate una buena para el final.
lesson-voleurs-slipper-title = Que gasten antes los demás
lesson-voleurs-slipper = Quien mueve el último al Gran Visir decide dónde queda. Otros aún tienen cartas y podrían sacarlo de allí. Pasa la babucha y guárdate tus cartas.
lesson-voleurs-spend-title = Una carta pequeña da tiempo
lesson-voleurs-spend = Antes de pasar la babucha tienes que comprar algo, y otros aún tienen cartas. Gasta la carta que menos vale para ti y guárdate la que lleva al Gran Visir a casa.
lesson-voleurs-vizier-title = Ahora, lleva al Gran Visir a casa
lesson-voleurs-vizier = Nadie más tiene cartas, así que nadie puede deshacerlo. A un dinar por paso, llévalo a una tienda del Palacio: la partida acaba con esta ronda.
lesson-voleurs-earn-title = Gana más cartas
lesson-voleurs-earn = No te alcanza para lo que te falta. Un peón más en una tienda gana una carta más cada ronda; los barrios más ricos dan más.
lesson-voleurs-wait-title = Turno de { $name }
lesson-voleurs-wait = Mira lo que pagan los demás y adónde van sus ladrones: un ladrón junto al tuyo te quita una gema de la bolsa. En total tienen { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 }.
lesson-voleurs-won-title = Feliz cumpleaños: has ganado
lesson-voleurs-won = Saber qué necesitas, no malgastar un dinar y mover al Gran Visir cuando nadie puede responder: así se ganan los cumpleaños. En una partida entera, además, mandas agentes a los barrios ricos, mientes un poco al comerciar y dejas a tu ladrón fuera de alcance.
lesson-voleurs-lost-title = Esta vez no
lesson-voleurs-lost = El Gran Visir llegó a casa en mal momento, o desapareció una gema. Guárdate una carta fuerte hasta que los demás no tengan ninguna, y a tu ladrón lejos de los suyos.
