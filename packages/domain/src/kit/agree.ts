/** The result of comparing two sources on one fact: equal, different, or missing in at least one. */
export type Agreement = 'same' | 'differ' | 'unknown'

type Comparable = string | number | null

/** Compares two values of one fact. Null and empty text count as missing. */
export const agree = (a: Comparable, b: Comparable): Agreement => {
  if (a === null || b === null || a === '' || b === '') return 'unknown'
  return a === b ? 'same' : 'differ'
}

/** The first of several comparisons that is not unknown. */
export const firstAnswer = (...answers: readonly Agreement[]): Agreement =>
  answers.find((answer) => answer !== 'unknown') ?? 'unknown'
