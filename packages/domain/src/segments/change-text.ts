import type { FieldChange } from '@sextant/contract/segments/history'
import { numberText } from '../kit/number-text'
import { instantText, localText, shortDayText } from '../kit/time-text'

/** Ends of fields that follow from others, such as instants from local times. */
const derivedEnd = /_(utc|latitude|longitude|time_zone_id)$/

/** Fields that follow from others, or are for machines. */
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

/** The changes that people are shown: each once. */
export const shownChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.filter(({ field }) => !derived.has(field) && !derivedEnd.test(field))

/** A value before or after a change as text; instants in a zone. */
export function changedValueText(value: unknown, zone: string): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '—'
  if (Array.isArray(value)) return value.map((one) => changedValueText(one, zone)).join(', ')
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'object') return 'value' in value ? String(value.value) : JSON.stringify(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return instantText(text, zone)
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return localText(text)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? shortDayText(text) : text
}
