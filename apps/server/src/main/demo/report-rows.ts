import type { ReportFormat, ReportType } from '@sextant/contract/reports/schemas'
import type { DemoTeam } from '@sextant/demo/teams'
import { users } from '@sextant/demo/users'
import { intervalOf } from '@sextant/domain/dashboard/intervals'
import { addDays } from '@sextant/domain/kit/local-time'
import { nextRun } from '@sextant/domain/reports/next-run'
import { reportName } from '@sextant/domain/reports/report-name'
import { makeReportJob } from '../../reports/generation/jobs'
import { runScheduleJob } from '../../reports/schedules/jobs'

type Rows = readonly Readonly<Record<string, unknown>>[]
export type ReportRows = {
  readonly reports: Rows
  readonly report_schedules: Rows
  readonly report_recipients: Rows
  readonly jobs: Rows
}

/** The reports requested by each kind of team, the latest last; their days end today or a number of days ahead. */
const requestedReports: Readonly<Record<DemoTeam['type'], readonly (readonly [ReportType, days: number])[]>> = {
  org: [
    ['email', 30],
    ['member', 365],
    ['origin_destination', 365],
    ['all_segments', 30],
    ['hotel_spend', 90],
    ['flight_spend', 90],
  ],
  dev: [
    ['client', 30],
    ['mailbox', 30],
    ['email', 30],
  ],
}

/** A team's reports: requested ones, which its worker creates immediately; an expired one; and a schedule. */
export function reportRows(team: DemoTeam, today: string): ReportRows {
  const owner = users.find(({ teams }) => teams.includes(team.id))
  const by = { team_id: team.id, created_by: owner?.id ?? null }
  const stamps = (day: string) => ({ created: `${day}T07:30:00.000Z`, modified: `${day}T07:30:05.000Z` })
  const id = (place: number): string => String(Number(team.id) * 100 + place)
  const report = (place: number, type: ReportType, start_date: string, end_date: string) => ({
    ...by,
    id: id(place),
    type,
    name: reportName(type, start_date, end_date),
    start_date,
    end_date,
    filters: {},
    format: 'xlsx' satisfies ReportFormat,
    progress: 0,
    cancelled: false,
  })
  const waiting = requestedReports[team.type].map(([type, days], at) => ({
    ...report(at + 2, type, addDays(today, 1 - days), today),
    status: 'queued',
    ...stamps(addDays(today, at - 9)),
  }))
  const old = addDays(intervalOf(today, 'month'), -62)
  const expired = {
    ...report(1, requestedReports[team.type][0]?.[0] ?? 'email', intervalOf(old, 'month'), old),
    status: 'expired',
    ...stamps(addDays(old, 1)),
  }
  const schedule = scheduleRow(team, today, id(1))
  return {
    reports: [expired, ...waiting],
    report_schedules: [{ ...by, ...schedule, ...stamps(addDays(today, -40)) }],
    report_recipients: owner ? [{ team_id: team.id, schedule_id: schedule.id, user_id: owner.id }] : [],
    jobs: [
      ...waiting.map((one) => ({
        team_id: team.id,
        kind: makeReportJob.kind,
        payload: { reportId: one.id },
        run_at: `${today}T00:00:00Z`,
      })),
      {
        team_id: team.id,
        kind: runScheduleJob.kind,
        payload: { scheduleId: schedule.id, at: schedule.next_run_at },
        run_at: schedule.next_run_at,
      },
    ],
  }
}

/** A weekly report, on Monday morning. */
function scheduleRow({ type, zone }: DemoTeam, today: string, id: string) {
  const rule = { frequency: 'weekly', weekday: 1, day: 1, hour: 8 } as const
  return {
    id,
    ...rule,
    name: type === 'org' ? 'Flights of the week' : 'Mail of the week',
    type: type === 'org' ? 'flight_spend' : 'email',
    filters: {},
    range: 'last_week',
    format: 'xlsx',
    status: 'Active',
    // From tomorrow on, so that it does not run while people look around.
    next_run_at: nextRun(rule, zone, `${addDays(today, 1)}T00:00:00.000Z`),
  }
}
