import { readCode } from '@sextant/extraction/readers/code/read-code'
import { expect, test } from 'vitest'
import { head, plainFace, ticket } from '../../../../ticket-codes/test/uic/write-ticket'

const read = (standard: string, lines: readonly string[]) =>
  readCode(ticket([head('0080', 'K7QX2M', '010920261010'), plainFace(standard, lines)]), 'file', '2026-09-01')

const ends = { start: { place: { name: 'Köln Hbf' } }, end: { place: { name: 'Bonn Hbf' } } }

test.each([
  ['labels', ['Online-Ticket', 'Von: Köln Hbf', 'Nach: Bonn Hbf', 'Gültig am 14.09.2026', 'Klasse: 2']],
  ['words', ['Fahrschein 2. Klasse', 'Von Köln Hbf nach Bonn Hbf', 'am 14.09.26']],
  ['an arrow', ['TICKET CLASS 2', 'Köln Hbf -> Bonn Hbf', '14/09/2026']],
  ['a dash and columns', ['Fahrt: Köln Hbf - Bonn Hbf     2. Klasse', 'Gültig: 14.09.2026 00:00 - 15.09.2026 03:00']],
])('the reader of rail tickets reads a plain-text ticket layout with %s', (_, lines) => {
  expect(read('PLAI', lines).reservations).toMatchObject([
    { ...ends, start: { ...ends.start, time: { local: '2026-09-14' } }, class_of_service: '2' },
  ])
})

test('the reader of rail tickets reads time, train, coach, seat and traveler from a plain-text ticket layout', () => {
  const lines = [
    'Passenger: Maja Lindqvist',
    'From Köln Hbf to Bonn Hbf',
    'Date 14.09.2026 08:25',
    'Train 115 IC  Coach 12  Seat 61',
  ]
  expect(read('PLAI', lines).reservations).toMatchObject([
    {
      ...ends,
      number: 'IC 115',
      coach: '12',
      travelers: [{ name: 'Maja Lindqvist', seat: '61' }],
      start: { time: { local: '2026-09-14T08:25:00' } },
    },
  ])
})

test('a plain-text ticket names its traveler by a title', () => {
  const lines = ['CITY-TICKET', 'Von: Köln Hbf', 'Nach: Bonn Hbf', 'Gültig: 14.09.2026', 'Herr Max Mustermann']
  expect(read('PLAI', lines).reservations).toMatchObject([{ ...ends, travelers: [{ name: 'Max Mustermann' }] }])
})

test('the reader of rail tickets reads the layout of a ticket shop system, and ignores an area ticket', () => {
  const lines = ['Maja Lindqvist', 'EinzelTicket', 'Netz', '14.09.2026 08:25 - 14.09.2026 12:25', '', '01.02.1980']
  const journey = [...lines, '', 'Köln Hbf', 'Bonn Hbf']
  expect(read('EOSU', journey).reservations).toMatchObject([
    { ...ends, travelers: [{ name: 'Maja Lindqvist' }], start: { time: { local: '2026-09-14T08:25:00' } } },
  ])
  expect(read('EOSU', lines)).toMatchObject({ reservations: [], diagnostics: [{ code: 'code-no-journey' }] })
})

test('the reader of rail tickets ignores texts without stations or a day, or with words that are no stations', () => {
  for (const lines of [
    ['Tageskarte', 'gültig im gesamten Netz', '14.09.2026'],
    ['Von Köln Hbf nach Bonn Hbf'],
    ['From dusk to dawn', '14.09.2026'],
    ['a '.repeat(400), 'von '.repeat(200), '- '.repeat(300)],
  ])
    expect(read('PLAI', lines)).toMatchObject({
      reservations: [],
      diagnostics: [{ code: 'code-no-journey' }],
    })
})
