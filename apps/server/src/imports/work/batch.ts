import type { RowProblem } from '@sextant/contract/imports/schemas'
import { quoteValue } from '@sextant/domain/imports/quote-value'
import type { ReadRow } from '../read-row'
import type { FailedRow } from '../results/store'
import type { Counts } from '../store'

/** What became of one row; `problem` says why it was not written, or what to know of it. */
export type Became = {
  readonly became: keyof Counts
  readonly problem?: Omit<RowProblem, 'row'>
}

/** What became of the rows of a batch. */
export type Outcome = {
  readonly counts: Counts
  readonly problems: readonly RowProblem[]
  readonly failures: readonly FailedRow[]
}

type Done<Value> = { readonly read: ReadRow<Value>; readonly became: Became }

/** Sums up a batch: its counts, what is wrong with its rows, and the rows that were not written. */
export function outcomeOf<Value>(rows: readonly Done<Value>[]): Outcome {
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 }
  const problems: RowProblem[] = []
  const failures: FailedRow[] = []
  for (const { read, became } of rows) {
    counts[became.became] += 1
    const { row, cells } = read.raw
    const own = became.problem ? [...read.problems, { row, ...became.problem }] : read.problems
    problems.push(...own)
    if (became.became === 'failed') failures.push({ row, cells, problem: textOf(own) })
  }
  return { counts, problems, failures }
}

const textOf = (problems: readonly RowProblem[]): string =>
  problems
    .filter(({ level }) => level === 'error')
    .map(quoteValue)
    .join(' ')

/** A row of a batch in which another one has an error, where a batch is written whole or not at all. */
export const heldBack: Became = {
  became: 'failed',
  problem: {
    field: null,
    message: 'Another row of its batch has an error, and a batch was to be written whole or not at all.',
    value: null,
    level: 'error',
  },
}

export const failed: Became = { became: 'failed' }
