import type { Extraction, Moment, Passenger, Place, Reservation } from '@sextant/contract/emails/reservation'
import type { airFields } from '@sextant/contract/segments/schemas'
import { dayOf, instantOf } from '../kit/local-time'
import type { Convert } from './convert-price'
import type { Draft } from './draft'
import { evidenceFor, type FieldPaths } from './evidence'
import { placePhones } from './place-phones'
import { referencesOf } from './references'

/** What is needed besides the reservation to create a segment. */
export type DraftContext = {
  readonly source: Extraction['source']
  readonly convert: Convert
  /** When the email was sent (ISO 8601). Used as the booking date if the email states none. */
  readonly sentAt?: string
  /** The numbers of whoever sold everything that the email books. */
  readonly sellers?: ReadonlySet<string>
}

type Common = Omit<Draft<'air'>, 'type' | keyof typeof airFields>

/** The fields common to all segment types. `own` lists where the type's own fields were read. */
export function commonFields(reservation: Reservation, context: DraftContext, typePaths: FieldPaths): Common {
  const { start, end } = reservation
  return {
    status: reservation.status === 'cancelled' ? 'Cancelled' : 'Active',
    ...startFields(start.place, start.time),
    ...endFields(end.place, end.time),
    numberOfNights: null,
    numberOfDays: null,
    provider: reservation.provider.name ?? reservation.operator?.name ?? reservation.name ?? null,
    source: context.source.id,
    source_name: context.source.name,
    source_classification: classificationOf(context.source.type),
    confirmation_no: reservation.confirmation_no?.trim() || null,
    references: referencesOf(reservation, context.source, context.sellers),
    travelers: namesOf(reservation.travelers),
    ...money(reservation, context),
    booked_at: bookingDateOf(reservation, context),
    metadata: metadataOf(reservation, context),
    evidence: evidenceFor(reservation, typePaths),
  }
}

const startFields = (place: Place, time: Moment) => ({
  start_latitude: place.latitude ?? null,
  start_longitude: place.longitude ?? null,
  start_datetime: wholeTime(time.local, '00:00:00'),
  start_time_zone_id: place.time_zone_id ?? time.zone ?? null,
  start_datetime_utc: null,
  start_name: place.name ?? null,
  start_address: place.address ?? null,
  start_locality: place.locality ?? null,
  start_admin_code: place.admin_code ?? null,
  start_country_code: place.country_code ?? null,
  start_postal_code: place.postal_code ?? null,
})

const endFields = (place: Place, time: Moment) => ({
  end_latitude: place.latitude ?? null,
  end_longitude: place.longitude ?? null,
  end_datetime: wholeTime(time.local, '23:59:00'),
  end_time_zone_id: place.time_zone_id ?? time.zone ?? null,
  end_datetime_utc: null,
  end_name: place.name ?? null,
  end_address: place.address ?? null,
  end_locality: place.locality ?? null,
  end_admin_code: place.admin_code ?? null,
  end_country_code: place.country_code ?? null,
  end_postal_code: place.postal_code ?? null,
})

const isDay = (local: string | undefined): boolean => local?.length === 10

const wholeTime = (local: string | undefined, otherwise: string): string | null =>
  local === undefined ? null : isDay(local) ? `${local}T${otherwise}` : local

/**
 * Whether the booking was made through the managed channel. A travel management company is managed; a supplier or
 * online agency that emails directly is not; an unknown sender is undetermined (spec §4).
 */
const classificationOf = (type: Extraction['source']['type']): 'tmc' | 'direct' | null =>
  type === 'tmc' ? 'tmc' : type === 'unknown' ? null : 'direct'

/** The travelers' names in the booking. */
export const namesOf = (travelers: readonly Passenger[]): string[] =>
  distinct(travelers.map((one) => one.name ?? [one.first_name, one.last_name].filter(Boolean).join(' ')))

/** The known values of a list, without duplicates. */
export const distinct = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => value || [])),
]

function money(reservation: Reservation, context: DraftContext) {
  const { price, currency, start } = reservation
  const { convert } = context
  const day = bookingDateOf(reservation, context) ?? start.time.local
  const isComplete = price !== undefined && currency !== undefined && day !== undefined
  const converted = isComplete ? convert(price, currency, dayOf(day)) : null
  return {
    price: price ?? null,
    currency: currency ?? null,
    cents: converted?.cents ?? null,
    rate_date: converted?.rate_date ?? null,
  }
}

/** The booking date that the email states, else when it was sent. */
const bookingDateOf = (reservation: Reservation, context: DraftContext): string | null =>
  bookedAt(reservation.booked_at) ?? (isBookingDateAssumed(reservation, context) ? (context.sentAt ?? null) : null)

/** A cancellation, or an email sent after the trip began such as an invoice, does not indicate when it was booked. */
const isBookingDateAssumed = ({ booked_at, status, start, end }: Reservation, { sentAt }: DraftContext): boolean =>
  bookedAt(booked_at) === null &&
  sentAt !== undefined &&
  status !== 'cancelled' &&
  dayOf(sentAt) <= dayOf(start.time.local ?? end.time.local ?? sentAt)

/**
 * The instant of the booking. A day without time becomes noon UTC, which is the same day in nearly every zone. A time
 * without an offset is read as UTC, since no document states its zone.
 */
function bookedAt(text: string | undefined): string | null {
  if (text === undefined) return null
  if (/(Z|[+-]\d{2}:?\d{2})$/i.test(text) && text.includes('T')) {
    const ms = Date.parse(text)
    return Number.isNaN(ms) ? null : new Date(ms).toISOString()
  }
  return instantOf(isDay(text) ? `${text}T12:00:00` : text, 'UTC')
}

function metadataOf(reservation: Reservation, context: DraftContext): Record<string, unknown> {
  const { start, end, status } = reservation
  const assumed = [
    ...(isDay(start.time.local) ? ['start_datetime'] : []),
    ...(isDay(end.time.local) ? ['end_datetime'] : []),
    ...(isBookingDateAssumed(reservation, context) ? ['booked_at'] : []),
  ]
  return {
    ...(assumed.length > 0 && { assumed }),
    ...((status === 'pending' || status === 'hold') && { booking_status: status }),
    ...(reservation.boarding?.local && { boarding_datetime: reservation.boarding.local }),
    ...(reservation.ticket_token && { ticket_token: reservation.ticket_token }),
    ...(reservation.seller?.name && { seller: reservation.seller.name }),
    ...placePhones(reservation),
    ...(reservation.confidence < 1 && { confidence: reservation.confidence }),
  }
}
