/**
 * How far two segments of one type agree on what is booked, their numbers and travelers left aside:
 * `exact` they are the same by themselves; `likely` they are the same if one confirmation number says so, with details
 * changed; `no` they are two things whatever the number says (the legs of a round trip share one).
 */
export type Match = 'exact' | 'likely' | 'no'
