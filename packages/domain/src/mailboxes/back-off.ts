/** What keeps an account from being read: a fault that may pass, or one that somebody has to mend. */
export type ProblemKind = 'passing' | 'lasting'

const second = 1000

/** So long is waited before an account is tried again, in milliseconds: the first time, and at most. */
const waits: Record<ProblemKind, readonly [first: number, most: number]> = {
  passing: [5 * second, 15 * 60 * second],
  // Providers lock accounts after many wrong passwords.
  lasting: [5 * 60 * second, 60 * 60 * second],
}

/**
 * Milliseconds until the next attempt after so many failures in a row: doubled each time, and of that a half to the
 * whole by `chance` (0 to 1), so that many accounts of one server do not come back at once.
 */
export function backOffMs(kind: ProblemKind, failures: number, chance: number): number {
  const [first, max] = waits[kind]
  const wait = Math.min(max, first * 2 ** Math.min(failures - 1, 20))
  return Math.round(wait * (0.5 + chance / 2))
}

/** From how many failures in a row on an account counts as failing. */
const failingAfter: Record<ProblemKind, number> = { passing: 5, lasting: 1 }

/** Whether people are to be told: a wrong password does not mend itself, a server that is away mostly does. */
export const isFailing = (kind: ProblemKind, failures: number): boolean => failures >= failingAfter[kind]
