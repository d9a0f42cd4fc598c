import type { Reservation } from '@sextant/contract/emails/reservation'

/**
 * The status of a reservation in any spelling: `http://schema.org/ReservationCancelled`, `Cancelled`, `canceled`,
 * `storniert`, `ReservationHold`, `Pending`. Anything else is confirmed.
 */
export function readStatus(text: string | undefined): Reservation['status'] {
  const word = (text ?? '').replace(/^.*[/#]/, '').toLowerCase()
  if (/cancel|annul|storn|void|refund/.test(word)) return 'cancelled'
  if (/pending|request|waitlist|onrequest/.test(word)) return 'pending'
  if (/hold/.test(word)) return 'hold'
  return 'confirmed'
}
