import { cancelledReferences } from '@sextant/extraction/readers/prose/cancelled-references'
import { expect, test } from 'vitest'

test.each([
  ['K777 has been cancelled', '', ['K777']],
  ['News of your trip', 'Dear Ms Hopper,\nyour booking X7QK2P has been cancelled. Order 12 is closed.', ['X7QK2P']],
  ['Cancellation confirmation', 'Reservation number: 884-120-77\nGuest: Grace Hopper', ['884-120-77']],
  ['Your flight was cancelled', 'Booking reference: QWERTZ\nWe are sorry. Call +49 30 1234567.', ['QWERTZ']],
  ['Stornierungsbestätigung', 'Buchungsnummer: AB12CD\nIhre Buchung wurde storniert.', ['AB12CD']],
])('%s: %s', (subject, text, expected) => {
  expect(cancelledReferences(subject, [text])).toEqual(expected)
})

test.each([
  ['Your booking K777', 'You can cancel K777 free of charge until 12 May.'],
  ['Booking confirmed', 'Booking reference: X7QK2P'],
  ['FLIGHT CANCELLED', 'The flight on 2027-03-01 has been cancelled.'],
])('%s: %s cancels nothing', (subject, text) => {
  expect(cancelledReferences(subject, [text])).toEqual([])
})
