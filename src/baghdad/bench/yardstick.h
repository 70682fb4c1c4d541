// What every yardstick needs: words, sets of bits, the random numbers of our rules, and traces.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef uint64_t u64;
#define LIKELY(x) __builtin_expect(!!(x), 1)

static inline int nth_of_word(u64 word, int n) {
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64((u64)1 << n, word));
#else
    while (n--) word &= word - 1;
    return __builtin_ctzll(word);
#endif
}

static u64 rng;

static inline unsigned below(unsigned number) {
    for (;;) {
        u64 word = rng += 0x9E3779B97F4A7C15;
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9;
        word = (word ^ word >> 27) * 0x94D049BB133111EB;
        u64 product = ((word ^ word >> 31) >> 32) * number;
        uint32_t rest = (uint32_t)product;
        if (LIKELY(rest >= number) || rest >= -number % number) return (unsigned)(product >> 32);
    }
}

#ifdef TRACE
static void trace(u64 number) { fwrite(&number, sizeof number, 1, stdout); }
#endif
