import { bookedOn } from '@sextant/extraction/bookings/times/booking-date'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

const bookedAt = (text: string): string | undefined => bookedOn(readCandidates(text).context)?.value

test.each([
  ['Booking date: 2 March 2026', '2026-03-02'],
  ['Booked on 2 March 2026, 14:35', '2026-03-02T14:35:00'],
  ['Gebucht am: 02.03.2026', '2026-03-02'],
  ['Date de réservation\n2 mars 2026', '2026-03-02'],
  ['ご注文日時：2026年3月2日 14:35', '2026-03-02T14:35:00'],
])('a label names the day of a booking: %s', (text, expected) => expect(bookedAt(text)).toBe(expected))

test.each([
  ['of a cancellation', 'Storniert am: 02.03.2026'],
  ['of an invoice', 'Invoice date: 2 March 2026'],
  ['after the email was sent', 'Reservation date: 2 October 2026'],
  ['among several', 'Booking date: 1 March 2026\nBooking date: 2 March 2026'],
])('a day is not that of a booking if it is one %s', (_, text) => expect(bookedAt(text)).toBeUndefined())
