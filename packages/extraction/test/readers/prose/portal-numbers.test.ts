import { namedNumbers } from '@sextant/extraction/readers/prose/portal-numbers'
import { expect, test } from 'vitest'

test.each([
  ['Staywell broneering: 88104102', 'Staywell', '88104102'],
  ['Staywell booking number: 88104102', 'Staywell', '88104102'],
  ['Localizador Staywell: 4411225', 'Staywell', '4411225'],
  ['Número de reserva Staywell: 4411225', 'Staywell', '4411225'],
  ['Staywell номер бронирования: 4411225', 'Staywell', '4411225'],
  ['Blue Door Reservierungsnummer: BD-44100', 'Blue Door', 'BD-44100'],
])('the label of %j has a name', (text, name, value) =>
  expect(namedNumbers(`Dear guest,\n${text}\n`)).toEqual([{ name, value }]),
)

test.each([
  'Booking number: 4411225',
  'Guest booking number: 4411225',
  'Hotel booking number: 4411225',
  'Tel. 4411225',
])('the label of %j has no name', (text) => expect(namedNumbers(text)).toEqual([]))
