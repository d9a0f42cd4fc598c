import type { Tx } from '../platform/database/transaction'
import { refuse } from '../platform/http/refusal'
import { findReport, type ReportRow } from './store'

/** A completed report. 404 if it does not exist, 409 in any other status. */
export async function completedReport(tx: Tx, id: string): Promise<ReportRow> {
  const report = (await findReport(tx, id)) ?? refuse('not_found')
  const status = report.shown_status
  if (status === 'completed') return report
  return refuse(
    'conflict',
    status === 'queued' || status === 'processing'
      ? 'The report is not made yet. Ask again when it is completed.'
      : 'The rows of this report are no longer kept. Make it again.',
  )
}
