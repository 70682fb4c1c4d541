// The program of a yardstick, after its `State`, `MAX_PLAYERS`, `fill_tables` and `play`.

int main(int argc, char **argv) {
    if (argc != 4) return 1;
    const int players = atoi(argv[1]), matches = atoi(argv[2]);
    if (players < 2 || players > MAX_PLAYERS) return 1;
    rng = strtoull(argv[3], NULL, 10);
    fill_tables();
    static State state;
    u64 decisions = 0, legal = 0;
    struct timespec began, ended;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &began);
    for (int match = 0; match < matches; match++) decisions += (u64)play(&state, players, &legal);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ended);
#ifndef TRACE
    double cpu = (double)(ended.tv_sec - began.tv_sec) + 1e-9 * (double)(ended.tv_nsec - began.tv_nsec);
    printf("{\"decisions\": %llu, \"legal\": %llu, \"cpu\": %.9f}\n", (unsigned long long)decisions,
           (unsigned long long)legal, cpu);
#endif
    return 0;
}
