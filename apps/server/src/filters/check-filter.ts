import type { FilterDraft } from '@sextant/contract/filters/schemas'
import { problemsOf } from '@sextant/domain/filters/problems'
import type { Tx } from '../platform/database/transaction'
import { refuseFields } from '../platform/http/refusal'
import { hasMailbox } from './store'

/** Rejects a filter with inconsistent parts or an unknown mailbox (422). */
export async function checkFilter(tx: Tx, filter: FilterDraft): Promise<void> {
  const problems = problemsOf(filter)
  if (Object.keys(problems).length > 0) refuseFields(problems)
  await checkMailbox(tx, filter.mailbox_id)
}

/** Rejects a mailbox that the team does not have (422). */
export async function checkMailbox(tx: Tx, id: string | null | undefined): Promise<void> {
  if (typeof id === 'string' && !(await hasMailbox(tx, id))) refuseFields({ mailbox_id: ['There is no such mailbox.'] })
}
