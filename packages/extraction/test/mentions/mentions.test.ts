import { calendarNames } from '@sextant/extraction/languages/calendar'
import { findCodes, findNights } from '@sextant/extraction/mentions/codes'
import { findDates } from '@sextant/extraction/mentions/dates'
import { findMoney } from '@sextant/extraction/mentions/money'
import { findFlightNumbers } from '@sextant/extraction/mentions/numbers'
import { findRelativeDays } from '@sextant/extraction/mentions/relative-days'
import { findDurations, findTimes } from '@sextant/extraction/mentions/times'
import type { Line } from '@sextant/extraction/page/page'
import { textLines } from '@sextant/extraction/page/text-lines'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const names = calendarNames([])
const createLine = (text: string): Line => textLines(text)[0] ?? raise()
const raise = (): never => {
  throw new Error('The text has no line.')
}
const dates = (text: string, monthFirst = false) =>
  findDates(createLine(text), { sent: '2026-03-03T10:00:00Z', names, monthFirst }).map(({ value }) => value)
const times = (text: string) => {
  const line = createLine(text)
  const days = findDates(line, { sent: '2026-03-03T10:00:00Z', names, monthFirst: false })
  return findTimes(line, [...findDurations(line), ...findMoney(line), ...days]).map(
    ({ value, detail }) => value + (detail === '' ? '' : `+${detail}`),
  )
}

test.each([
  ['Friday, 3 April 2026', ['2026-04-03']],
  ['April 3, 2026', ['2026-04-03']],
  ['Fri 3 Apr', ['2026-04-03']],
  ['03.04.2026', ['2026-04-03']],
  ['2026-04-03', ['2026-04-03']],
  ['3. 4. 2026', ['2026-04-03']],
  ['3. 9. 2026 - 5. 9. 2026', ['2026-09-03', '2026-09-05']],
  ['pe 10.7.2026 klo 16 - ma 13.7.2026 klo 12', ['2026-07-10', '2026-07-13']],
  ['vie 3 de abril de 2026', ['2026-04-03']],
  ['viernes 3 al domingo 5 de julio de 2026', ['2026-07-03', '2026-07-05']],
  ['13–15 October 2026', ['2026-10-13', '2026-10-15']],
  ['October 13-15, 2026', ['2026-10-13', '2026-10-15']],
  ['30 Dec – 2 January 2027', ['2026-12-30', '2027-01-02']],
  ['2026年10月3日(土)', ['2026-10-03']],
  ['10月3日', ['2026-10-03']],
  ['2026년 10월 3일', ['2026-10-03']],
  ['令和8年10月3日', ['2026-10-03']],
  ['ngày 3 tháng 10, 2026', ['2026-10-03']],
  ['2026. október 3.', ['2026-10-03']],
  ['03/10/2569', ['2026-10-03']],
  ['٣/١٠/٢٠٢٦', ['2026-10-03']],
  ['Wed 11/04', ['2026-04-11']],
  ['version 2.5', []],
  ['file 27-06-0088', []],
  ['file 210-8-27-44', []],
  ['call 24/7', []],
])('days in "%s"', (text, found) => expect(dates(text)).toEqual(found))

test('dates are month first if the mail is', () => expect(dates('04/03/2026', true)).toEqual(['2026-04-03']))

test.each([
  ['07:25', ['07:25']],
  ['09.04.2026 07:25', ['07:25']],
  ['1:05pm', ['13:05']],
  ['BNA 6:05p → LGA 9:20p', ['18:05', '21:20']],
  ['salida 10:30 a Madrid', ['10:30']],
  ['8u17 – 12u06', ['08:17', '12:06']],
  ['LV DULLES 815A', ['08:15']],
  ['1225P', ['12:25']],
  ['0625 0740', ['06:25', '07:40']],
  ['2340 0655 +1', ['23:40', '06:55+1']],
  ['12/7/26 ore 11:00', ['11:00']],
  ['pe 10.7.2026 klo 16 - ma 13.7.2026 klo 12', ['16:00', '12:00']],
  ['7pm', ['19:00']],
  ['12:30 AM', ['00:30']],
  ['19h30', ['19:30']],
  ['7 h 05', ['07:05']],
  ['17h', ['17:00']],
  ['06:15 h', ['06:15']],
  ['19.30 Uhr', ['19:30']],
  ['8 Uhr', ['08:00']],
  ['kl. 08.15', ['08:15']],
  ['午後7時30分', ['19:30']],
  ['오후 7시 30분', ['19:30']],
  ['1430 hrs', ['14:30']],
  ['05:48+1', ['05:48+1']],
  ['5:48 (+1)', ['05:48+1']],
  ['noon', ['12:00']],
  ['2h 10m', []],
  ['3 t 15 min', []],
  ['EUR 12.50', []],
  ['20.03.2026', []],
])('times in "%s"', (text, found) => expect(times(text)).toEqual(found))

test.each([
  ['LH 400', ['LH400']],
  ['BA0502', ['BA502']],
  ['A3 831', ['A3831']],
  ['DELTA 1316', ['DL1316']],
  ['LX8', ['LX8']],
  ['Airbus A320', []],
  ['code ABC123', []],
])('flight numbers in "%s"', (text, found) =>
  expect(
    findFlightNumbers(createLine(text))
      .filter(({ form }) => form === 'flight')
      .map(({ detail, value }) => detail + value),
  ).toEqual(found),
)

describe('relative dates', () => {
  const relative = (text: string) => {
    const lines = textLines(text)
    const found = lines.flatMap((line) => findDates(line, { sent: '2026-03-03T10:00:00Z', names, monthFirst: false }))
    return findRelativeDays(lines, found, names, '2026-03-03T10:00:00Z').map(({ value }) => value)
  }
  test.each([
    ['You leave on 19 January 2027 and have five nights from the 20th', ['2027-01-20']],
    ['See you on Saturday', ['2026-03-07']],
    ['See you tomorrow', ['2026-03-04']],
    ['19 January 2027, arriving the next morning', ['2027-01-20']],
  ])('%s', (text, found) => expect(relative(text)).toEqual(found))
})

test.each([
  ['Confirmation 66120934 GBP 104.00/night', '104.00', 'GBP'],
  ['Total: EUR 1.234,50', '1234.50', 'EUR'],
  ['$1,234.50', '1234.50', 'USD'],
  ['318,00 €', '318.00', 'EUR'],
  ['3,600円', '3600', 'JPY'],
  ['CHF 1’200.00', '1200.00', 'CHF'],
])('the amount in "%s"', (text, value, currency) =>
  expect(findMoney(createLine(text))).toMatchObject([{ value, detail: currency }]),
)

test('nights are counted in many languages', () => {
  for (const text of ['3 nights', '3 Nächte', '3 nuits', '3 noches', '3泊', '3 ночи'])
    expect(findNights(createLine(text))).toMatchObject([{ value: '3' }])
})

test.each([
  ['Reference K8LM2Q', ['K8LM2Q']],
  ['Booking NCC-58213', ['NCC-58213']],
  ['QWERTY', ['QWERTY']],
  ['Ref. 1187/26', ['1187/26']],
  ['please see below', []],
  ['reference M 5502', ['5502', 'M 5502']],
  ['New York, NY 10036', []],
  ['file 27-06-0088', ['27-06-0088']],
])('codes in "%s"', (text, found) => expect(findCodes(createLine(text), []).map(({ value }) => value)).toEqual(found))

test('every mention is within its line', () => {
  const piece = fc.constantFrom(
    '20 Mar 2026',
    ' ',
    '10.04.',
    '5:10 PM',
    '17h50',
    '03/04/2026',
    'abc',
    '1.2.3',
    '12',
    '-',
    '午後3時',
    'EUR 5',
  )
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 20 }), (pieces) => {
      for (const line of textLines(pieces.join(''))) {
        const found = [
          ...findDates(line, { sent: '2026-03-03', names, monthFirst: false }),
          ...findTimes(line, []),
          ...findMoney(line),
          ...findCodes(line, []),
        ]
        for (const { start, end } of found) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(line.text.length)
        }
      }
    }),
  )
})
