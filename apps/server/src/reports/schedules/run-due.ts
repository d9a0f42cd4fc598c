import type { TeamRef } from '@sextant/contract/kit/team'
import type { Report, Schedule } from '@sextant/contract/reports/schemas'
import { localOf } from '@sextant/domain/kit/local-time'
import { nextRun } from '@sextant/domain/reports/next-run'
import { scheduleRangeInfo } from '@sextant/domain/reports/range-days'
import type { Clock } from '../../platform/clock'
import type { Tx } from '../../platform/database/transaction'
import { Refusal } from '../../platform/http/refusal'
import type { Services } from '../../platform/services'
import { requestReport } from '../request-report'
import { teamOf } from '../store'
import { nextRunOf, planRun } from './plan-run'
import { presentSchedule } from './present'
import { findSchedule, lockSchedule, updateSchedule } from './store'

type Payload = { readonly scheduleId: string; readonly at: string }
type TeamInZone = TeamRef & { readonly time_zone_id: string }

/** Requests a schedule's report, for its range of days as of today. */
export async function requestScheduled(
  tx: Tx,
  team: TeamInZone,
  schedule: Schedule,
  { now }: Clock,
  by: string | null = schedule.created_by?.id ?? null,
): Promise<Report> {
  const instant = now().toISOString()
  const today = (localOf(instant, team.time_zone_id) ?? instant).slice(0, 10)
  const { start, end } = scheduleRangeInfo[schedule.range].days(today)
  const { type, filters, format, name } = schedule
  const draft = { type, filters, format, name, start_date: start, end_date: end }
  return await requestReport(tx, team, draft, { created_by: by, schedule_id: schedule.id })
}

/**
 * Runs a schedule that is due, and plans its next run from now, so runs missed during downtime are replaced by a single
 * one. If a clock change, such as a new time zone for the team, has postponed the run, it is rescheduled instead.
 */
export async function runDue({ clock }: Services, tx: Tx, { scheduleId, at }: Payload): Promise<void> {
  await lockSchedule(tx, scheduleId)
  const [row, team] = [await findSchedule(tx, scheduleId), await teamOf(tx)]
  if (!row || !team || row.next_run_at !== at) return
  const schedule = presentSchedule(row)
  const due = nextRun(schedule, team.time_zone_id, schedule.last_run_at ?? schedule.created)
  const later = [at, due].find((instant) => instant > clock.now().toISOString())
  if (later !== undefined) return await postponeRun(tx, scheduleId, later, clock)
  const next = nextRunOf(schedule, team.time_zone_id, clock)
  const isLimited = await requestUnlessLimited(tx, team, schedule, clock)
  const ran = isLimited ? {} : { last_run_at: clock.now().toISOString() }
  await postponeRun(tx, scheduleId, next, clock, ran)
}

async function postponeRun(
  tx: Tx,
  id: string,
  next_run_at: string | null,
  clock: Clock,
  ran: { readonly last_run_at?: string } = {},
): Promise<void> {
  await updateSchedule(tx, id, { next_run_at, ...ran })
  await planRun(tx, id, next_run_at, clock)
}

/** If the team has too many reports, skips this run; the schedule continues with the next one. */
async function requestUnlessLimited(tx: Tx, team: TeamInZone, schedule: Schedule, clock: Clock): Promise<boolean> {
  try {
    await requestScheduled(tx, team, schedule, clock)
    return false
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return true
    throw error
  }
}

/** Skips a run whose every attempt failed; the schedule continues with the next one. */
export async function skipRun({ clock }: Services, tx: Tx, { scheduleId, at }: Payload): Promise<void> {
  const [row, team] = [await findSchedule(tx, scheduleId), await teamOf(tx)]
  if (!row || !team || row.next_run_at !== at) return
  await postponeRun(tx, scheduleId, nextRunOf(presentSchedule(row), team.time_zone_id, clock), clock)
}
