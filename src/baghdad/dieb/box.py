"""The contents of the box: numbers of pieces and cards, some of them by number of players (D-COMP-*)."""

PALACES = 6
LETTERS = "abcdef"
GUARD_PLACES = 4  # before each palace (D-COMP-8)

MIN_PLAYERS = 2
MAX_PLAYERS = 4

THIEVES = 12  # of each colour (D-COMP-2)
NEUTRAL_GUARDS = 8  # black ones in the box (D-COMP-4)
NEUTRALS_AT_START = 6  # one before each palace in the base game (D-SETUP-2)
NEUTRALS_TO_PLACE = 2  # for each player in the tactical variant (D-VAR-1b)

CARDS_PER_PALACE = 17
PALACE_CARDS = PALACES * CARDS_PER_PALACE  # 102 (D-COMP-5)
DANCERS = 8  # (D-COMP-6)

CHESTS_PER_PALACE = 4
CHESTS = PALACES * CHESTS_PER_PALACE  # 24 (D-COMP-7)
WEAKEST_CHEST = 4  # the top of a full stack needs four thieves, the bottom seven (D-SETUP-1)
STRONGEST_CHEST = WEAKEST_CHEST + CHESTS_PER_PALACE - 1

FIRST_HAND = 6  # the start player's; each later seat gets one more (D-SETUP-7)
THIEF_ACTIONS = 3  # a turn (D-LIMIT-1)
DRAW_AFTER_ACTIONS = 3  # (D-DRAW-1)
DRAW_AFTER_NONE = 4  # (D-DRAW-2)

# Indexed by the number of players, which is at least 2.
OWN_GUARDS = (0, 0, 4, 3, 2)  # (D-SETUP-6)
CHESTS_TO_WIN = (0, 0, 6, 5, 4)  # (D-END-1)
