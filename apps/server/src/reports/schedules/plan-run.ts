import { nextRun, type ScheduleRule } from '@sextant/domain/reports/next-run'
import type { Clock } from '../../platform/clock'
import type { Tx } from '../../platform/database/transaction'
import { enqueue } from '../../platform/jobs/job'
import { runScheduleJob } from './jobs'

type ScheduleWithStatus = ScheduleRule & { readonly status: 'Active' | 'Paused' }

/** When a schedule runs next; null while it is paused. */
export const nextRunOf = (rule: ScheduleWithStatus, zone: string, { now }: Clock): string | null =>
  rule.status === 'Paused' ? null : nextRun(rule, zone, now().toISOString())

/** Enqueues its next run. */
export async function planRun(tx: Tx, scheduleId: string, at: string | null, { now }: Clock): Promise<void> {
  if (at === null) return
  const afterSeconds = (Date.parse(at) - now().getTime()) / 1000
  await enqueue(tx, runScheduleJob, { scheduleId, at }, { afterSeconds })
}
