import * as z from 'zod/mini'
import { BoundedDay, Currency, Day, Id, Instant, oneLine, timestamps } from '../kit/wire'

/** Report types of organisations and of developer teams (spec §2). Both have `email`. */
export const orgReportTypes = [
  'all_segments',
  'flight_spend',
  'hotel_spend',
  'car_spend',
  'rail_spend',
  'ground_spend',
  'origin_destination',
  'member',
  'email',
] as const
export const devReportTypes = ['email', 'mailbox', 'client', 'webhook'] as const
export const reportTypes = [...orgReportTypes, 'mailbox', 'client', 'webhook'] as const
export const ReportType = z.enum(reportTypes).register(z.globalRegistry, { examples: ['email'] })
export type ReportType = z.infer<typeof ReportType>

/** A cancelled report is `failed`, with `cancelled` and `error` set. */
export const reportStatuses = ['queued', 'processing', 'completed', 'failed', 'expired'] as const
export const ReportStatus = z.enum(reportStatuses)
export type ReportStatus = z.infer<typeof ReportStatus>

/** Download formats for a report's rows. */
export const reportFormats = ['xlsx', 'csv', 'json'] as const
export const ReportFormat = z.enum(reportFormats)
export type ReportFormat = z.infer<typeof ReportFormat>

const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), oneLine)

/** Row filters in addition to the days; `domain/reports` defines which types support them. */
export const ReportFilters = z.object({
  /** What the days apply to: the start of travel (the default), or the booking date in UTC. */
  date_by: z.optional(z.enum(['travel', 'booking'])),
  member_id: z.optional(Id),
  department: z.optional(word),
  cost_center: z.optional(word),
  source_classification: z.optional(z.enum(['tmc', 'direct', 'unknown'])),
  provider: z.optional(word),
  /** Includes cancelled bookings, which are omitted by default. */
  include_cancelled: z.optional(z.boolean()),
  mailbox_id: z.optional(Id),
})
export type ReportFilters = z.infer<typeof ReportFilters>
export type ReportFilterName = keyof ReportFilters

export const Report = z.object({
  id: Id,
  type: ReportType,
  attributes: z.object({
    status: ReportStatus,
    cancelled: z.boolean(),
    name: z.string(),
    start_date: Day,
    end_date: Day,
    filters: ReportFilters,
    /** The format for email, and the default for downloads; every format can be downloaded. */
    format: ReportFormat,
    /** The currency of the amounts; null until the report is created. */
    currency: z.nullable(Currency),
    row_count: z.nullable(z.int()),
    /** The compressed size of the stored rows. */
    size_bytes: z.nullable(z.int()),
    /** Out of 100. */
    progress: z.int(),
    error: z.nullable(z.string()),
    /** The URL of the file in the report's own format; null unless it is completed. */
    download_url: z.nullable(z.string()),
    expires_at: z.nullable(Instant),
    /** The schedule that requested it. */
    schedule_id: z.nullable(Id),
  }),
  /** The requester; the name is null once they are no longer a user of the team. */
  created_by: z.nullable(z.object({ id: Id, name: z.nullable(z.string()) })),
  ...timestamps,
})
export type Report = z.infer<typeof Report>

const name = z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(120), oneLine)

export const ReportDraft = z.object({
  type: ReportType,
  /** Defaults to the type and days. */
  name: z.optional(name),
  start_date: BoundedDay,
  end_date: BoundedDay,
  filters: z._default(ReportFilters, {}),
  format: z._default(ReportFormat, 'xlsx'),
})
export type ReportDraft = z.infer<typeof ReportDraft>

/**
 * The unit of a value: `money` in hundredths of the report's currency, `price` in units of it, `percent`, `days`; all
 * others are plain numbers.
 */
export const Unit = z.enum(['count', 'money', 'price', 'percent', 'days', 'number'])
export type Unit = z.infer<typeof Unit>

const value = z.nullable(z.number())
const Measure = z.object({ label: z.string(), unit: Unit })

/** Sums over time, with each interval identified by its first day; or the report's largest groups. */
const Chart = z.object({
  label: z.string(),
  unit: Unit,
  /** Null if the points are groups. */
  interval: z.nullable(z.enum(['day', 'week', 'month'])),
  series: z.array(z.object({ id: z.string(), label: z.string() })),
  points: z.array(z.object({ name: z.string(), values: z.array(z.number()) })),
})
export type ReportChart = z.infer<typeof Chart>

/** A report's results, as shown on its screen. */
export const ReportSummary = z.object({
  figures: z.array(z.object({ label: z.string(), unit: Unit, value })),
  chart: z.nullable(Chart),
  /** The available breakdowns. */
  breakdowns: z.array(z.object({ id: z.string(), label: z.string() })),
  /** The columns of each breakdown. */
  measures: z.array(Measure),
})
export type ReportSummary = z.infer<typeof ReportSummary>

export const ReportGroup = z.object({ name: z.string(), values: z.array(value) })
export type ReportGroup = z.infer<typeof ReportGroup>

/** The days covered by a scheduled report, relative to the day it is created, in the team's time zone. */
export const scheduleRanges = [
  'last_week',
  'last_month',
  'last_quarter',
  'month_to_date',
  'year_to_date',
  'next_30_days',
] as const
export const ScheduleRange = z.enum(scheduleRanges)
export type ScheduleRange = z.infer<typeof ScheduleRange>

const ScheduleStatus = z.enum(['Active', 'Paused'])

const scheduleFields = {
  name,
  type: ReportType,
  filters: ReportFilters,
  range: ScheduleRange,
  format: ReportFormat,
  frequency: z.enum(['weekly', 'monthly']),
  /** 1 is Monday (ISO 8601); for weekly schedules. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  /** For monthly schedules; in a shorter month, its last day. */
  day: z.int().check(z.minimum(1), z.maximum(31)),
  /** In the team's time zone. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  status: ScheduleStatus,
}

/** IDs of users of the team. */
const recipients = z.array(Id).check(z.maxLength(50, 'Choose at most 50 people.'))

export const Schedule = z.object({
  id: Id,
  ...scheduleFields,
  recipients: z.array(z.object({ id: Id, name: z.string(), email: z.string() })),
  next_run_at: z.nullable(Instant),
  last_run_at: z.nullable(Instant),
  created_by: Report.shape.created_by,
  ...timestamps,
})
export type Schedule = z.infer<typeof Schedule>

export const ScheduleDraft = z.object({
  ...scheduleFields,
  filters: z._default(ReportFilters, {}),
  format: z._default(ReportFormat, 'xlsx'),
  weekday: z._default(scheduleFields.weekday, 1),
  day: z._default(scheduleFields.day, 1),
  status: z._default(ScheduleStatus, 'Active'),
  recipients: z._default(recipients, []),
})
export type ScheduleDraft = z.infer<typeof ScheduleDraft>

export const ScheduleEdit = z.partial(z.object({ ...scheduleFields, recipients }))
export type ScheduleEdit = z.infer<typeof ScheduleEdit>
