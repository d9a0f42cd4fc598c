import type { Filter } from '@sextant/contract/filters/schemas'
import type { FilteredMessage } from '@sextant/domain/filters/condition'
import { evaluate, type FilterEvaluation } from '@sextant/domain/filters/evaluate'
import type { Tx } from '../platform/database/transaction'
import { presentFilter } from './present'
import { countHits, findFilters } from './store'

/** What the team's filters make of a message; nothing is counted. */
export const traceFilters = async (tx: Tx, message: FilteredMessage): Promise<FilterEvaluation<Filter>> =>
  evaluate((await findFilters(tx)).map(presentFilter), message)

/** What the team's filters make of a mail that came in; the filters that had a say count it. */
export async function evaluateEmail(tx: Tx, message: FilteredMessage): Promise<FilterEvaluation<Filter>> {
  const evaluation = await traceFilters(tx, message)
  const decided = evaluation.decision ? [evaluation.decision] : []
  await countHits(
    tx,
    [...evaluation.redactions, ...decided].map(({ id }) => id),
  )
  return evaluation
}
