import { withAddressee } from '@sextant/extraction/bookings/travelers/addressee'
import { expect, test } from 'vitest'
import { bookingsOn, travelersOf } from '../bookings-on'

/** Who travels on the rental of a page, which names nobody as a traveler. */
function travelerOn(first: string, named: readonly string[] = []): string | undefined {
  const text = `${first}\nPick-up: 10 May 2027, 10:30\n${named.join('\n')}`
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'car', start: '10:30', travelers: named }])
  return travelersOf(withAddressee(bookings, assembled))[0]?.[1]
}

test.each([
  ['Maria Lovelace, your reservation has been changed.', 'Maria Lovelace'],
  ['Thanks Maria Lovelace, your confirmation number is K7Q2MX', 'Maria Lovelace'],
  ['Maria de Souza, obrigado pela reserva', 'Maria de Souza'],
])('%s names who travels', (line, name) => expect(travelerOn(line)).toBe(name))

test.each([
  'Denver Airport, your place of pick-up',
  'Hotel Maria, your house by the sea',
  'Maria, your reservation has been changed.',
  'Maria Lovelace',
])('%s does not', (line) => expect(travelerOn(line)).toBe(''))

test('who is addressed need not travel if the page names others', () => {
  expect(travelerOn('Maria Lovelace, your colleague travels:', ['Peter Schmidt'])).toBe('Peter Schmidt')
})
