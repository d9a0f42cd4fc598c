import { agree } from '../kit/agree'
import { fold } from '../kit/fold'
import type { SegmentDraft } from './draft'

/**
 * Fields that are only meaningful together. If a key differs, the older source's values for the group are discarded.
 */
type FieldGroup = { readonly keys: readonly string[]; readonly fields: readonly string[] }

const place = (end: 'start' | 'end', from: 'origin' | 'destination'): FieldGroup => ({
  keys: [from, `${from}_code`, `${end}_locality`, `${end}_country_code`],
  fields: [
    ...['', '_code', '_name', '_station', '_terminal'].map((part) => `${from}${part}`),
    ...['name', 'address', 'locality', 'admin_code', 'country_code', 'postal_code'].map((field) => `${end}_${field}`),
    ...['latitude', 'longitude', 'time_zone_id'].map((field) => `${end}_${field}`),
  ],
})

const groups: readonly FieldGroup[] = [
  place('start', 'origin'),
  place('end', 'destination'),
  { keys: ['price', 'currency'], fields: ['price', 'currency', 'cents', 'rate_date'] },
  { keys: ['flight_number', 'train_number'], fields: ['gate', 'platform', 'coach', 'equipment'] },
]

/** The older source's fields that are discarded because a key of their group differs in the newer one. */
export function contradicted(older: SegmentDraft, newer: SegmentDraft): ReadonlySet<string> {
  const [before, now] = [older, newer].map((draft) => new Map<string, unknown>(Object.entries(draft)))
  const contradicts = (key: string): boolean => agree(textOf(before?.get(key)), textOf(now?.get(key))) === 'differ'
  return new Set(groups.filter(({ keys }) => keys.some(contradicts)).flatMap(({ fields }) => fields))
}

const textOf = (value: unknown): string => (typeof value === 'string' ? fold(value) : '')
