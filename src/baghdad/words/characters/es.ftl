# Los personajes de los niveles: de qué viven, su carácter y lo que dicen en la mesa.
character-trade-yusuf = aguador
character-trade-jafar = mozo de carga
character-trade-maryam = vendedora de especias
character-trade-idris = barquero
character-trade-dunya = cuentacuentos
character-trade-safiya = cambista
character-trade-thabit = astrólogo
character-trade-rayhana = capitana de la guardia
character-trade-shadow = nadie lo sabe

character-temper-yusuf = honrado, impaciente
character-temper-jafar = atrevido, generoso
character-temper-maryam = ahorradora, honrada
character-temper-idris = paciente, indulgente
character-temper-dunya = mentirosa, juguetona
character-temper-safiya = ahorradora, desconfiada
character-temper-thabit = paciente, previsor
character-temper-rayhana = atrevida, vengativa
character-temper-shadow = fría, previsora

talk-quoted = «{ $text }»
talk-line = { $name }: «{ $text }»

# Cómo se presentan.
talk-says-yusuf = Cargo con agua, cargo con noticias; con una mentira no puedo.
talk-says-jafar = Si tiene asas, me lo puedo llevar.
talk-says-maryam = No pago tres por lo que mañana cuesta dos.
talk-says-idris = El río me lo trae todo, si sé esperar.
talk-says-dunya = Todo lo que te cuento es verdad en algún cuento.
talk-says-safiya = Cuento tus cartas para que no tengas que hacerlo tú.
talk-says-thabit = Vi tu próximo turno la semana pasada.
talk-says-rayhana = Quítame una cosa y yo te quito dos.
talk-says-shadow = …
talk-says-adaptive = Lo que sabes hacer tú, más o menos lo sé hacer yo.

# Alguien les roba, o se lleva el cofre que querían.
talk-robbed-yusuf = ¡Eh! ¡Que eso lo estaba guardando!
talk-robbed-jafar = Menos peso, piernas más ligeras.
talk-robbed-maryam = ¿Te lo apunto en la cuenta?
talk-robbed-idris = El agua se lo lleva, el agua lo trae.
talk-robbed-dunya = Y así, en el segundo capítulo, quiere venganza.
talk-robbed-safiya = Apuntado. Con la fecha.
talk-robbed-thabit = Marte ascendía. Tendría que haberlo sabido.
talk-robbed-rayhana = Ya me sé tu cara.
talk-robbed-shadow = Guárdamelo calentito.
talk-robbed-adaptive = Yo te habría hecho lo mismo.

# Se llevan un cofre o una gema.
talk-chest-yusuf = ¡Madre! ¡Mira lo que tengo!
talk-chest-jafar = ¡Aúpa! Esto sí que pesa.
talk-chest-maryam = Barato, y del día.
talk-chest-idris = Despacito, despacito, y aquí estamos.
talk-chest-dunya = De esta se hablará durante años.
talk-chest-safiya = Según lo calculado.
talk-chest-thabit = Estaba escrito; yo solo lo leí.
talk-chest-rayhana = Circulen. No hay nada que ver.
talk-chest-shadow = Has parpadeado.
talk-chest-adaptive = Tú también te lo habrías llevado.

# Ganan.
talk-wins-yusuf = ¿He ganado yo? ¡Verás cuando se entere la calle!
talk-wins-jafar = Todo en casa. ¡El siguiente porte, por favor!
talk-wins-maryam = Y sin malgastar ni una carta.
talk-wins-idris = La barca lenta también llega.
talk-wins-dunya = Y colorín colorado. Aplausos, por favor.
talk-wins-safiya = Las cuentas salen. Siempre salen.
talk-wins-thabit = ¿Crees ahora en las estrellas?
talk-wins-rayhana = Descansen. Se acabó.
talk-wins-shadow = Que duermas bien.
talk-wins-adaptive = Esta vez me toca a mí. Ya te llegará.

# Pierden.
talk-loses-yusuf = ¿Me enseñas cómo lo has hecho?
talk-loses-jafar = Ganas tú. Te lo llevo a casa.
talk-loses-maryam = Buen precio. Los he pagado peores.
talk-loses-idris = ¿Otra travesía mañana?
talk-loses-dunya = Qué final. Yo lo habría escrito así.
talk-loses-safiya = Me faltó una moneda. No me faltará dos veces.
talk-loses-thabit = Una estrella que no había contado.
talk-loses-rayhana = Bien luchado. Mañana a la misma hora, y trae amigos.
talk-loses-shadow = Así que es posible.
talk-loses-adaptive = Como debe ser, una vez sí y otra no.

# Dijeron algo falso, y se ha descubierto.
talk-caught-yusuf = ¿Dije seda? Yo… tenía la esperanza.
talk-caught-jafar = Con el cesto lleno no se leen etiquetas.
talk-caught-maryam = Estaba junto al azafrán. Olía bien.
talk-caught-idris = Son ojos viejos, ya ves. Muy viejos.
talk-caught-dunya = ¿Mentira? Una versión mejor.
talk-caught-safiya = Puedes comprobarlo. Nadie comprueba nunca.
talk-caught-thabit = El cielo dice la verdad. Yo solo estoy cerca.
talk-caught-rayhana = En la guerra a eso lo llaman plan.
talk-caught-shadow = Te lo creíste. Ese era el precio.
talk-caught-adaptive = No me digas que tú nunca.
