/**
 * How well two segments of one type match, ignoring confirmation numbers and travelers. `exact`: they are the same
 * booking by themselves. `likely`: they are if they share a confirmation number, with details changed. `no`: they are
 * different even with the same number (the legs of a round trip share one).
 */
export type Match = 'exact' | 'likely' | 'no'
