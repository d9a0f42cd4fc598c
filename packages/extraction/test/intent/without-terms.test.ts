import { withoutTerms } from '@sextant/extraction/intent/without-terms'
import { expect, test } from 'vitest'

test.each([
  'Bookings cancelled less than 24 hours before arrival will be charged.',
  'If the booking is cancelled less than 24 hours before arrival, one night is charged.',
  'In case your flight has been cancelled by the airline, call us.',
  'Wenn die Buchung storniert wird, erstatten wir den Preis.',
])('removes: %s', (text) => expect(withoutTerms(`Guest: Nora Lind\n${text}`)).toBe('Guest: Nora Lind\n'))

test.each([
  'Your reservation has been cancelled.',
  'Ihre Buchung wurde storniert.',
  'Stornobestaetigung',
  'La tua prenotazione è stata annullata.',
  'Din bokning är avbokad.',
  'Cancelled: Booking 914773025',
  'Your booking has been cancelled free of charge.',
])('keeps: %s', (text) => expect(withoutTerms(text)).toBe(text))
