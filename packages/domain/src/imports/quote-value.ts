import type { RowProblem } from '@sextant/contract/imports/schemas'

/** A problem as displayed (spec §5): the word Value in its message is replaced by the offending value in quotes. */
export const quoteValue = ({ message, value }: Pick<RowProblem, 'message' | 'value'>): string =>
  value === null ? message : message.replaceAll(/\bValue\b/g, () => `"${value}"`)
