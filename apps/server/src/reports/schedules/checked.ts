import type { TeamType } from '@sextant/contract/kit/team'
import type { ReportFilters, ReportType } from '@sextant/contract/reports/schemas'
import { queryProblems } from '@sextant/domain/reports/problems'
import type { Tx } from '../../platform/database/transaction'
import { refuseFields } from '../../platform/http/refusal'
import { setRecipients } from './store'

/** Rejects (422) queries that the team's reports do not support. */
export function checkQuery(team: TeamType, query: { type: ReportType; filters: ReportFilters }): void {
  const problems = queryProblems(team, query)
  if (Object.keys(problems).length > 0) refuseFields(problems)
}

/** Sets a schedule's recipients. Rejects (422) anyone who is not a user of the team, since reports stay within it. */
export async function assignRecipients(tx: Tx, id: string, people: readonly string[]): Promise<void> {
  if (!(await setRecipients(tx, id, people)))
    refuseFields({ recipients: ['Reports are sent to users of the team only.'] })
}
