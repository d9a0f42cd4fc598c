import { ReportFilters, ReportType } from '@sextant/contract/reports/schemas'
import { deleteBlobsLater } from '../../platform/blobs/jobs'
import type { Tx } from '../../platform/database/transaction'
import type { LastStep, Steps } from '../../platform/jobs/handle'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { insertGroups } from '../groups/store'
import type { Reading } from '../kinds/kind'
import { reportKinds } from '../kinds/kinds'
import { attachReport, deliverReport, type Sendable } from '../schedules/deliver-report'
import { reportKeys, snapshotKey, writeSnapshot } from '../snapshot/snapshot'
import { findReport, type ReportRow, teamOf } from '../store'
import { emitReport } from './end-report'
import { expireReportJob } from './jobs'
import { beginReport, completeReport, saveProgress } from './store'

type Payload = { readonly reportId: string }

/** How long a report is retained, in seconds. */
const retentionSeconds = 30 * 24 * 60 * 60

/** How often progress is saved and cancellation checked, in milliseconds. */
const progressIntervalMs = 500

/** The report is no longer wanted: it was cancelled, deleted, or ended by an erasure. */
class ReportEnded extends Error {
  override readonly name = 'ReportEnded'
}

/**
 * Creates a report: reads its rows in one snapshot of the database, streams them into storage, and saves the totals. If
 * the process dies, the job starts over and replaces the stored rows.
 */
export async function makeReport(
  services: Services,
  { team, step, read }: Steps,
  { reportId }: Payload,
): Promise<LastStep | void> {
  const key = snapshotKey(team, reportId)
  const isWanted = await step(async (tx) => await beginReport(tx, reportId))
  try {
    const file = isWanted ? await read(async (tx) => await readInto(services, step, tx, { reportId, key })) : null
    // Deletes the rows that a dead process stored for a report no longer wanted.
    if (!file) return await services.blobs.delete(key)
    const attached = file.report.schedule_id === null ? null : await attachReport(services, team, file.report)
    return async (tx) => await finish(services, tx, file, attached)
  } catch (error) {
    if (!(error instanceof ReportEnded)) throw error
    await services.blobs.delete(key)
  }
}

type ReportTarget = { readonly reportId: string; readonly key: string }

/** Reads a report's current rows and stores them. */
async function readInto(
  services: Services,
  step: Steps['step'],
  tx: Tx,
  { reportId, key }: ReportTarget,
): Promise<ReportFile | null> {
  const [report, team] = [await findReport(tx, reportId), await teamOf(tx)]
  if (!report || !team) return null
  const kind = reportKinds[ReportType.parse(report.type)]
  const reading = kind.read(tx, queryOf(report, team.time_zone_id), team.currency)
  const reportedAt = reportingProgress(services, await reading.count(), async (progress) => {
    if (!(await step(async (tx) => await saveProgress(tx, reportId, progress)))) throw new ReportEnded()
  })
  const size = await writeSnapshot(services.blobs, key, reading.columns, reportedAt(reading.batches()))
  return { report, reading, size, currency: team.currency }
}

const queryOf = (report: ReportRow, zone: string) => ({
  span: { start: report.start_date, end: report.end_date },
  filters: ReportFilters.parse(report.filters),
  zone,
})

/** Passes batches through and saves the progress. */
function reportingProgress({ clock }: Services, count: number, onProgress: (progress: number) => Promise<void>) {
  return async function* <Row>(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
    let passed = 0
    let reportedAt = clock.elapsed()
    for await (const rows of batches) {
      yield rows
      passed += rows.length
      if (clock.elapsed() - reportedAt < progressIntervalMs) continue
      reportedAt = clock.elapsed()
      await onProgress(Math.min(99, Math.floor((passed / Math.max(1, count)) * 100)))
    }
  }
}

type ReportFile = {
  readonly report: ReportRow
  readonly reading: Reading
  readonly size: number
  readonly currency: string
}

async function finish(
  services: Services,
  tx: Tx,
  { report, reading, size, currency }: ReportFile,
  attached: Sendable | null,
): Promise<void> {
  const { rows, groups, summary } = reading.summed()
  const isWanted = await completeReport(tx, report.id, {
    row_count: rows,
    size_bytes: size,
    currency,
    summary,
    expires_at: new Date(services.clock.now().getTime() + retentionSeconds * 1000).toISOString(),
  })
  if (!isWanted) return await deleteBlobsLater(tx, reportKeys(tx.team, report.id))
  for (const [breakdown, found] of groups) await insertGroups(tx, report.id, breakdown, found)
  await enqueue(tx, expireReportJob, { reportId: report.id }, { afterSeconds: retentionSeconds })
  await emitReport(tx, report.id, 'report.completed')
  await deliverReport(services, tx, report.id, attached)
}
