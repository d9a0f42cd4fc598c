import { isCancellation } from '@sextant/extraction/readers/prose/is-cancellation'
import { expect, test } from 'vitest'

test.each([
  'Your reservation has been cancelled.',
  'We’ve cancelled your ride',
  'Ihre Buchung wurde storniert',
  'la tua prenotazione è annullata',
  'Din bokning är avbokad',
  'Twój bilet został anulowany',
  'Votre réservation est annulée',
  'Vos billets ont été annulés',
  'O bilhete foi anulado.',
  'Sus vuelos han sido anulados',
  'I biglietti sono stati annullati',
])('%s', (text) => expect(isCancellation('', text)).toBe(true))

test.each([
  'If the booking is cancelled less than 24 hours before arrival, one night is charged.',
  'In case your flight has been cancelled by the airline, call us.',
  'Wenn die Buchung storniert ist, erstatten wir den Preis.',
  'Your reservation can be cancelled until 12 June.',
  'Free cancellation',
])('an email is not a cancellation: %s', (text) => expect(isCancellation('Booking confirmation', text)).toBe(false))

test('the subject alone can announce a cancellation', () =>
  expect(isCancellation('Your ride SL-88123 has been cancelled', 'Hi Ben,')).toBe(true))
