import type { Evidence, Reservation, ReservationKind } from '@sextant/contract/emails/reservation'

type End = Reservation['start']

/** Journeys that begin and end at any address rather than at a named stop. */
const doorToDoor = new Set<ReservationKind>(['taxi', 'car'])

const isUnnamed = ({ place: { name, iata_code, address } }: End): boolean =>
  name === undefined && iata_code === undefined && address !== undefined

const named = ({ place, time }: End): End => ({ place: { ...place, name: place.address }, time })

/**
 * Uses the address as the name of a ride's or rental's end without one: receipts have nothing else, and names are what
 * is compared, listed and searched.
 */
export function nameByAddress(reservation: Reservation): Reservation {
  if (!doorToDoor.has(reservation.kind)) return reservation
  const unnamed = (['start', 'end'] as const).filter((side) => isUnnamed(reservation[side]))
  if (unnamed.length === 0) return reservation
  const evidence = unnamed.flatMap((side): [string, Evidence][] => {
    const one = reservation.evidence[`${side}.place.address`]
    return one ? [[`${side}.place.name`, one]] : []
  })
  return {
    ...reservation,
    start: unnamed.includes('start') ? named(reservation.start) : reservation.start,
    end: unnamed.includes('end') ? named(reservation.end) : reservation.end,
    evidence: { ...reservation.evidence, ...Object.fromEntries(evidence) },
  }
}
