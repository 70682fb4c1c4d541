// Random play of dieb with the default options, written for speed: what our compiled rules are measured against.
//
//   cc -O3 -march=native -o yardstick yardstick.c && ./yardstick PLAYERS MATCHES SEED
//
// All legal actions are found at every decision and one is drawn. Actions, their order and the random numbers are those
// of the rules in Python, so that a seed gives the same matches. Compiled with -DTRACE it writes, instead of the figures,
// every decision and every final state as 64-bit integers (see `trace_decision` and `trace_state`).
#include "../yardstick.h"

enum { PALACES = 6, TARGETS = 5, PAIRS = PALACES * TARGETS, MAX_PLAYERS = 4, DECISION_CAP = 5000 };
enum { THIEVES = 12, DANCERS = 8, CARDS_OF_A_PALACE = 17, CHESTS_OF_A_PALACE = 4, FIRST_HAND = 6, THIEF_ACTIONS = 3 };
// The first id of each kind of action.
enum { PLACE = 0, SMUGGLE = 12, GUARD = 36, NEUTRAL = 216, END = 336, PASS = 337, PASS_DANCER = 338 };
enum { PLACING, PLAYING, OVER };
enum { WORDS = 7 };  // of legal actions; bit b of word w is action FIRST[w] + b
static const int16_t FIRST[WORDS] = {0, GUARD, GUARD + 60, GUARD + 120, NEUTRAL, NEUTRAL + 60, END};
static const int8_t OWN_GUARDS[] = {0, 0, 4, 3, 2}, CHESTS_TO_WIN[] = {0, 0, 6, 5, 4};

// Numbers of things by palace are the bytes of a word, the first palace in the lowest one.
static const u64 EACH = 0x010101010101, HIGH = 0x808080808080, COUNTS = 0xffffffffffff;

static inline u64 one(int palace) { return (u64)1 << 8 * palace; }
static inline int number_at(u64 tally, int palace) { return (int)(tally >> 8 * palace & 0xff); }
static inline int total(u64 tally) { return (int)(tally * EACH >> 40 & 0xff); }

static inline unsigned gather(u64 marks) {  // bit p: byte p is 1
#ifdef __BMI2__
    return (unsigned)_pext_u64(marks, EACH);
#else
    return (unsigned)(marks * 0x10204081020 >> 40) & 63;
#endif
}

static inline unsigned at_least(u64 tally, int number) {  // the set of palaces with that many
    return gather((tally + (128 - number) * EACH) >> 7 & EACH);
}

typedef struct {
    u64 guards[MAX_PLAYERS + 1], all_guards;  // the neutral ones last
    u64 thieves[MAX_PLAYERS], cards[MAX_PLAYERS], chests_won[MAX_PLAYERS];
    u64 deck, discard, chests;
    int held_dancers[MAX_PLAYERS], supply[MAX_PLAYERS], won[MAX_PLAYERS];
    int dancers, players, seat, phase, acted, thief_actions, idle_turns, to_place, decisions;
} State;

// --- tables --------------------------------------------------------------------------------------------------

static int8_t SOURCE[PAIRS], TARGET[PAIRS];
static u64 SPREAD_OWN[32], SPREAD_NEUTRAL[32];  // a set of five targets with 6 or 4 bits for each

static void fill_tables(void) {
    for (int source = 0, pair = 0; source < PALACES; source++)
        for (int target = 0; target < PALACES; target++)
            if (source != target) {
                SOURCE[pair] = (int8_t)source;
                TARGET[pair++] = (int8_t)target;
            }
    for (int set = 0; set < 32; set++)
        for (int target = 0; target < TARGETS; target++) {
            SPREAD_OWN[set] |= (u64)(set >> target & 1) << 6 * target;
            SPREAD_NEUTRAL[set] |= (u64)(set >> target & 1) << 4 * target;
        }
}

// --- setting up ----------------------------------------------------------------------------------------------

static void draw(State *s, int number) {
    while (number--) {
        if (!s->deck) {
            s->deck = s->discard;
            s->discard = 0;
            if (!s->deck) return;
        }
        u64 sums = s->deck * EACH & COUNTS;  // byte p: the cards of palaces up to p
        u64 passed = (below((unsigned)(sums >> 40)) * EACH + HIGH - sums) & HIGH;
        u64 card = one(__builtin_popcountll(passed));
        s->deck -= card;
        s->cards[s->seat] += card;
    }
}

static void set_up(State *s, int players) {
    memset(s, 0, sizeof *s);
    s->players = players;
    s->deck = CARDS_OF_A_PALACE * EACH;
    s->chests = CHESTS_OF_A_PALACE * EACH;
    s->guards[MAX_PLAYERS] = s->all_guards = EACH;
    s->dancers = DANCERS;
    s->to_place = players * OWN_GUARDS[players];
    for (s->seat = 0; s->seat < players; s->seat++) {
        s->supply[s->seat] = THIEVES;
        draw(s, FIRST_HAND + s->seat);
    }
    s->seat = 0;
}

// --- legal actions -------------------------------------------------------------------------------------------

static inline unsigned targets_from(unsigned palaces, int source) {  // as a set of five, without the source
    unsigned before = (1u << source) - 1;
    return (palaces & before) | (palaces >> 1 & ~before);
}

static inline u64 ways_to_smuggle(const State *s) {
    const int seat = s->seat, dancers = s->held_dancers[seat];
    if (s->thief_actions == THIEF_ACTIONS || !s->supply[seat]) return 0;
    const u64 own = s->guards[seat], foreign = s->all_guards - own, cards = s->cards[seat];
    u64 ways = 0;
    for (int palace = 0; palace < PALACES; palace++) {
        int price = number_at(foreign, palace), fewest = price - number_at(cards, palace);
        fewest = fewest < 0 ? 0 : fewest;
        int most = price < dancers ? price : dancers;
        unsigned payments = ((2u << most) - 1) & ~((1u << fewest) - 1) & 0xff;
        unsigned possible = (number_at(own, palace) > 0) & (price > 0);
        ways |= (u64)(payments & -possible) << 4 * palace;
    }
    return ways;
}

static inline int find_legal(const State *s, u64 *legal) {
    const unsigned free = at_least(s->all_guards, 4) ^ 63;
    if (!LIKELY(s->phase == PLAYING)) {
        memset(legal, 0, WORDS * sizeof *legal);
        legal[0] = free;
        return __builtin_popcount(free);
    }
    const int seat = s->seat;
    const unsigned cards = at_least(s->cards[seat], 1), guarded = at_least(s->guards[seat], 1);
    const unsigned neutral = at_least(s->guards[MAX_PLAYERS], 1);
    const unsigned escorted = s->thief_actions < THIEF_ACTIONS ? at_least(s->thieves[seat], 1) : 0;
    const u64 dancer = s->held_dancers[seat] > 0, two_dancers = s->held_dancers[seat] > 1;
    u64 own_moves[PALACES], neutral_moves[PALACES];
    for (int source = 0; source < PALACES; source++) {
        const unsigned to_free = targets_from(free, source), to_held = targets_from(free & cards, source);
        const u64 card = cards >> source & 1, alone_or_not = 1 | (u64)(escorted >> source & 1) << 1;
        own_moves[source] = (SPREAD_OWN[to_free] * ((card | dancer << 4) * alone_or_not) |
                             SPREAD_OWN[to_held] * (alone_or_not << 2)) & -(u64)(guarded >> source & 1);
        neutral_moves[source] = (SPREAD_NEUTRAL[to_held] * (card | dancer << 1) |
                                 SPREAD_NEUTRAL[to_free] * ((card & dancer) << 2 | two_dancers << 3)) &
                                -(u64)(neutral >> source & 1);
    }
    legal[0] = ways_to_smuggle(s) << SMUGGLE;
    for (int word = 0; word < 3; word++) legal[1 + word] = own_moves[2 * word] | own_moves[2 * word + 1] << 30;
    for (int word = 0; word < 2; word++) {
        const u64 *moves = neutral_moves + 3 * word;
        legal[4 + word] = moves[0] | moves[1] << 20 | moves[2] << 40;
    }
    legal[6] = s->acted ? 1 : 2 | (u64)(s->dancers > 0) << 2;
    int number = 0;
    for (int word = 0; word < WORDS; word++) number += __builtin_popcountll(legal[word]);
    return number;
}

// --- what actions do -----------------------------------------------------------------------------------------

static inline void pay(State *s, int palace, int cards) {
    s->cards[s->seat] -= (u64)cards * one(palace);
    s->discard += (u64)cards * one(palace);
}

static inline void pay_dancers(State *s, int number) {
    s->held_dancers[s->seat] -= number;
    s->dancers += number;
}

static inline void thief_arrives(State *s, int palace) {
    const int seat = s->seat, left = number_at(s->chests, palace), demanded = 8 - left;
    s->thief_actions++;
    s->thieves[seat] += one(palace);
    if (LIKELY(!left || number_at(s->thieves[seat], palace) < demanded)) return;
    s->thieves[seat] -= (u64)demanded * one(palace);
    s->supply[seat] += demanded;
    s->chests -= one(palace);
    s->chests_won[seat] += one(demanded - 4);
    if (++s->won[seat] >= CHESTS_TO_WIN[s->players]) s->phase = OVER;
}

static inline void next_seat(State *s) { s->seat = s->seat + 1 == s->players ? 0 : s->seat + 1; }

static void end_turn(State *s, int action) {
    const u64 before = s->deck + s->discard;
    draw(s, action == PASS ? 4 : 3);
    if (action == PASS_DANCER) pay_dancers(s, -1);
    s->idle_turns = action == PASS && !before ? s->idle_turns + 1 : 0;
    if (s->idle_turns >= s->players) s->phase = OVER;
    s->acted = s->thief_actions = 0;
    next_seat(s);
}

static inline void apply(State *s, int action) {
    const int seat = s->seat;
    if (action < SMUGGLE) {
        s->guards[seat] += one(action - PLACE);
        s->all_guards += one(action - PLACE);
        if (!--s->to_place) s->phase = PLAYING;
        next_seat(s);
    } else if (action < GUARD) {
        const int palace = (action - SMUGGLE) / 4, dancers = (action - SMUGGLE) % 4;
        s->acted = 1;
        pay(s, palace, number_at(s->all_guards - s->guards[seat], palace) - dancers);
        pay_dancers(s, dancers);
        s->supply[seat]--;
        thief_arrives(s, palace);
    } else if (action < NEUTRAL) {
        const int pair = (action - GUARD) / 6, way = (action - GUARD) % 6, source = SOURCE[pair], target = TARGET[pair];
        s->acted = 1;
        if (way >= 4)
            pay_dancers(s, 1);
        else
            pay(s, way < 2 ? source : target, 1);
        s->guards[seat] += one(target) - one(source);
        s->all_guards += one(target) - one(source);
        if (way & 1) {
            s->thieves[seat] -= one(source);
            thief_arrives(s, target);
        }
    } else if (action < END) {
        const int pair = (action - NEUTRAL) / 4, dancers = (action - NEUTRAL) % 4;
        const int source = SOURCE[pair], target = TARGET[pair];
        s->acted = 1;
        pay(s, source, 1 - (dancers & 1));
        pay(s, target, 1 - (dancers >> 1));
        pay_dancers(s, (dancers & 1) + (dancers >> 1));
        s->guards[MAX_PLAYERS] += one(target) - one(source);
        s->all_guards += one(target) - one(source);
    } else {
        end_turn(s, action);
    }
    if (++s->decisions == DECISION_CAP) s->phase = OVER;
}

// --- traces --------------------------------------------------------------------------------------------------

#ifdef TRACE
// The number of legal actions, their ids, the id of the one drawn.
static void trace_decision(const u64 *legal, int number, int action) {
    trace((u64)number);
    for (int word = 0; word < WORDS; word++)
        for (u64 rest = legal[word]; rest; rest &= rest - 1) trace((u64)(FIRST[word] + __builtin_ctzll(rest)));
    trace((u64)action);
}

// After a 0 in place of the number of legal actions: what belongs to nobody, then what belongs to each seat.
static void trace_state(const State *s) {
    const u64 common[] = {0, s->decisions, s->seat, s->deck, s->discard, s->dancers, s->chests, s->guards[MAX_PLAYERS],
                          s->thief_actions, s->acted, s->idle_turns};
    for (unsigned i = 0; i < sizeof common / sizeof *common; i++) trace(common[i]);
    for (int seat = 0; seat < s->players; seat++) {
        trace(s->guards[seat]);
        trace(s->thieves[seat]);
        trace(s->cards[seat]);
        trace(s->chests_won[seat]);
        trace((u64)s->held_dancers[seat]);
    }
}
#else
#define trace_decision(legal, number, action)
#define trace_state(s)
#endif

static int play(State *s, int players, u64 *legal_actions) {
    set_up(s, players);
    while (s->phase != OVER) {
        u64 legal[WORDS];
        const int number = find_legal(s, legal);
        int rest = (int)below((unsigned)number), word = 0;
        for (int here; rest >= (here = __builtin_popcountll(legal[word])); word++) rest -= here;
        const int action = FIRST[word] + nth_of_word(legal[word], rest);
        trace_decision(legal, number, action);
        *legal_actions += (u64)number;
        apply(s, action);
    }
    trace_state(s);
    return s->decisions;
}

#include "../yardstick_main.h"
