import type { Reservation } from '@sextant/contract/emails/reservation'
import type { EmailDetail } from '@sextant/contract/emails/schemas'
import type { Segment } from '@sextant/contract/segments/schemas'
import { certainConfidence } from '@sextant/domain/emails/needs-review'
import { editableFields } from '@sextant/domain/segments/editable-fields'
import { draftOf } from '@sextant/domain/segments/from-reservation'
import { segmentKindOf } from '../../kit/segment-kinds'
import type { Prefill } from './entry-fields'
import { type EntryKind, entryKind } from './entry-kinds'
import { isTime } from './segment-values'

type ExistingSegment = { readonly start_datetime?: string | null } & (
  | { readonly type: Exclude<Segment['type'], 'activity'> }
  | { readonly type: 'activity'; readonly activity_type: string }
)

/**
 * Initial values for the form, in order of preference: a booking that was found only partly or uncertainly; another
 * booking like the email's existing ones; what was read of a booking that became no segment; the type the email may be
 * about.
 */
export function prefillOf(
  { reservations, diagnostics }: Pick<EmailDetail, 'reservations' | 'diagnostics'>,
  created: readonly ExistingSegment[],
): Prefill {
  const found = diagnostics
    .flatMap((diagnostic) => diagnostic.found ?? [])
    .find((reservation) => !created.some(isOf(reservation)))
  if (found) return { ...prefillWith(found), isUnsure: true }
  const last = created.at(-1)
  if (last) return { kind: kindOf(last), values: {} }
  const [read] = reservations
  if (!read) {
    const diagnosedKind = diagnostics.flatMap(({ kind }) => kind ?? [])[0]
    return { kind: diagnosedKind ? segmentKindOf[diagnosedKind] : 'air', values: {} }
  }
  return { ...prefillWith(read), isUnsure: read.confidence < certainConfidence }
}

/** Whether a segment matches the booking, whose day may be unknown. */
const isOf = (booking: Reservation) => {
  const day = booking.start.time.local?.slice(0, 10) ?? ''
  const kind = segmentKindOf[booking.kind]
  return (segment: ExistingSegment): boolean =>
    kindOf(segment) === kind && (segment.start_datetime ?? '').startsWith(day)
}

function prefillWith(read: Reservation): Prefill {
  const draft = draftOf(read, { source: { id: '', name: '', type: 'unknown' }, convert: () => null })
  const draftValues = new Map<string, unknown>(Object.entries(draft))
  const values = editableFields[draft.type].flatMap((field) => {
    const value = draftValues.get(field)
    return typeof value === 'string' ? [[field, isTime(field) ? value.slice(0, 16) : value] as const] : []
  })
  const named = read.travelers.find(({ name }) => name !== undefined)?.name
  return { kind: kindOf(draft), values: Object.fromEntries(values), ...(named !== undefined && { named }) }
}

const kindOf = (reservation: ExistingSegment): EntryKind =>
  reservation.type === 'activity' ? entryKind(reservation.activity_type, 'activity') : reservation.type
