import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'

/** Segment fields by the reservation paths that they are derived from, best first. */
export type FieldPaths = Readonly<Record<string, string | readonly string[]>>

const place = (end: 'start' | 'end'): FieldPaths => ({
  [`${end}_latitude`]: `${end}.place.latitude`,
  [`${end}_longitude`]: `${end}.place.longitude`,
  [`${end}_datetime`]: `${end}.time.local`,
  [`${end}_time_zone_id`]: [`${end}.place.time_zone_id`, `${end}.time.zone`],
  [`${end}_name`]: `${end}.place.name`,
  [`${end}_address`]: `${end}.place.address`,
  [`${end}_locality`]: `${end}.place.locality`,
  [`${end}_admin_code`]: `${end}.place.admin_code`,
  [`${end}_country_code`]: `${end}.place.country_code`,
  [`${end}_postal_code`]: `${end}.place.postal_code`,
})

const common: FieldPaths = {
  ...place('start'),
  ...place('end'),
  status: 'status',
  provider: 'provider.name',
  confirmation_no: 'confirmation_no',
  travelers: ['travelers.0.name', 'travelers.0.last_name'],
  price: 'price',
  currency: 'currency',
  booked_at: 'booked_at',
}

/** The evidence of a reservation by segment field: those common to all types and the type's own. */
export function evidenceFor(reservation: Reservation, typePaths: FieldPaths): Record<string, Evidence> {
  const found = Object.entries({ ...common, ...typePaths }).flatMap(([field, paths]) => {
    const evidence = [paths].flat().flatMap((path) => reservation.evidence[path] ?? [])[0]
    return evidence ? [[field, evidence] as const] : []
  })
  return Object.fromEntries(found)
}
