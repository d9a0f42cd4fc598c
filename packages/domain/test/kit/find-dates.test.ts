import { findDates } from '@sextant/domain/kit/find-dates'
import { findTimes } from '@sextant/domain/kit/find-times'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const days = (text: string): string[] => findDates(text, '2026-03-03').map(({ value }) => value)
const times = (text: string): string[] => findTimes(text, findDates(text, '2026-03-03')).map(({ value }) => value)

test.each([
  ['Fri 20 Mar 2026', '2026-03-20'],
  ['March 20th, 2026', '2026-03-20'],
  ['20. März 2026', '2026-03-20'],
  ['le 20 août 2026', '2026-08-20'],
  ['20 de agosto de 2026', '2026-08-20'],
  ['fre 3 jul 2026', '2026-07-03'],
  ['20.03.2026', '2026-03-20'],
  ['2026-03-20', '2026-03-20'],
  ['20/03/2026', '2026-03-20'],
  ['03/20/2026', '2026-03-20'],
  ['03/04/2026 at 5:10 PM', '2026-03-04'],
  ['03/04/2026 at 17:10', '2026-04-03'],
  ['09JAN', '2027-01-09'],
  ['20MAR26', '2026-03-20'],
  ['am 28.12. um 9', '2026-12-28'],
  ['Jul-01-2026', '2026-07-01'],
  ['2026年7月1日(水)', '2026-07-01'],
  ['7月1日', '2026-07-01'],
])('%s', (text, day) => expect(days(text)).toEqual([day]))

test('a day without a year takes the year of the same day elsewhere in the text', () =>
  expect(days('28.12.  valid from 28.12.2030')).toEqual(['2030-12-28', '2030-12-28']))

test.each([
  ['at 17:10', ['17:10:00']],
  ['5:10 PM or 6 pm', ['17:10:00', '18:00:00']],
  ['à 17h50', ['17:50:00']],
  ['12:05 AM', ['00:05:00']],
  ['after 2.00 PM', ['14:00:00']],
  ['from 3:00 p.m.', ['15:00:00']],
  ['Flight time 2:35', []],
  ['EUR 12.50 and 14:30:', ['14:30:00']],
  ['20.03.2026', []],
])('the search finds the times in %s', (text, found) => expect(times(text)).toEqual(found))

test('dates and times lie within the text, in order, and do not overlap', () => {
  const piece = fc.constantFrom(
    '20 Mar 2026',
    ' ',
    '10.04.',
    '5:10 PM',
    '17h50',
    '03/04/2026',
    'abc',
    '\n',
    '1.2.3',
    '12',
    '-',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('')
      const dates = findDates(text, '2026-03-03')
      const all = [...dates, ...findTimes(text, dates)].toSorted((a, b) => a.start - b.start)
      for (const [index, { start, end }] of all.entries()) {
        expect(start).toBeGreaterThanOrEqual(all[index - 1]?.end ?? 0)
        expect(end).toBeLessThanOrEqual(text.length)
      }
    }),
  )
})
