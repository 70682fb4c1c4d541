# The characters of the levels: what they do for a living, their temper, and what they say at the table.
character-trade-yusuf = water-carrier
character-trade-jafar = porter
character-trade-maryam = spice-seller
character-trade-idris = ferryman
character-trade-dunya = storyteller
character-trade-safiya = money-changer
character-trade-thabit = astrologer
character-trade-rayhana = captain of the guard
character-trade-shadow = nobody knows

character-temper-yusuf = honest, hasty
character-temper-jafar = bold, generous
character-temper-maryam = thrifty, honest
character-temper-idris = patient, forgiving
character-temper-dunya = liar, playful
character-temper-safiya = thrifty, suspicious
character-temper-thabit = patient, far-sighted
character-temper-rayhana = bold, vengeful
character-temper-shadow = cold, far-sighted

# What a character says, in quotation marks.
talk-quoted = “{ $text }”
talk-line = { $name }: “{ $text }”

# How they present themselves.
talk-says-yusuf = I carry water, I carry news, and I cannot carry a lie.
talk-says-jafar = If it has handles, I can take it away.
talk-says-maryam = I never pay three for what costs two tomorrow.
talk-says-idris = The river brings everything past me, if I wait.
talk-says-dunya = Everything I tell you is true in some story.
talk-says-safiya = I count your cards so that you needn't.
talk-says-thabit = I saw your next turn last week.
talk-says-rayhana = Take one thing of mine and I take two of yours.
talk-says-shadow = …
talk-says-adaptive = Whatever you can do, I can do about as well.

# Somebody robs them, or takes the chest they were after.
talk-robbed-yusuf = Hey! I was saving that!
talk-robbed-jafar = Lighter bag, faster legs.
talk-robbed-maryam = Put that on the bill, shall I?
talk-robbed-idris = The water takes, the water gives.
talk-robbed-dunya = And so, in chapter two, she wants revenge.
talk-robbed-safiya = Noted. With the date.
talk-robbed-thabit = Mars was rising. I ought to have known.
talk-robbed-rayhana = I know your face now.
talk-robbed-shadow = Keep it warm for me.
talk-robbed-adaptive = I'd have done the same to you.

# They take a chest or a gem.
talk-chest-yusuf = Mother! Look what I've got!
talk-chest-jafar = Heave! That's a good weight.
talk-chest-maryam = Cheap, and fresh.
talk-chest-idris = Slowly, slowly, and here we are.
talk-chest-dunya = You'll hear of this one for years.
talk-chest-safiya = As calculated.
talk-chest-thabit = It was written; I only read it.
talk-chest-rayhana = Move along. Nothing left to see.
talk-chest-shadow = You blinked.
talk-chest-adaptive = You would have taken it too.

# They win.
talk-wins-yusuf = I won? Wait till the whole street hears!
talk-wins-jafar = All carried home. Next load, please!
talk-wins-maryam = And not one card wasted.
talk-wins-idris = The slow boat arrives too.
talk-wins-dunya = The end. Applause, please.
talk-wins-safiya = The sums come out. They always do.
talk-wins-thabit = Do you believe in stars now?
talk-wins-rayhana = Stand easy. It's over.
talk-wins-shadow = Sleep well.
talk-wins-adaptive = My turn this time. Yours comes.

# They lose.
talk-loses-yusuf = Teach me how you did that?
talk-loses-jafar = You win. I'll carry it home for you.
talk-loses-maryam = A fair price. I've paid worse.
talk-loses-idris = Another crossing tomorrow?
talk-loses-dunya = What an ending. I'd have written it so.
talk-loses-safiya = I was one coin short. I won't be twice.
talk-loses-thabit = A star I hadn't counted.
talk-loses-rayhana = Well fought. Same time tomorrow, and bring friends.
talk-loses-shadow = So it can be done.
talk-loses-adaptive = As it should be, every other time.

# They claimed something false, and it came out.
talk-caught-yusuf = Silk, I said? I… hoped it was.
talk-caught-jafar = Basket's full, I can't read labels.
talk-caught-maryam = It was next to the saffron. It smelled right.
talk-caught-idris = Old eyes, my friend. Very old eyes.
talk-caught-dunya = A lie? A better version.
talk-caught-safiya = You may check. Nobody ever checks.
talk-caught-thabit = The heavens are true. I am only near them.
talk-caught-rayhana = In war that's called a plan.
talk-caught-shadow = You believed it. That was the price.
talk-caught-adaptive = Don't tell me you never do.
