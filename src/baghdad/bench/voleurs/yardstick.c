// Random play of voleurs with the default options, written for speed: what our compiled rules are measured against.
//
//   python -m baghdad.bench.voleurs.yardstick_tables > yardstick_tables.h
//   cc -O3 -march=native -o yardstick yardstick.c && ./yardstick PLAYERS MATCHES SEED
//
// All legal steps are found at every decision and one is drawn. Steps, their order and the random numbers are those of
// the rules in Python, so that a seed gives the same matches. Compiled with -DTRACE it writes, instead of the figures,
// every decision and every final state as 64-bit integers (see `trace_decision` and `trace_state`).
#include "../yardstick.h"
#include "yardstick_tables.h"

typedef unsigned __int128 Set;  // of cards, cells or steps
#define BIT(i) ((Set)1 << (i))

enum { DISTRICTS = 5, KINDS = 5, GEMS = 5, DESERT = CELLS, NOWHERE = -1, NONE = -1, SUPPLY = 7, BOUGHT = 0, ROBBED = 1 };
enum { THIEF, CARAVANEER, MERCHANT, BROKER, ASSASSIN, VIZIER };
enum { BAZAAR = 0, PALACE = 4, MOST_DINARS = 127 };
// What the player to act is doing; until SPEAKING the set-up, until FREE the trade, then the purchases.
enum { CHOOSING, PLACING, SPEAKING, OFFERING, CLAIMING, ANSWERING, FREE, PAYING, LEAVING, STRIKING, OVER };

// --- sets ----------------------------------------------------------------------------------------------------

static inline int count(Set set) {
    return __builtin_popcountll((u64)set) + __builtin_popcountll((u64)(set >> 64));
}

static inline int first(Set set) {
    return (u64)set ? __builtin_ctzll((u64)set) : 64 + __builtin_ctzll((u64)(set >> 64));
}

static inline int nth(Set set, int n) {
    int low = __builtin_popcountll((u64)set);
    return n < low ? nth_of_word((u64)set, n) : 64 + nth_of_word((u64)(set >> 64), n - low);
}

// Numbers of cards by district are the bytes of a word.
static const u64 ONES = 0x0101010101, HIGH = 0x8080808080;

static inline unsigned bytes_at_least(u64 held, u64 wanted) {  // bit d: held[d] >= wanted[d]
    u64 x = (((held | HIGH) - wanted) & HIGH) >> 7;
    return (x | x >> 7 | x >> 14 | x >> 21 | x >> 28) & 31;
}

// --- tables --------------------------------------------------------------------------------------------------

static Set CARDS_OF[1 << DISTRICTS];           // the cards of each set of districts
static Set SHOPS, ALL_CELLS, NEAR[CELLS];
static Set START[2];                           // where a Thief and a Caravaneer may be placed
static Set PALACE_SHOPS;
static Set WITHIN[CELLS + 1][MOST_DINARS + 1]; // the cells that some steps lead to
static uint16_t AFFORDABLE[MOST_DINARS + 1];   // agents, then gems, as in the step ids
static Set GEM_CARD_SET, ALL_CARDS;

static void fill_tables(void) {
    for (int i = 0; i < 1 << DISTRICTS; i++)
        for (int card = 0; card < CARDS; card++)
            if (i >> CARD_DISTRICT[card] & 1) CARDS_OF[i] |= BIT(card);
    ALL_CARDS = CARDS_OF[31];
    GEM_CARD_SET = (BIT(GEM_CARDS) - 1) << FIRST_GEM_CARD;
    for (int cell = 0; cell < CELLS; cell++) {
        ALL_CELLS |= BIT(cell);
        if (SHOP[cell]) SHOPS |= BIT(cell);
        if (CELL_DISTRICT[cell] == BAZAAR) START[SHOP[cell]] |= BIT(cell);
        if (CELL_DISTRICT[cell] == PALACE && SHOP[cell]) PALACE_SHOPS |= BIT(cell);
        for (const int8_t *near = NEIGHBOURS[cell]; *near >= 0; near++) NEAR[cell] |= BIT(*near);
        WITHIN[cell][0] = BIT(cell);
    }
    for (unsigned i = 0; i < sizeof ENTRIES; i++) WITHIN[DESERT][1] |= BIT(ENTRIES[i]);
    for (int origin = 0; origin <= DESERT; origin++)
        for (int dinars = origin == DESERT ? 2 : 1; dinars <= MOST_DINARS; dinars++) {
            Set reached = WITHIN[origin][dinars - 1];
            WITHIN[origin][dinars] = reached;
            for (Set rest = reached; rest; rest &= rest - 1) WITHIN[origin][dinars] |= NEAR[first(rest)];
        }
    for (int dinars = 0; dinars <= MOST_DINARS; dinars++) {
        for (int kind = CARAVANEER; kind < KINDS; kind++) AFFORDABLE[dinars] |= (dinars >= AGENT_PRICES[kind]) << kind;
        for (int gem = 0; gem < GEMS; gem++) AFFORDABLE[dinars] |= (dinars >= GEM_PRICES[gem]) << (KINDS + gem);
    }
}

// --- state ---------------------------------------------------------------------------------------------------

typedef struct {
    Set cards, claimed;
    u64 wanted;
    int8_t claims[CARDS], maker, to;
} Offer;

typedef struct {
    Set hand[MAX_PLAYERS], deck, spent, laid, victims;
    Set own[MAX_PLAYERS], kind[KINDS], empty;  // cells, by whose or what pawn is there
    Set known[MAX_PLAYERS][MAX_PLAYERS];       // by viewer and holder
    Offer draft, offers[OFFERS];
    u64 backs[MAX_PLAYERS], laid_backs;        // cards in hand and in the answer, by district
    uint32_t open, open_by[MAX_PLAYERS], open_to[MAX_PLAYERS];
    int32_t decisions, history[HISTORY], history_length;
    int16_t round, dinars;                     // dinars: of the goods laid
    int8_t players, doing, seat, slipper, bought, vizier;
    int8_t mover, origin, target, last_card, claimed_name, answered;
    uint8_t ready, holders, free_characters, in_desert[MAX_PLAYERS];  // sets of seats, characters, kinds
    uint16_t on_sale[MAX_PLAYERS];             // agents, then gems, as in the step ids
    uint8_t offers_made[MAX_PLAYERS];
    int8_t characters[MAX_PLAYERS], birthdays[MAX_PLAYERS], gems[GEMS], bags[MAX_PLAYERS][GEMS];
    int8_t desert[MAX_PLAYERS][KINDS], supply[MAX_PLAYERS][KINDS], to_place[MAX_PLAYERS][KINDS];
} State;

static inline u64 backs_of(Set cards) {
    u64 backs = 0;
    for (; cards; cards &= cards - 1) backs += (u64)1 << 8 * CARD_DISTRICT[first(cards)];
    return backs;
}

static inline unsigned seats(const State *s) { return (1u << s->players) - 1; }

static inline int next_seat(const State *s, int seat) { return seat + 1 == s->players ? 0 : seat + 1; }

static inline void note_holder(State *s, int seat) {
    s->holders = (s->holders & ~(1 << seat)) | (s->hand[seat] != 0) << seat;
}

static inline void clear_action(State *s) {
    s->laid = 0;
    s->laid_backs = 0;
    s->dinars = 0;
    s->last_card = NONE;
    s->claimed_name = NONE;
}

// --- pawns ---------------------------------------------------------------------------------------------------

static inline void put(State *s, int seat, int kind, int cell) {
    s->empty &= ~BIT(cell);
    if (kind == VIZIER) {
        s->vizier = cell;
    } else {
        s->own[seat] |= BIT(cell);
        s->kind[kind] |= BIT(cell);
    }
}

static inline void take_away(State *s, int seat, int kind, int cell) {
    s->empty |= BIT(cell);
    if (kind == VIZIER) {
        s->vizier = NOWHERE;
    } else {
        s->own[seat] &= ~BIT(cell);
        s->kind[kind] &= ~BIT(cell);
    }
}

static inline int kind_on(const State *s, int cell) {
    int kind = 0;
    while (kind < KINDS && !(s->kind[kind] >> cell & 1)) kind++;
    return kind;  // VIZIER if no other
}

static inline int owner_on(const State *s, int cell) {
    int seat = 0;
    while (!(s->own[seat] >> cell & 1)) seat++;
    return seat;
}

static inline void send_to_desert(State *s, int seat, int kind) {
    s->desert[seat][kind]++;
    s->in_desert[seat] |= 1 << kind;
}

// --- rounds --------------------------------------------------------------------------------------------------

static void start_purchases(State *s) {
    memset(s->open_by, 0, sizeof s->open_by);
    memset(s->open_to, 0, sizeof s->open_to);
    s->open = 0;
    s->doing = FREE;
    s->seat = s->slipper;
    s->bought = 0;
    clear_action(s);
}

static inline void let_speak(State *s, int seat) {  // this player or the next who isn't done
    unsigned talking = seats(s) & ~s->ready, later = talking >> seat << seat;
    if (!talking) {
        start_purchases(s);
        return;
    }
    s->doing = SPEAKING;
    s->seat = __builtin_ctz(later ? later : talking);
}

static inline int draw(State *s, int seat, int district) {
    Set pile = s->deck & CARDS_OF[1 << district];
    if (!pile) return 0;
    Set card = BIT(nth(pile, below(count(pile))));
    s->deck ^= card;
    s->hand[seat] |= card;
    s->backs[seat] += (u64)1 << 8 * district;
    s->holders |= 1 << seat;
    return 1;
}

static void start_round(State *s) {
    s->round++;
    int drawn = 0;
    for (int turn = 0, seat = s->slipper; turn < s->players; turn++, seat = next_seat(s, seat))
        for (Set rest = s->own[seat] & SHOPS & ~s->kind[ASSASSIN]; rest; rest &= rest - 1)
            drawn += draw(s, seat, CELL_DISTRICT[first(rest)]);
    if (!drawn) {
        s->doing = OVER;
        return;
    }
    memset(s->offers_made, 0, sizeof s->offers_made);
    s->ready = ~s->holders;
    clear_action(s);
    let_speak(s, s->slipper);
}

static void end_round(State *s) {
    s->deck |= s->spent;
    s->spent = 0;
    for (int gem = 0; gem < GEMS; gem++)
        if (!s->gems[gem]) s->deck &= ~BIT(FIRST_GEM_CARD + gem);
    if (s->vizier != NOWHERE && PALACE_SHOPS >> s->vizier & 1)
        s->doing = OVER;
    else
        start_round(s);
}

// --- set-up --------------------------------------------------------------------------------------------------

static void set_up(State *s, int players) {
    memset(s, 0, sizeof *s);
    s->players = players;
    s->empty = ALL_CELLS;
    s->deck = ALL_CARDS;
    s->vizier = NOWHERE;
    s->free_characters = (1 << MAX_PLAYERS) - 1;
    memcpy(s->gems, GEM_COUNTS, sizeof s->gems);
    memset(s->characters, NONE, sizeof s->characters);
    unsigned birthdays = (1 << MAX_PLAYERS) - 1;
    for (int seat = 0; seat < players; seat++) {
        s->birthdays[seat] = nth_of_word(birthdays, below(MAX_PLAYERS - seat));
        birthdays ^= 1 << s->birthdays[seat];
        memcpy(s->to_place[seat], AT_START, KINDS);
        s->on_sale[seat] = (1 << (KINDS + GEMS)) - 1;
        for (int kind = 0; kind < KINDS; kind++) s->supply[seat][kind] = TOKENS[kind] - AT_START[kind];
    }
    s->doing = CHOOSING;
    clear_action(s);
}

static inline void choose(State *s, int character) {
    s->characters[s->seat] = character;
    s->free_characters ^= 1 << character;
    s->seat = next_seat(s, s->seat);
    if (s->characters[s->seat] != NONE) s->doing = PLACING;
}

static inline void place(State *s, int kind, int cell) {
    put(s, s->seat, kind, cell);
    s->to_place[s->seat][kind]--;
    s->seat = next_seat(s, s->seat);
    if (!s->to_place[s->seat][THIEF] && !s->to_place[s->seat][CARAVANEER]) start_round(s);
}

// --- trade ---------------------------------------------------------------------------------------------------

static inline void clear_offer(Offer *offer) {
    memset(offer, 0, sizeof *offer);
    memset(offer->claims, NONE, sizeof offer->claims);
}

static inline void close_offer(State *s, int number) {
    s->open &= ~(1u << number);
    s->open_by[s->offers[number].maker] &= ~(1u << number);
    s->open_to[s->offers[number].to] &= ~(1u << number);
}

static inline void send_offer(State *s) {
    int number = __builtin_ctz(~s->open);
    s->offers[number] = s->draft;
    s->open |= 1u << number;
    s->open_by[s->seat] |= 1u << number;
    s->open_to[s->draft.to] |= 1u << number;
    s->offers_made[s->seat] += s->offers_made[s->seat] < 127;
    s->ready &= ~(1 << s->draft.to);
    clear_action(s);
    let_speak(s, next_seat(s, s->seat));
}

static inline Set forgotten(u64 backs) { return CARDS_OF[bytes_at_least(backs, ONES)]; }

static void swap_cards(State *s) {
    const Offer *offer = &s->offers[s->answered];
    const int maker = offer->maker, taker = s->seat;
    const Set there = offer->cards, back = s->laid;
    const u64 there_backs = backs_of(there);
    s->hand[maker] = (s->hand[maker] & ~there) | back;
    s->hand[taker] = (s->hand[taker] & ~back) | there;
    s->backs[maker] += s->laid_backs - there_backs;
    s->backs[taker] += there_backs - s->laid_backs;
    const Set hidden_there = forgotten(there_backs), hidden_back = forgotten(s->laid_backs);
    for (int viewer = 0; viewer < s->players; viewer++) {
        int party = viewer == maker || viewer == taker;
        s->known[viewer][maker] &= ~(party ? there : hidden_there);
        s->known[viewer][taker] &= ~(party ? back : hidden_back);
    }
    s->known[maker][taker] |= there;
    s->known[taker][maker] |= back;
    close_offer(s, s->answered);
    for (uint32_t rest = s->open_by[maker] | s->open_by[taker]; rest; rest &= rest - 1) {
        int number = __builtin_ctz(rest);
        if (s->offers[number].cards & ~s->hand[s->offers[number].maker]) close_offer(s, number);
    }
    note_holder(s, maker);
    note_holder(s, taker);
    s->ready = (s->ready & ~(1 << maker | 1 << taker)) | (~s->holders & (1 << maker | 1 << taker));
    clear_action(s);
    let_speak(s, next_seat(s, taker));
}

static inline void put_in_answer(State *s, int card) {
    s->laid |= BIT(card);
    s->laid_backs += (u64)1 << 8 * CARD_DISTRICT[card];
    s->draft.claims[card] = s->claimed_name;
    if (s->claimed_name != NONE) s->draft.claimed |= BIT(s->claimed_name);
    s->claimed_name = NONE;
    if (s->laid_backs == s->offers[s->answered].wanted) swap_cards(s);
}

static inline void apply_trade_step(State *s, int step) {
    if (step < OFFER_TO) {
        int card = step - LAY;
        if (s->doing == ANSWERING) {
            put_in_answer(s, card);
        } else {
            s->draft.cards |= BIT(card);
            s->last_card = card;
            s->doing = CLAIMING;
        }
    } else if (step < CLAIM) {
        clear_offer(&s->draft);
        s->draft.maker = s->seat;
        s->draft.to = step - OFFER_TO;
        s->doing = OFFERING;
    } else if (step < WANT) {
        if (s->doing == ANSWERING) {
            s->claimed_name = step - CLAIM;
        } else {
            s->draft.claims[s->last_card] = step - CLAIM;
            s->draft.claimed |= BIT(step - CLAIM);
            s->doing = OFFERING;
        }
    } else if (step < SEND) {
        s->draft.wanted += (u64)1 << 8 * (step - WANT);
        s->doing = OFFERING;
    } else if (step == SEND) {
        send_offer(s);
    } else if (step < DECLINE) {
        s->answered = step - ACCEPT;
        s->doing = ANSWERING;
        clear_offer(&s->draft);
        if (!s->offers[s->answered].wanted) swap_cards(s);
    } else {
        if (step == DONE)
            s->ready |= 1 << s->seat;
        else
            close_offer(s, step < WITHDRAW ? step - DECLINE : step - WITHDRAW);
        let_speak(s, next_seat(s, s->seat));
    }
}

// --- purchases -----------------------------------------------------------------------------------------------

static inline int dinars_laid(const State *s) {
    int dinars = s->dinars + SURPRISE_VALUES[__builtin_popcountll((u64)(s->laid >> FIRST_SURPRISE))];
    return dinars < MOST_DINARS ? dinars : MOST_DINARS;
}

static inline void finish_purchase(State *s) {
    const int seat = s->seat;
    s->hand[seat] &= ~s->laid;
    s->backs[seat] -= backs_of(s->laid);
    s->spent |= s->laid;
    for (int viewer = 0; viewer < s->players; viewer++) s->known[viewer][seat] &= ~s->laid;
    s->bought = 1;
    s->doing = FREE;
    clear_action(s);
    note_holder(s, seat);
    if (!s->holders) end_round(s);
}

static inline void record_transfer(State *s, int new_owner, int old_owner, int gem, int kind) {
    if (s->history_length < HISTORY) s->history[s->history_length] = new_owner | old_owner << 3 | gem << 6 | kind << 9;
    s->history_length++;
}

static inline void buy(State *s, int agent_or_gem) {
    const int seat = s->seat;
    if (agent_or_gem < KINDS) {
        if (!--s->supply[seat][agent_or_gem]) s->on_sale[seat] &= ~(1 << agent_or_gem);
        send_to_desert(s, seat, agent_or_gem);
    } else {
        int gem = agent_or_gem - KINDS;
        if (!--s->gems[gem])
            for (int other = 0; other < s->players; other++) s->on_sale[other] &= ~(1 << agent_or_gem);
        s->bags[seat][gem]++;
        record_transfer(s, seat, SUPPLY, gem, BOUGHT);
    }
    finish_purchase(s);
}

static inline int bag_size(const State *s, int seat) {
    int size = 0;
    for (int gem = 0; gem < GEMS; gem++) size += s->bags[seat][gem];
    return size;
}

static inline Set find_victims(const State *s, int cell) {
    switch (s->mover) {
        case THIEF: {
            Set found = NEAR[cell] & s->kind[THIEF] & ~s->own[s->seat];
            for (Set rest = found; rest; rest &= rest - 1)
                if (!bag_size(s, owner_on(s, first(rest)))) found &= ~(rest & -rest);
            return found;
        }
        case MERCHANT: return NEAR[cell] & s->kind[CARAVANEER];
        case BROKER: return NEAR[cell] & s->kind[MERCHANT];
        case ASSASSIN: return NEAR[cell] & (s->kind[CARAVANEER] | s->kind[MERCHANT] | s->kind[BROKER] | s->kind[ASSASSIN]);
        default: return 0;
    }
}

static inline void go(State *s, int cell) {
    const int seat = s->seat, kind = s->mover;
    if (s->origin != DESERT)
        take_away(s, seat, kind, s->origin);
    else if (kind != VIZIER && !--s->desert[seat][kind])
        s->in_desert[seat] &= ~(1 << kind);
    put(s, seat, kind, cell);
    s->target = cell;
    s->victims = find_victims(s, cell);
    if (s->victims)
        s->doing = STRIKING;
    else
        finish_purchase(s);
}

static inline void strike(State *s, int cell) {
    const int seat = s->seat, victim = owner_on(s, cell), victim_kind = kind_on(s, cell);
    if (s->mover == THIEF) {
        int number = below(bag_size(s, victim)), gem = 0;
        while ((number -= s->bags[victim][gem]) >= 0) gem++;
        s->bags[victim][gem]--;
        s->bags[seat][gem]++;
        record_transfer(s, seat, victim, gem, ROBBED);
    } else {
        take_away(s, victim, victim_kind, cell);
        if (s->mover != ASSASSIN) {
            send_to_desert(s, victim, victim_kind);
        } else {
            take_away(s, seat, ASSASSIN, s->target);
            if (victim_kind != ASSASSIN) send_to_desert(s, seat, ASSASSIN);
        }
    }
    finish_purchase(s);
}

static inline void apply_purchase_step(State *s, int step) {
    if (step < AGENT) {
        int card = step - LAY;
        s->laid |= BIT(card);
        s->last_card = card;
        if (card < GOODS) s->dinars += WORTH[s->characters[s->seat]][card];
        s->doing = PAYING;
    } else if (step < LEAVE) {
        buy(s, step - AGENT);
    } else if (step < DISCARD) {
        s->doing = LEAVING;
        if (step < LEAVE_DESERT) {
            s->origin = step - LEAVE;
            s->mover = kind_on(s, s->origin);
        } else {
            s->origin = DESERT;
            s->mover = step - LEAVE_DESERT;
        }
    } else if (step >= GO && step < STAY_OUT) {
        go(s, step - GO);
    } else if (step >= STRIKE && step < NO_STRIKE) {
        strike(s, step - STRIKE);
    } else if (step >= PASS_SLIPPER) {
        s->slipper = s->seat = step - PASS_SLIPPER;
        s->bought = 0;
    } else {
        finish_purchase(s);
    }
}

// --- legal steps ---------------------------------------------------------------------------------------------

typedef struct {
    Set set[3];
    int16_t from[3];  // the step id of bit 0 of each set
} Legal;

static inline void paying_steps(const State *s, Legal *legal) {
    const int seat = s->seat;
    legal->from[0] = LAY;
    legal->from[1] = LEAVE;
    legal->from[2] = LEAVE_DESERT;
    unsigned gem_card = (unsigned)(s->laid >> FIRST_GEM_CARD) & ((1 << GEM_CARDS) - 1);
    if (gem_card) {
        unsigned gem = s->on_sale[seat] >> KINDS & gem_card;
        legal->set[0] = (Set)gem << (GEM - LAY);
        legal->set[1] = 0;
        legal->set[2] = gem ? 0 : BIT(DISCARD - LEAVE_DESERT);
        return;
    }
    const int dinars = dinars_laid(s);
    legal->set[0] = (s->hand[seat] & ~GEM_CARD_SET & (~(Set)0 << s->last_card << 1))
                  | (Set)(s->on_sale[seat] & AFFORDABLE[dinars]) << (AGENT - LAY);
    legal->set[1] = s->own[seat] | (s->vizier == NOWHERE ? 0 : BIT(s->vizier));
    int enters = (WITHIN[DESERT][dinars] & s->empty) != 0;
    legal->set[2] = enters ? s->in_desert[seat] | (s->vizier == NOWHERE) << VIZIER : 0;
}

static inline void speaking_steps(const State *s, Legal *legal) {
    const int seat = s->seat;
    const uint32_t received = s->open_to[seat];
    uint32_t acceptable = 0;
    for (uint32_t rest = received; rest; rest &= rest - 1) {
        int number = __builtin_ctz(rest);
        acceptable |= (uint32_t)(bytes_at_least(s->backs[seat], s->offers[number].wanted) == 31) << number;
    }
    unsigned others = (s->holders >> seat & 1 ? seats(s) : s->holders) & ~(1 << seat);
    legal->from[0] = OFFER_TO;
    legal->set[0] = __builtin_popcount(s->open_by[seat]) < OFFERS_PER_PLAYER ? others : 0;
    legal->from[1] = ACCEPT;
    legal->set[1] = acceptable | (Set)received << (DECLINE - ACCEPT) | (Set)s->open_by[seat] << (WITHDRAW - ACCEPT)
                  | BIT(DONE - ACCEPT);
    legal->set[2] = 0;
}

static inline void offering_steps(const State *s, Legal *legal) {
    const Offer *draft = &s->draft;
    const u64 wanted = draft->wanted;
    unsigned more = bytes_at_least(s->backs[draft->to], wanted + ONES);
    legal->from[0] = LAY;
    legal->set[0] = 0;
    if (wanted)
        more &= 31u << ((63 - __builtin_clzll(wanted)) >> 3);
    else
        legal->set[0] = draft->cards ? s->hand[s->seat] & (~(Set)0 << s->last_card << 1) : s->hand[s->seat];
    legal->from[1] = CLAIM;
    legal->set[1] = (Set)more << (WANT - CLAIM) | (Set)(draft->cards || wanted) << (SEND - CLAIM);
    if (s->doing == CLAIMING) legal->set[1] |= CARDS_OF[1 << CARD_DISTRICT[s->last_card]] & ~draft->claimed;
    legal->set[2] = 0;
}

static inline void answering_steps(const State *s, Legal *legal) {
    const int claimed = s->claimed_name != NONE;
    unsigned districts = bytes_at_least(s->offers[s->answered].wanted, s->laid_backs + ONES);
    if (claimed) districts &= 1u << CARD_DISTRICT[s->claimed_name];
    legal->from[0] = LAY;
    legal->set[0] = s->hand[s->seat] & ~s->laid & CARDS_OF[districts];
    legal->from[1] = CLAIM;
    legal->set[1] = claimed ? 0 : CARDS_OF[districts] & ~s->draft.claimed;
    legal->set[2] = 0;
}

static inline void only(Legal *legal, int from, Set set, int from_next, Set next) {
    legal->from[0] = from;
    legal->set[0] = set;
    legal->from[1] = from_next;
    legal->set[1] = next;
    legal->set[2] = 0;
}

static inline void find_legal(const State *s, Legal *legal) {
    const int seat = s->seat;
    switch (s->doing) {
        case CHOOSING: only(legal, CHOOSE, s->free_characters, 0, 0); break;
        case PLACING:
            only(legal, PLACE_THIEF, s->to_place[seat][THIEF] ? START[0] & s->empty : 0,
                 PLACE_CARAVANEER, s->to_place[seat][CARAVANEER] ? START[1] & s->empty : 0);
            break;
        case SPEAKING: speaking_steps(s, legal); break;
        case OFFERING:
        case CLAIMING: offering_steps(s, legal); break;
        case ANSWERING: answering_steps(s, legal); break;
        case FREE:
            only(legal, LAY, s->hand[seat], PASS_SLIPPER,
                 s->bought || !s->hand[seat] ? s->holders & ~(1u << seat) : 0);
            break;
        case PAYING: paying_steps(s, legal); break;
        case LEAVING: {
            Set stay = s->origin == DESERT ? 0 : BIT(s->origin);
            only(legal, GO, WITHIN[s->origin][dinars_laid(s)] & (s->empty | stay), 0, 0);
            break;
        }
        default: only(legal, STRIKE, s->victims, NO_STRIKE, 1);
    }
}

static inline void apply(State *s, int step) {
    switch (s->doing) {
        case CHOOSING: choose(s, step - CHOOSE); break;
        case PLACING:
            if (step < PLACE_CARAVANEER)
                place(s, THIEF, step - PLACE_THIEF);
            else
                place(s, CARAVANEER, step - PLACE_CARAVANEER);
            break;
        case SPEAKING:
        case OFFERING:
        case CLAIMING:
        case ANSWERING: apply_trade_step(s, step); break;
        default: apply_purchase_step(s, step);
    }
    s->decisions++;
    if (s->decisions >= DECISION_CAP && (s->doing <= SPEAKING || s->doing == FREE)) s->doing = OVER;
}

// --- traces --------------------------------------------------------------------------------------------------

#ifdef TRACE
static void trace_set(Set set) {  // goods, then the other cards; or the cells
    trace((u64)(set & (BIT(GOODS) - 1)));
    trace((u64)(set >> GOODS));
}

// The number of legal steps, their ids, the id of the one drawn.
static void trace_decision(const Legal *legal, int number, int step) {
    trace(number);
    for (int i = 0; i < 3; i++)
        for (Set rest = legal->set[i]; rest; rest &= rest - 1) trace(legal->from[i] + first(rest));
    trace(step);
}

// After a 0 in place of the number of legal steps: decisions, round, slipper, Vizier, deck, cards spent, gems left; for
// each seat what belongs to it; the open offers.
static void trace_state(const State *s) {
    trace(0);
    trace(s->decisions);
    trace(s->round);
    trace(s->slipper);
    trace(s->vizier);
    trace_set(s->deck);
    trace_set(s->spent);
    for (int gem = 0; gem < GEMS; gem++) trace(s->gems[gem]);
    trace(s->history_length);
    for (int i = 0; i < s->history_length && i < HISTORY; i++) trace(s->history[i]);
    for (int seat = 0; seat < s->players; seat++) {
        trace(s->characters[seat]);
        trace(s->birthdays[seat]);
        trace(s->offers_made[seat]);
        trace_set(s->hand[seat]);
        for (int holder = 0; holder < s->players; holder++) trace_set(s->known[seat][holder]);
        for (int gem = 0; gem < GEMS; gem++) trace(s->bags[seat][gem]);
        for (int kind = 0; kind < KINDS; kind++) {
            trace(s->desert[seat][kind]);
            trace(s->supply[seat][kind]);
            trace_set(s->own[seat] & s->kind[kind]);
        }
    }
    trace(s->open);
    for (uint32_t rest = s->open; rest; rest &= rest - 1) {
        const Offer *offer = &s->offers[__builtin_ctz(rest)];
        trace(offer->maker);
        trace(offer->to);
        trace_set(offer->cards);
        for (int district = 0; district < DISTRICTS; district++) trace(offer->wanted >> 8 * district & 0xff);
        for (int card = 0; card < CARDS; card++) trace(offer->claims[card]);
    }
}
#else
#define trace_decision(legal, number, step)
#define trace_state(s)
#endif

static int play(State *s, int players, u64 *legal_steps) {
    set_up(s, players);
    while (s->doing != OVER) {
        Legal legal;
        find_legal(s, &legal);
        int a = count(legal.set[0]), b = count(legal.set[1]), c = count(legal.set[2]), number = a + b + c;
        int drawn = below(number), i = (drawn >= a) + (drawn >= a + b);
        int step = legal.from[i] + nth(legal.set[i], drawn - (i > 0 ? a : 0) - (i > 1 ? b : 0));
        trace_decision(&legal, number, step);
        *legal_steps += number;
        apply(s, step);
    }
    trace_state(s);
    return s->decisions;
}

#include "../yardstick_main.h"
