import {
  type ActivityType,
  type SegmentType,
  segmentTypes,
  type TravelType,
  travelTypes,
} from '@sextant/contract/segments/schemas'

/** Activity kinds by their Travel list types; `activity` means general ones. */
const activityNames = new Map<TravelType, ActivityType>([
  ['activity', 'general'],
  ['transportation', 'transportation'],
  ['restaurant', 'restaurant'],
])

/** The list types in a `type` query (spec §2), in the order of the specification. If none is known, all are meant. */
export function travelTypesIn(text: string | undefined): readonly TravelType[] {
  const words = new Set((text ?? '').split(','))
  if (words.has('trip')) return ['trip']
  const types = travelTypes.filter((type) => type !== 'all' && words.has(type))
  return words.has('all') || types.length === 0 ? ['all'] : types
}

/** The words of a `type` query that are not list types. */
export const unknownTravelTypes = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').filter((word) => word !== '' && !travelTypes.some((type) => type === word))

/** The `type` query after toggling one type. Trips and all are exclusive, the others combine. */
export function switchTravelType(types: readonly TravelType[], type: TravelType): string | undefined {
  if (type === 'all') return undefined
  if (type === 'trip') return types.includes('trip') ? undefined : 'trip'
  const others = types.filter((other) => other !== 'all' && other !== 'trip' && other !== type)
  const next = types.includes(type) ? others : [...others, type]
  return travelTypes.filter((listed) => next.includes(listed)).join(',') || undefined
}

/** The endpoint that lists these types, and the type part of its query (spec §7). */
export type SegmentKinds = {
  readonly kind: 'all' | SegmentType
  readonly segment_type?: string
  readonly activity_type?: string
}

/** A single type has its own endpoint. Several use `all` with the types as lists. Activities also send their kinds. */
export function segmentKindsOf(types: readonly TravelType[]): SegmentKinds {
  if (types.includes('all')) return { kind: 'all' }
  const kinds = types.flatMap((type) => activityNames.get(type) ?? [])
  const selected = segmentTypes.filter((type) => (type === 'activity' ? kinds.length > 0 : types.includes(type)))
  const activities = kinds.length > 0 ? { activity_type: kinds.join(',') } : {}
  const [only] = selected
  if (only && selected.length === 1) return { kind: only, ...activities }
  return { kind: 'all', segment_type: selected.join(','), ...activities }
}
