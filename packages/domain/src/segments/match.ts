/**
 * How well two segments of one type match, ignoring confirmation numbers and travelers: `exact` they are the same
 * booking on their own; `likely` they are if they share a confirmation number, with details changed; `no` they are
 * different even with one number (the legs of a round trip share one).
 */
export type Match = 'exact' | 'likely' | 'no'
