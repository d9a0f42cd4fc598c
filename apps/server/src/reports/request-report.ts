import type { TeamRef } from '@sextant/contract/kit/team'
import type { Report, ReportDraft } from '@sextant/contract/reports/schemas'
import { reportName } from '@sextant/domain/reports/report-name'
import type { Tx } from '../platform/database/transaction'
import { Refusal, refuse } from '../platform/http/refusal'
import { enqueue } from '../platform/jobs/job'
import { makeReportJob } from './generation/jobs'
import { presentReport } from './present'
import { countUnfinished, findReport, insertReport } from './store'

/** The maximum number of queued and running reports per team. */
const maxUnfinished = 20

/** Seconds after which one of them has probably finished. */
const retryAfter = 30

function refuseTooMany(): never {
  const text = `${maxUnfinished} reports are being made already. Wait until one is done.`
  throw new Refusal('too_many_requests', text, undefined, retryAfter)
}

type By = { readonly created_by: string | null; readonly schedule_id: string | null }

/** Requests a report, which is created if and only if the transaction commits. Refuses (429) if there are too many. */
export async function requestReport(tx: Tx, team: TeamRef, draft: ReportDraft, by: By): Promise<Report> {
  if ((await countUnfinished(tx)) >= maxUnfinished) refuseTooMany()
  const name = draft.name ?? reportName(draft.type, draft.start_date, draft.end_date)
  const id = await insertReport(tx, { ...draft, ...by, name })
  await enqueue(tx, makeReportJob, { reportId: id })
  return presentReport((await findReport(tx, id)) ?? refuse('not_found'), team)
}
