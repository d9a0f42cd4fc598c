import type { FieldChange } from '@sextant/contract/segments/history'
import type { SegmentDraft } from './draft'

/** Fields that do not describe the travel itself: where values were read, estimates, and the groups of a segment. */
const unreported = new Set([
  'modified',
  'set_by',
  'metadata',
  'evidence',
  'trip_id',
  'booking_id',
  'sub_type',
  'co2_kg',
  'co2_method',
])

/** The fields of a record that differ from its previous state. A cost derived from its price is not repeated. */
export function changesBetween(before: object, after: object): FieldChange[] {
  const previous = new Map<string, unknown>(Object.entries(before))
  const changes = Object.entries(after).flatMap(([field, value]: [string, unknown]) => {
    const [old, now] = [previous.get(field) ?? null, value ?? null]
    return unreported.has(field) || JSON.stringify(old) === JSON.stringify(now) ? [] : [{ field, old, new: now }]
  })
  const isPriced = changes.some(({ field }) => field === 'cents' || field === 'status')
  return isPriced ? changes.filter(({ field }) => field !== 'net_cents') : changes
}

type Start = Pick<SegmentDraft, 'start_datetime' | 'start_datetime_utc'>

/**
 * Whether a change was reported after the segment began, by its times before and after. An email that postpones a
 * flight is sent before departure, even if the original time has passed.
 */
export const isAfterDeparture = (observed_at: string, segments: readonly Start[]): boolean =>
  segments.every(({ start_datetime, start_datetime_utc }) => {
    const start = start_datetime_utc ?? (start_datetime && `${start_datetime}Z`)
    return start !== null && Date.parse(start) < Date.parse(observed_at)
  })
