import type { Report, ReportFilters, ReportStatus, Unit } from '@sextant/contract/reports/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { reportName } from '@sextant/domain/reports/report-name'
import { valueText } from '../kit/chart-texts'
import type { Tone } from '../ui/badge'

/** The list of reports failed to load (spec §8). */
export const listFailure = 'We are unable fetch all your reports at this time . Please try again.'

export const statusLabels: Readonly<Record<ReportStatus, string>> = {
  queued: 'Waiting',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
  expired: 'Expired',
}
const tones: Readonly<Record<ReportStatus, Tone>> = {
  queued: 'neutral',
  processing: 'accent',
  completed: 'good',
  failed: 'bad',
  expired: 'neutral',
}

/** The badge for a report's status; a cancelled report does not show as failed. */
export const stateOf = ({ status, cancelled }: Report['attributes']): { label: string; tone: Tone } =>
  cancelled ? { label: 'Cancelled', tone: 'neutral' } : { label: statusLabels[status], tone: tones[status] }

export const isInProgress = ({ attributes: { status } }: Report): boolean =>
  status === 'queued' || status === 'processing'

/** Whether the report was given a name, instead of one made of its type and dates. */
export const isNamed = ({ type, attributes: { name, start_date, end_date } }: Report): boolean =>
  name !== reportName(type, start_date, end_date)

/** Formats a report value; an em dash for null. */
export function measureText(value: number | null, unit: Unit, currency: string): string {
  if (value === null) return '–'
  if (unit === 'percent') return `${numberText(value)}%`
  return valueText(value, unit === 'number' ? 'count' : unit, currency)
}

const classLabels = {
  tmc: 'managed only',
  direct: 'unmanaged only',
  unknown: 'unknown source class only',
} as const

/** A report's filters in one line; empty if there are none. */
export function filtersText(filters: ReportFilters): string {
  const { date_by, department, cost_center, provider, source_classification, include_cancelled } = filters
  return [
    date_by === 'booking' ? 'by booking date' : null,
    filters.member_id ? 'one traveler' : null,
    filters.mailbox_id ? 'one mailbox' : null,
    department ? `department ${department}` : null,
    cost_center ? `cost center ${cost_center}` : null,
    provider ? `provider ${provider}` : null,
    source_classification ? classLabels[source_classification] : null,
    include_cancelled ? 'cancelled bookings included' : null,
  ]
    .filter((part) => part !== null)
    .join(', ')
}
