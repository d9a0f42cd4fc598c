/** The result of comparing two sources on one fact: equal, different, or missing in at least one. */
export type Agreement = 'same' | 'differ' | 'unknown'

type Known = string | number | null

/** Compares two values of one fact. Null and empty text count as missing. */
export const agree = (a: Known, b: Known): Agreement => {
  if (a === null || b === null || a === '' || b === '') return 'unknown'
  return a === b ? 'same' : 'differ'
}

/** The first of several comparisons that is not unknown. */
export const firstKnown = (...answers: readonly Agreement[]): Agreement =>
  answers.find((answer) => answer !== 'unknown') ?? 'unknown'
