import type { Reservation } from '@sextant/contract/emails/reservation'

/** A field of a reservation, by its path, with the values of two readings. */
export type ReservationDifference = {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** The user-visible values of a reservation, by path. */
function valuesOf(reservation: Reservation | undefined): ReadonlyMap<string, string | undefined> {
  if (!reservation) return new Map()
  const { start, end, provider, travelers, price, currency } = reservation
  const names = travelers.flatMap(({ name, first_name, last_name }) => name ?? [first_name, last_name].join(' ').trim())
  return new Map([
    ['name', reservation.name],
    ['provider.name', provider.name],
    ['number', reservation.number && `${provider.iata_code ?? ''} ${reservation.number}`.trim()],
    ['confirmation_no', reservation.confirmation_no],
    ['travelers', names.join(', ') || undefined],
    ...placeOf('start', start),
    ...placeOf('end', end),
    ['class_of_service', reservation.class_of_service],
    ['room_type', reservation.room_type],
    ['vehicle_type', reservation.vehicle_type],
    ['price', price && [price, currency].filter(Boolean).join(' ')],
  ])
}

const placeOf = (side: string, { place, time }: Reservation['start']): [string, string | undefined][] => [
  [`${side}.time.local`, time.local],
  [`${side}.place.name`, place.iata_code ?? place.name],
  [`${side}.place.address`, place.address],
  [`${side}.place.locality`, place.locality],
]

/** The differences of another reading of an email, by field in the order in which people look at a booking. */
export function reservationDifferences(
  before: Reservation | undefined,
  after: Reservation | undefined,
): ReservationDifference[] {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [old, now] = [was.get(field) ?? null, is.get(field) ?? null]
    return old === now ? [] : [{ field, before: old, after: now }]
  })
}
