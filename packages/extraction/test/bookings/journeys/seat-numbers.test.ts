import { dropSeatNumbers } from '@sextant/extraction/bookings/journeys/seat-numbers'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** The numbers of a page that may still be those of legs. */
function numbersOn(text: string): string[] {
  const { context, candidates } = readCandidates(text)
  for (const one of candidates) one.roles = one.mention.type === 'number' ? { number: 0.5 } : {}
  dropSeatNumbers(candidates, context)
  return candidates.flatMap(({ mention, roles }) => (roles.number === 0.5 ? [mention.value] : []))
}

const table = (...rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

test.each([
  ['behind its label', 'Coach C, seat 34'],
  ['behind its label in another language', 'Vůz 371, místo 62'],
  ['below the head of its column', table(['Service', 'Platform'], ['Regional', '12'], ['Regional', '14'])],
])('the number of a seat or platform is no train’s: %s', (_, text) => expect(numbersOn(text)).toEqual([]))

test.each([
  ['behind the label of a train', 'Train 1715, seat 34', '1715'],
  ['below a head for both', table(['Train / platform', 'To'], ['1715', 'Odense'], ['1719', 'Odense']), '1715'],
  ['with the designator of an airline', table(['Seat', 'To'], ['VN 1827', 'PQC'], ['VN 1829', 'SGN']), '1827'],
  ['in a sentence about seats', 'Seats are free on train 1715', '1715'],
])('a leg keeps its number: %s', (_, text, number) => expect(numbersOn(text)).toContain(number))
