/** What two accounts say of one fact: the same, something else, or at least one of them says nothing. */
export type Agreement = 'same' | 'differ' | 'unknown'

type Known = string | number | null

/** Compares two values of one fact; null and empty text say nothing. */
export const agree = (a: Known, b: Known): Agreement => {
  if (a === null || b === null || a === '' || b === '') return 'unknown'
  return a === b ? 'same' : 'differ'
}

/** The first of several comparisons that says something. */
export const firstKnown = (...answers: readonly Agreement[]): Agreement =>
  answers.find((answer) => answer !== 'unknown') ?? 'unknown'
