import type { Filter } from '@sextant/contract/filters/schemas'
import type { FilteredMessage } from '@sextant/domain/filters/condition'
import { type Judgement, judge } from '@sextant/domain/filters/evaluate'
import type { Tx } from '../platform/database/transaction'
import { presentFilter } from './present'
import { countHits, findFilters } from './store'

/** What the team's rules make of a message; nothing is counted. */
export const tryRules = async (tx: Tx, message: FilteredMessage): Promise<Judgement<Filter>> =>
  judge((await findFilters(tx)).map(presentFilter), message)

/** What the team's rules make of a mail that came in; the rules that had a say count it. */
export async function judgeMail(tx: Tx, message: FilteredMessage): Promise<Judgement<Filter>> {
  const judged = await tryRules(tx, message)
  const decided = judged.decision ? [judged.decision] : []
  await countHits(
    tx,
    [...judged.redactions, ...decided].map(({ id }) => id),
  )
  return judged
}
