import type { FieldErrors } from '@sextant/contract/kit/errors'
import type { SegmentEdit } from '@sextant/contract/segments/edit'
import { dayOf } from '../kit/local-time'
import { timeText } from '../kit/time-text'
import { type Convert, convertedPrice } from './convert-price'
import { derive } from './derive'
import { assumedOf, type Draft, type SegmentDraft } from './draft'
import { type AirlineLookup, airlineFields } from './edit-airline'
import { type PlaceLookup, type PlaceProblems, withPlaces } from './edit-places'
import { editableFields } from './editable-fields'
import { withoutPhones } from './place-phones'
import { issuerOfType, unitedReferences } from './references'

export type EditContext = PlaceLookup &
  AirlineLookup & {
    readonly convert: Convert
  }

/** The result of an edit: the segment and the fields set by people, or the problems. */
export type EditResult =
  | { readonly ok: true; readonly segment: SegmentDraft; readonly set: readonly string[] }
  | { readonly ok: false; readonly errors: FieldErrors }

/** Derived fields, which are always recalculated. */
const derived = new Set([
  'metadata',
  'evidence',
  'start_datetime_utc',
  'end_datetime_utc',
  'numberOfNights',
  'numberOfDays',
  'distance_km',
  'duration_min',
])

/**
 * Applies people's corrections and everything derived from them: the airline of a flight number, location and zone of
 * airports, stations and cities, instants, nights, and the converted price. Only fields of the segment's type can be
 * set. It must keep a day, and must not end before it begins.
 */
export function editSegment(segment: SegmentDraft, edit: SegmentEdit, context: EditContext): EditResult {
  const values = Object.fromEntries(
    Object.entries(edit).filter(([field, value]) => field !== 'member_id' && value !== undefined),
  )
  const unknownFields = Object.keys(values).filter(
    (field) => !editableFields[segment.type].some((editable) => editable === field),
  )
  if (unknownFields.length > 0)
    return refused(unknownFields, `A segment of the type ${segment.type} has no such field.`)
  const problems: PlaceProblems = new Map()
  const placed = withPlaces(
    { ...segment, ...values, ...airlineFields(segment, edit, context) },
    edit,
    context,
    problems,
  )
  const withTimes = placed.type === 'hotel' ? withStayTimes(placed, edit) : placed
  const after = derive({ ...withTimes, ...named(withTimes, edit), ...priced(withTimes, edit, context) })
  const errors = {
    ...Object.fromEntries(problems),
    ...(hasFieldOf(values, times) && timeErrors(after)),
    ...(hasFieldOf(values, ['price', 'currency']) && priceErrors(after)),
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const set = changedFields(segment, after)
  return {
    ok: true,
    set,
    segment: { ...after, references: referencesAfter(after, set), metadata: metadataAfter(after, set) },
  }
}

/** A number set by people is an additional reference, since emails still use the others. */
const referencesAfter = ({ type, confirmation_no: value, references }: SegmentDraft, set: readonly string[]) =>
  set.includes('confirmation_no') && value !== null
    ? unitedReferences([...references, { value, issuer: issuerOfType[type] }])
    : references

const times = ['start_datetime', 'end_datetime', 'start_time_zone_id', 'end_time_zone_id']

/** Emails can also be inconsistent, so an edit is only checked for the fields that it sets. */
const hasFieldOf = (values: object, fields: readonly string[]): boolean =>
  fields.some((field) => Object.hasOwn(values, field))

const refused = (fields: readonly string[], message: string): EditResult => ({
  ok: false,
  errors: Object.fromEntries(fields.map((field) => [field, [message]])),
})

/** A stay has separate days and times, from which its start and end are computed. */
const withStayTimes = (stay: Draft<'hotel'>, edit: SegmentEdit): Draft<'hotel'> => ({
  ...stay,
  ...(edit.start_datetime !== undefined && {
    checkin_date: edit.start_datetime && dayOf(edit.start_datetime),
    checkin_time: edit.start_datetime && timeText(edit.start_datetime),
  }),
  ...(edit.end_datetime !== undefined && {
    checkout_date: edit.end_datetime && dayOf(edit.end_datetime),
    checkout_time: edit.end_datetime && timeText(edit.end_datetime),
  }),
})

/** Names stored twice: a station is also its place's name, and a hotel also the name of its place. */
function named(segment: SegmentDraft, edit: SegmentEdit): object {
  if (segment.type === 'hotel' && edit.hotel_name !== undefined)
    return { start_name: edit.hotel_name, end_name: edit.hotel_name }
  if (segment.type !== 'rail') return {}
  return {
    ...(edit.start_name !== undefined && { origin_station: edit.start_name, origin_code: null }),
    ...(edit.end_name !== undefined && { destination_station: edit.end_name, destination_code: null }),
  }
}

const priced = (segment: SegmentDraft, edit: SegmentEdit, { convert }: EditContext): object =>
  edit.price === undefined && edit.currency === undefined ? {} : convertedPrice(segment, convert)

function timeErrors(segment: SegmentDraft): FieldErrors {
  const { start_datetime: start, end_datetime: end, start_datetime_utc, end_datetime_utc } = segment
  if (start === null && end === null)
    return { start_datetime: ['A segment needs a day to stand on: give its begin or its end.'] }
  const isBackwards =
    start_datetime_utc !== null && end_datetime_utc !== null
      ? end_datetime_utc < start_datetime_utc
      : start !== null && end !== null && end < start
  return isBackwards ? { end_datetime: ['The end must not be before the begin.'] } : {}
}

const priceErrors = ({ price, currency }: SegmentDraft): FieldErrors =>
  price !== null && currency === null ? { currency: ['A price needs its currency.'] } : {}

function changedFields(before: SegmentDraft, after: SegmentDraft): string[] {
  const previous = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([field, value]) =>
    derived.has(field) || previous.get(field) === value || Array.isArray(value) ? [] : [field],
  )
}

/** Fields set by people are no longer assumed, and a different place has a different phone number. */
function metadataAfter(segment: SegmentDraft, set: readonly string[]): SegmentDraft['metadata'] {
  const { assumed: _, ...metadata } = withoutPhones(segment.metadata, set)
  const assumed = assumedOf(segment).filter((field) => !set.includes(field))
  return { ...metadata, ...(assumed.length > 0 && { assumed }) }
}
