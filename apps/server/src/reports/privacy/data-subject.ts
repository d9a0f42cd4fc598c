import type { Erasure } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { emitReport } from '../generation/end-report'
import { endAllReports } from '../generation/store'
import { reportKeys } from '../snapshot/snapshot'

/**
 * Expires the team's completed reports and fails unfinished ones: their stored rows may contain the person and cannot
 * be searched. People can recreate them from the remaining data.
 */
export async function eraseReports(_: Services, tx: Tx, subject: Erasure): Promise<void> {
  const ended = await endAllReports(tx, 'Somebody was erased who may have been in it. Make it again.')
  subject.deleteBlobs(ended.flatMap(({ id }) => reportKeys(tx.team, id)))
  for (const { id } of ended.filter(({ status }) => status === 'failed')) await emitReport(tx, id, 'report.failed')
  subject.count('reports', ended.length)
}
