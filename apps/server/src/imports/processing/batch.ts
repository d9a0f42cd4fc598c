import type { RowProblem } from '@sextant/contract/imports/schemas'
import { quoteValue } from '@sextant/domain/imports/quote-value'
import type { ReadRow } from '../read-row'
import type { FailedRow } from '../results/store'
import type { Counts } from '../store'

/** The outcome of one row; `problem` says why it was not written, or is a warning. */
export type RowOutcome = {
  readonly outcome: keyof Counts
  readonly problem?: Omit<RowProblem, 'row'>
}

/** The outcome of a batch. */
export type BatchOutcome = {
  readonly counts: Counts
  readonly problems: readonly RowProblem[]
  readonly failures: readonly FailedRow[]
}

type WrittenRow<Value> = { readonly read: ReadRow<Value>; readonly outcome: RowOutcome }

/** Summarises a batch: counts, problems and the rows that were not written. */
export function batchOutcomeOf<Value>(rows: readonly WrittenRow<Value>[]): BatchOutcome {
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 }
  const problems: RowProblem[] = []
  const failures: FailedRow[] = []
  for (const { read, outcome } of rows) {
    counts[outcome.outcome] += 1
    const { row, cells } = read.raw
    const rowProblems = outcome.problem ? [...read.problems, { row, ...outcome.problem }] : read.problems
    problems.push(...rowProblems)
    if (outcome.outcome === 'failed') failures.push({ row, cells, problem: textOf(rowProblems) })
  }
  return { counts, problems, failures }
}

const textOf = (problems: readonly RowProblem[]): string =>
  problems
    .filter(({ level }) => level === 'error')
    .map(quoteValue)
    .join(' ')

/** A valid row whose batch is all-or-nothing and contains another row with an error. */
export const rejectedWithBatch: RowOutcome = {
  outcome: 'failed',
  problem: {
    field: null,
    message: 'Another row of its batch has an error, and a batch was to be written whole or not at all.',
    value: null,
    level: 'error',
  },
}

export const failed: RowOutcome = { outcome: 'failed' }
