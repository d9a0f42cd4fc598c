import type { FieldChange } from '@sextant/contract/segments/history'
import type { Segment } from '@sextant/contract/segments/schemas'
import { moneyText } from '../kit/money-text'
import { numberText } from '../kit/number-text'
import { instantText, shortDayText, zonedText } from '../kit/time-text'

/** Suffixes of fields derived from others, such as instants from local times. */
const derivedEnd = /_(utc|latitude|longitude|time_zone_id)$/

/** Fields that are derived from others, or internal. */
const derived: ReadonlySet<string> = new Set([
  'cents',
  'rate_date',
  'distance_km',
  'duration_min',
  'member_id',
  'source',
  'cancelled_at',
  'checkin_date',
  'checkin_time',
  'checkout_date',
  'checkout_time',
])

/** The changes that are displayed, without derived ones. */
export const shownChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.filter(({ field }) => !derived.has(field) && !derivedEnd.test(field))

type Zones = { readonly old: string | null; readonly new: string | null }
type Place = Pick<Segment, 'start_time_zone_id' | 'end_time_zone_id'>

/**
 * The zones of a local time before and after its change: those that changed with it, else the segment's. Null for other
 * fields.
 */
export function zonesOfChange(field: string, changes: readonly FieldChange[], segment: Place): Zones {
  const end = field === 'start_datetime' ? 'start' : field === 'end_datetime' ? 'end' : null
  if (end === null) return { old: null, new: null }
  const zone = `${end}_time_zone_id` as const
  const moved = changes.find((change) => change.field === zone)
  const now = segment[zone]
  return moved ? { old: textOr(moved.old, now), new: textOr(moved.new, now) } : { old: now, new: now }
}

const textOr = (value: unknown, otherwise: string | null): string | null =>
  typeof value === 'string' ? value : otherwise

type Written = { readonly placeZone?: string | null; readonly currency?: string | null }

/**
 * A value before or after a change as text. Instants are in a zone, local times have the offset of their place's zone,
 * and numbers with a currency are hundredths of it.
 */
export function changedValueText(value: unknown, zone: string, { placeZone = null, currency }: Written = {}): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '—'
  if (Array.isArray(value)) return value.map((one) => changedValueText(one, zone)).join(', ')
  if (typeof value === 'number') return currency ? moneyText(value, currency) : numberText(value)
  if (typeof value === 'object') return 'value' in value ? String(value.value) : JSON.stringify(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return instantText(text, zone)
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return zonedText(text, placeZone)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? shortDayText(text) : text
}
