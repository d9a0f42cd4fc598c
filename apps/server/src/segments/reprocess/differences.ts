import type { SegmentDifference } from '@sextant/contract/emails/reprocess'
import { segmentHeadline } from '@sextant/domain/segments/headline'
import { presentSegment } from '../present'
import type { SegmentRow } from '../store'

/** A segment's travel data, without its provenance, timestamps and trip. */
const silent: ReadonlySet<string> = new Set([
  'id',
  'trip_id',
  'email_id',
  'booking_id',
  'evidence',
  'metadata',
  'set_by',
  'sub_type',
  'member_name',
  'cancelled_at',
  'created',
  'modified',
])

type Values = ReadonlyMap<string, unknown>

const valuesOf = (row: SegmentRow | undefined): Values =>
  new Map(Object.entries(row ? presentSegment(row) : {}).filter(([field]) => !silent.has(field)))

const serialized = (value: unknown): string => JSON.stringify(value ?? null)

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

function fieldsOf(before: Values, after: Values): SegmentDifference['fields'] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }))
    .filter((one) => serialized(one.before) !== serialized(one.after) && !(isEmpty(one.before) && isEmpty(one.after)))
}

/**
 * The differences between two states of segments. Ids of new segments are null, since they are only known once the
 * segments are saved.
 */
export function differencesBetween(before: readonly SegmentRow[], after: readonly SegmentRow[]): SegmentDifference[] {
  const [was, is] = [byId(before), byId(after)]
  const ids = [...new Set([...was.keys(), ...is.keys()])].toSorted((a, b) => Number(a) - Number(b))
  return ids.flatMap((id): SegmentDifference[] => {
    const [old, now] = [was.get(id), is.get(id)]
    const row = now ?? old
    const fields = fieldsOf(valuesOf(old), valuesOf(now))
    if (!row || fields.length === 0) return []
    const change = old ? (now ? 'changed' : 'removed') : 'added'
    const { type, start_day: day } = row
    return [{ change, segment_id: old ? id : null, type, title: segmentHeadline(presentSegment(row)), day, fields }]
  })
}

const byId = (rows: readonly SegmentRow[]) => new Map(rows.map((row) => [row.id, row]))

/** Whether the differences of two runs are equal, ignoring ids. */
export const sameDifferences = (a: readonly SegmentDifference[], b: readonly SegmentDifference[]): boolean =>
  fingerprint(a) === fingerprint(b)

/** The database returns the fields of JSON objects in another order. */
const fingerprint = (differences: readonly SegmentDifference[]): string =>
  JSON.stringify(
    differences
      .map(({ change, type, title, day, fields }) => ({ change, type, title, day, fields }))
      .map((difference) => JSON.stringify(inOrder(difference)))
      .toSorted(),
  )

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, entry]) => [key, inOrder(entry)]))
}
