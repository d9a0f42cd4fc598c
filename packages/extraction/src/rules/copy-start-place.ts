import type { Reservation } from '@sextant/contract/emails/reservation'

/** Stays, tables and events end where they begin. */
export function copyStartPlace(reservation: Reservation): Reservation {
  const { kind, start, end } = reservation
  const stays = kind === 'lodging' || kind === 'restaurant' || kind === 'event'
  if (!stays || Object.keys(end.place).length > 0) return reservation
  return { ...reservation, end: { ...end, place: start.place } }
}
