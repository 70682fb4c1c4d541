"""The contents of the box: thieves, agents, gems, and cards with their values (V-COMP-*)."""

from __future__ import annotations

MIN_PLAYERS = 3
MAX_PLAYERS = 6
FEWEST_PLAYERS = 2  # outside the rules, by an option (V-AMB-2)

DISTRICTS = ("bazaar", "port", "souk", "casbah", "palace")  # from poor to rich (V-BOARD-17)
BAZAAR, PORT, SOUK, CASBAH, PALACE = range(5)

# --- thieves and agents (V-COMP-2…4) -----------------------------------------------------------------------------

CHARACTERS = ("david", "said", "afif", "sheherazade", "ali_baba", "simbad")

PAWNS = ("thief", "caravaneer", "merchant", "broker", "assassin")
THIEF, CARAVANEER, MERCHANT, BROKER, ASSASSIN = range(5)
TOKENS = (1, 7, 6, 3, 4)  # of each, for each player
AT_START = (1, 2, 0, 0, 0)  # placed before the first round (V-SETUP-7)
AGENT_PRICES = (0, 5, 9, 12, 12)  # a Thief isn't for sale (V-AGENT-1)

# --- gems (V-COMP-5) -----------------------------------------------------------------------------------------------

GEMS = ("fake", "sapphire", "emerald", "ruby", "diamond")
FAKE, SAPPHIRE, EMERALD, RUBY, DIAMOND = range(5)
GEM_COUNTS = (6, 5, 4, 3, 2)
GEM_PRICES = (9, 12, 20, 27, 35)
GEM_VALUES = (0, 12, 20, 27, 35)  # at the end (V-END-4)
PRICE_RISE = 5  # when one is left (V-ADV-PRICE)

# --- birthday cards (V-COMP-8, V-BDAY-*) ----------------------------------------------------------------------------

BIRTHDAYS = ("diamond", "emerald_and_sapphire", "two_no_sapphire", "two_with_ruby", "two_colours", "three")
REAL_GEMS = GEMS[1:]
# The gems that each of them asks for, one after the other, and which would do for each.
BIRTHDAY_SLOTS: tuple[tuple[tuple[str, ...], ...], ...] = (
    (("diamond",),),
    (("emerald",), ("sapphire",)),
    (("emerald", "ruby", "diamond"), ("emerald", "ruby", "diamond")),
    (("ruby",), REAL_GEMS),
    (REAL_GEMS, REAL_GEMS),  # of different kinds
    (REAL_GEMS, REAL_GEMS, REAL_GEMS),
)
BIRTHDAY_GEMS = tuple(tuple(gems[0] for gems in slots if len(gems) == 1) for slots in BIRTHDAY_SLOTS)  # that they name

# --- trade cards (V-COMP-10) -----------------------------------------------------------------------------------------

GOODS_PER_DISTRICT = 12
GOODS = GOODS_PER_DISTRICT * len(DISTRICTS)
GEM_CARDS = len(GEMS)  # one in each district's deck, the gems in the districts' order
SURPRISE_DISTRICTS = (PORT, SOUK, CASBAH)
SURPRISES = len(SURPRISE_DISTRICTS)
CARDS = GOODS + GEM_CARDS + SURPRISES  # 68: goods, then gem cards, then surprises
FIRST_GEM_CARD = GOODS
FIRST_SURPRISE = GOODS + GEM_CARDS

SURPRISE_VALUES = (0, 1, 10, 50)  # of none, one, two, three laid together (V-CARD-2)

# A group of goods is worth these ranks to the six characters, from 0, worst, to 3, best.
GROUPS: dict[str, tuple[int, ...]] = {
    "metal": (3, 0, 2, 1, 2, 1),
    "food": (2, 2, 1, 3, 1, 0),
    "living": (2, 3, 1, 0, 2, 1),
    "cloth": (1, 2, 0, 2, 1, 3),
    "aroma": (1, 1, 3, 2, 0, 2),
    "arms": (0, 1, 2, 1, 3, 2),
}
RANK_VALUES = ((1, 2, 4, 6), (2, 3, 6, 9), (3, 5, 8, 12), (4, 7, 10, 15), (5, 9, 12, 18))  # by district

# Every goods card: its French name, its English name, its group; twelve to a district (V-CARD-1).
GOODS_CARDS: tuple[tuple[str, str, str], ...] = (
    ("Lances", "Spears", "arms"),
    ("Poignards", "Daggers", "arms"),
    ("Lin", "Linen", "cloth"),
    ("Peaux", "Hides", "cloth"),
    ("Cumin", "Cumin", "aroma"),
    ("Curry", "Curry", "aroma"),
    ("Agneaux", "Lambs", "living"),
    ("Chameau", "Camel", "living"),
    ("Fruits", "Fruit", "food"),
    ("Sésame", "Sesame", "food"),
    ("Plomb", "Lead", "metal"),
    ("Cuivre", "Copper", "metal"),
    ("Fer", "Iron", "metal"),
    ("Fer Forgé", "Wrought iron", "metal"),
    ("Blé", "Wheat", "food"),
    ("Huile", "Oil", "food"),
    ("Serviteur", "Servant", "living"),
    ("Chevaux", "Horses", "living"),
    ("Laine", "Wool", "cloth"),
    ("Coton", "Cotton", "cloth"),
    ("Safran", "Saffron", "aroma"),
    ("Menthe", "Mint", "aroma"),
    ("Pistolets", "Pistols", "arms"),
    ("Cimeterres", "Scimitars", "arms"),
    ("Parfum", "Perfume", "aroma"),
    ("Piment", "Chilli", "aroma"),
    ("Enclume", "Anvil", "metal"),
    ("Argent", "Silver", "metal"),
    ("Poudre noire", "Black powder", "arms"),
    ("Sabres", "Sabres", "arms"),
    ("Teinture", "Dye", "cloth"),
    ("Chanvre", "Hemp", "cloth"),
    ("Dromadaire", "Dromedary", "living"),
    ("Faucon", "Falcon", "living"),
    ("Orge", "Barley", "food"),
    ("Miel", "Honey", "food"),
    ("Boussole", "Compass", "metal"),
    ("Longue-Vue", "Spyglass", "metal"),
    ("Poisson", "Fish", "food"),
    ("Poule", "Hen", "food"),
    ("Danseuses", "Dancers", "living"),
    ("Mercenaires", "Mercenaries", "living"),
    ("Tabac", "Tobacco", "aroma"),
    ("Poison", "Poison", "aroma"),
    ("Soie", "Silk", "cloth"),
    ("Cuir", "Leather", "cloth"),
    ("Poignard lux", "Fine dagger", "arms"),
    ("Sabre lux", "Fine sabre", "arms"),
    ("Or", "Gold", "metal"),
    ("Vermeil", "Silver-gilt", "metal"),
    ("Sucre", "Sugar", "food"),
    ("Glace", "Ice", "food"),
    ("Eléphant", "Elephant", "living"),
    ("Tigre", "Tiger", "living"),
    ("Encens", "Incense", "aroma"),
    ("Opium", "Opium", "aroma"),
    ("Turban", "Turban", "cloth"),
    ("Robe", "Robe", "cloth"),
    ("Fusils", "Rifles", "arms"),
    ("Canons", "Cannons", "arms"),
)


def worth(card: int, character: int) -> int:
    """Return the dinars that a goods card is worth to a character (V-CARD-1)."""
    group = GOODS_CARDS[card][2]
    return RANK_VALUES[card // GOODS_PER_DISTRICT][GROUPS[group][character]]


def district_of(card: int) -> int:
    """Return the district of a trade card."""
    if card < GOODS:
        return card // GOODS_PER_DISTRICT
    if card < FIRST_SURPRISE:
        return card - FIRST_GEM_CARD
    return SURPRISE_DISTRICTS[card - FIRST_SURPRISE]
