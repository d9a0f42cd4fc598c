import { classOf } from '@sextant/extraction/senders/class-of'
import { isNamedAsAgency, senderOf } from '@sextant/extraction/senders/source-of'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'

test.each([
  ['noreply@united.com', 'united', 'supplier'],
  ['x@deep.sub.expediamail.com', 'expedia', 'ota'],
  ['itinerary@amexgbt.com', 'amexgbt', 'tmc'],
])('%s', (address, id, type) => expect(senderOf(address, definitions)).toMatchObject({ id, type }))

test('a look-alike domain is unknown', () => {
  expect(senderOf('a@notunited.com', definitions)).toBeNull()
  expect(senderOf('united.com@evil.example', definitions)).toBeNull()
  expect(senderOf('', definitions)).toBeNull()
})

test('an email without reservations has the class other', () => expect(classOf('Your booking', [])).toBe('other'))

test.each([
  ['Booking.com', true],
  ['Trip.com Reservations', true],
  ['Tripadvisor', false],
  ['Hotel Booking', false],
  ['', false],
])('%s writes under the name of an online agency: %s', (name, expected) =>
  expect(isNamedAsAgency(name, definitions)).toBe(expected),
)
