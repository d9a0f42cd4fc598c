/** Why an account cannot be read: a transient problem, or one that someone has to fix. */
export type ProblemKind = 'passing' | 'lasting'

const second = 1000

/** The first and the longest wait before an account is retried, in milliseconds. */
const waits: Record<ProblemKind, readonly [first: number, most: number]> = {
  passing: [5 * second, 15 * 60 * second],
  // Providers lock accounts after many wrong passwords.
  lasting: [5 * 60 * second, 60 * 60 * second],
}

/**
 * Milliseconds until the next attempt after a number of consecutive failures: doubled each time, with jitter between
 * half and all of it by `chance` (0 to 1), so that many accounts on one server do not retry at once.
 */
export function backOffMs(kind: ProblemKind, failures: number, chance: number): number {
  const [first, max] = waits[kind]
  const delay = Math.min(max, first * 2 ** Math.min(failures - 1, 20))
  return Math.round(delay * (0.5 + chance / 2))
}

/** The number of consecutive failures after which an account counts as failing. */
const failingAfter: Record<ProblemKind, number> = { passing: 5, lasting: 1 }

/** Whether to notify people: a wrong password does not fix itself, whereas an unavailable server usually does. */
export const isFailing = (kind: ProblemKind, failures: number): boolean => failures >= failingAfter[kind]
