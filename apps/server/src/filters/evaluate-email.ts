import type { Filter } from '@sextant/contract/filters/schemas'
import type { FilteredMessage } from '@sextant/domain/filters/condition'
import { evaluate, type FilterEvaluation } from '@sextant/domain/filters/evaluate'
import { oncePerTransaction } from '../platform/database/once-per-transaction'
import type { Tx } from '../platform/database/transaction'
import { presentFilter } from './present'
import { countHits, findFilters } from './store'

/** Evaluates the team's filters for a message without counting hits. */
export const traceFilters = async (tx: Tx, message: FilteredMessage): Promise<FilterEvaluation<Filter>> =>
  evaluate(await filtersOf(tx), message)

const filtersOf = oncePerTransaction(async (tx) => (await findFilters(tx)).map(presentFilter))

/** Evaluates the team's filters for an incoming email, and counts hits for those that matched. */
export async function evaluateEmail(tx: Tx, message: FilteredMessage): Promise<FilterEvaluation<Filter>> {
  const evaluation = await traceFilters(tx, message)
  const decided = evaluation.decision ? [evaluation.decision] : []
  await countHits(
    tx,
    [...evaluation.redactions, ...decided].map(({ id }) => id),
  )
  return evaluation
}
