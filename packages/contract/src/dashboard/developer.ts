import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { BoundedDay, Day, Id } from '../kit/wire'

/** The default (spec §9) and maximum number of days for email figures. */
export const defaultMailDays = 7
export const maxMailDays = 92

/**
 * First and last day of receipt, in the team's time zone. The last day defaults to today; the first, to the default
 * number of days up to the last.
 */
const days = z.object({ start_date: z.optional(BoundedDay), end_date: z.optional(BoundedDay) })
const meta = z.object({ start_date: Day, end_date: Day, time_zone_id: z.string() })

export const emailsChart = endpoint({
  name: 'dashboard.emails_all',
  summary: `Count emails by day and status: the last ${defaultMailDays} days by default, at most ${maxMailDays}.`,
  method: 'GET',
  path: '{team}/emails/all',
  teams: ['dev'],
  permission: 'browse-emails',
  query: days,
  output: z.object({
    data: z.object({
      datasets: z.array(z.object({ label: z.string(), data: z.array(z.object({ date: Day, value: z.int() })) })),
    }),
    meta,
  }),
})
export type EmailsChart = z.infer<(typeof emailsChart)['output']>['data']

/** Milliseconds; null if no email was read. */
const Spread = z.nullable(z.object({ median: z.number(), p95: z.number() }))
const mails = { mails: z.int(), processed: z.int() }

export const developerDashboard = endpoint({
  name: 'dashboard.developer',
  summary: 'Retrieve statistics of the emails of some days: outcomes, processing times and sources.',
  method: 'GET',
  path: '{team}/dashboard',
  teams: ['dev'],
  permission: 'read-dashboard',
  query: days,
  output: z.object({
    data: z.object({
      mails: z.int(),
      segments: z.int(),
      /**
       * The share read in full or in part, among emails with travel data: excludes duplicates, held and rejected
       * emails.
       */
      success_rate: z.nullable(z.number()),
      /** Time from receipt to final status, and time spent reading, for the newest 2,000 emails of the period. */
      latency_ms: Spread,
      reading_ms: Spread,
      /** The same figures for the preceding period of equal length. */
      before: z.object({ mails: z.int(), success_rate: z.nullable(z.number()) }),
      sources: z.array(z.object({ source_name: z.string(), ...mails })),
      mailboxes: z.array(z.object({ id: z.nullable(Id), name: z.string(), address: z.nullable(z.string()), ...mails })),
    }),
    meta,
  }),
})
export type DeveloperFigures = z.infer<(typeof developerDashboard)['output']>['data']
