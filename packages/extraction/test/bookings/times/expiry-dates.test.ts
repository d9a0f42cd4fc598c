import { dropExpiryDates } from '@sextant/extraction/bookings/times/expiry-dates'
import { expect, test } from 'vitest'
import { readCandidates, valuesWithRole } from '../read-candidates'

const days = { '2028-02-14': 'start', '2028-02-15': 'start', '2027-03-12': 'start' } as const
const row = (...cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

/** The days of a page that may still start a booking. */
function daysOn(text: string): string[] {
  const { context, candidates } = readCandidates(text, days)
  dropExpiryDates(candidates, context)
  return valuesWithRole(candidates)
}

test.each([
  [
    'a table',
    `<table>${row('Passenger', 'Expiration')}${row('Anna Nowak', 'Feb 14, 2028')}${row('Jan Berg', 'Feb 15, 2028')}</table><p>Departs Mar 12, 2027</p>`,
  ],
  [
    'columns of text',
    'Passenger     Expiration\n\nAnna Nowak    Feb 14, 2028\nJan Berg      Feb 15, 2028\n\n\nDeparts Mar 12, 2027',
  ],
])('days below a label for a deadline start nothing, in %s', (_, text) => expect(daysOn(text)).toEqual(['2027-03-12']))

test('days below another label may', () => {
  const table = `<table>${row('Passenger', 'Departure')}${row('Anna Nowak', 'Feb 14, 2028')}</table>`
  expect(daysOn(table)).toEqual(['2028-02-14'])
})
