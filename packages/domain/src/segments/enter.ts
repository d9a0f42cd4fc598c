import type { Extraction, ReservationKind } from '@sextant/contract/emails/reservation'
import type { FieldErrors } from '@sextant/contract/kit/errors'
import type { SegmentEdit } from '@sextant/contract/segments/edit'
import type { SegmentEntry } from '@sextant/contract/segments/entry'
import type { ActivityType, SegmentType } from '@sextant/contract/segments/schemas'
import { derive } from './derive'
import type { SegmentDraft } from './draft'
import { type EditContext, type EditResult, editSegment } from './edit'
import type { EditableField } from './editable-fields'
import { draftOf } from './from-reservation'

/** Where an entered segment comes from. */
export type EntryContext = EditContext & {
  /** The name of the traveler. */
  readonly traveler: string
  /** The sender of the email that the values were taken from; null if there is none. */
  readonly source: Extraction['source'] | null
}

const isDay = (local: string | null | undefined): local is string => local?.length === 10

/** Default times if only the day is known. For stays, see spec §5. */
const hours = {
  stay: { start: '15:00:00', end: '11:00:00' },
  other: { start: '00:00:00', end: '23:59:00' },
} as const

/** Converts what people enter about a booking to an edit of an empty segment. */
export function editOf(type: SegmentType, entry: SegmentEntry): SegmentEdit {
  const { activity_type: _kind, traveler: _traveler, trip_id: _trip, email_id: _email, ...edit } = entry
  const { start, end } = hours[type === 'hotel' ? 'stay' : 'other']
  const { start_datetime, end_datetime } = entry
  return {
    ...edit,
    ...(isDay(start_datetime) && { start_datetime: `${start_datetime}T${start}` }),
    ...(isDay(end_datetime) && { end_datetime: `${end_datetime}T${end}` }),
  }
}

/**
 * Creates a segment from what people enter, by the rules of an edit. It needs the fields that identify the booking, and
 * its dates. Problems are reported by field, all at once. A missing time is assumed, so that an email can still supply
 * it.
 */
export function enterSegment(type: SegmentType, entry: SegmentEntry, context: EntryContext): EditResult {
  const edited = editSegment(blankSegment(type, entry.activity_type, context), editOf(type, entry), context)
  const errors = { ...missing(type, entry), ...(edited.ok ? {} : edited.errors) }
  if (Object.keys(errors).length > 0 || !edited.ok) return { ok: false, errors }
  const assumed = assumedIn(type, entry)
  const { assumed: _, ...metadata } = edited.segment.metadata
  const named = { ...edited.segment, provider: edited.segment.provider ?? nameOf(edited.segment) }
  return {
    ok: true,
    segment: derive({ ...named, metadata: { ...metadata, ...(assumed.length > 0 && { assumed }) } }),
    set: [...new Set([...edited.set, ...hoursGiven(type, entry)])].filter((field) => !assumed.includes(field)),
  }
}

const kinds: Readonly<Record<Exclude<SegmentType, 'activity'>, ReservationKind>> = {
  air: 'flight',
  hotel: 'lodging',
  car: 'car',
  rail: 'train',
}
const activityKinds: Readonly<Record<ActivityType, ReservationKind>> = {
  general: 'event',
  transportation: 'taxi',
  restaurant: 'restaurant',
}

/** A segment of which only the type and traveler are known. */
function blankSegment(
  type: SegmentType,
  activity: ActivityType = 'general',
  { traveler, source, convert }: EntryContext,
): SegmentDraft {
  const emptyEnd = { place: {}, time: {} }
  const blank = draftOf(
    {
      kind: type === 'activity' ? activityKinds[activity] : kinds[type],
      status: 'confirmed',
      travelers: traveler === '' ? [] : [{ name: traveler }],
      provider: {},
      start: emptyEnd,
      end: emptyEnd,
      confidence: 1,
      evidence: {},
    },
    { source: source ?? { id: '', name: '', type: 'unknown' }, convert },
  )
  return source === null ? { ...blank, source: null, source_name: null } : blank
}

/** The times of a stay are separate fields. They count as set even if they equal the defaults. */
const stayHours = { start_datetime: 'checkin_time', end_datetime: 'checkout_time' } as const
const ends = ['start_datetime', 'end_datetime'] as const

const hoursGiven = (type: SegmentType, entry: SegmentEntry): string[] =>
  type === 'hotel' ? ends.filter((end) => entry[end] && !isDay(entry[end])).map((end) => stayHours[end]) : []

const assumedIn = (type: SegmentType, entry: SegmentEntry): string[] =>
  ends.filter((end) => isDay(entry[end])).map((end) => (type === 'hotel' ? stayHours[end] : end))

/** The name of the supplier, if people give no provider. */
function nameOf(segment: SegmentDraft): string | null {
  switch (segment.type) {
    case 'air':
      return segment.airline
    case 'hotel':
      return segment.hotel_name
    case 'car':
      return segment.car_company
    case 'rail':
      return segment.rail_line
    case 'activity':
      return segment.activity_name
  }
}

type FieldAdvice = Readonly<Partial<Record<EditableField, string>>>

/** The fields that a segment of a type needs, each with what to do if it is missing. */
export const neededFields: Readonly<Record<SegmentType, FieldAdvice>> = {
  air: {
    origin: 'Enter the airport of departure.',
    destination: 'Enter the airport of arrival.',
    start_datetime: 'Enter when the flight departs.',
  },
  hotel: {
    hotel_name: 'Enter the name of the hotel.',
    start_datetime: 'Enter the day of check-in.',
    end_datetime: 'Enter the day of check-out.',
  },
  car: { car_company: 'Enter the rental company.', start_datetime: 'Enter when the car is picked up.' },
  rail: {
    start_name: 'Enter the station of departure.',
    end_name: 'Enter the station of arrival.',
    start_datetime: 'Enter when the train departs.',
  },
  activity: { activity_name: 'Enter what it is.', start_datetime: 'Enter when it starts.' },
}

function missing(type: SegmentType, entry: SegmentEntry): FieldErrors {
  const values = new Map<string, unknown>(Object.entries(entry))
  return Object.fromEntries(
    Object.entries(neededFields[type]).flatMap(([field, text]) => (values.get(field) ? [] : [[field, [text]]])),
  )
}
