import type { Reservation } from '@sextant/contract/emails/reservation'
import { expect, test } from 'vitest'
import { coded, complete } from './coded-flight'

test.each([
  ['labels with values', 'Departure: 10:10\nArrival: 11:40\nBoarding: 09:35'],
  ['labels in columns', 'Flight   Boarding   Departure   Arrival\nLX 971   09:35   10:10   11:40'],
  ['labels above', 'Abflug\n10:10\nAnkunft\n11:40\nBoarding\n09:35'],
  ['cells beside', 'Départ   10:10\nArrivée   11:40\nEmbarquement   09:35'],
])('the printed text completes a boarding pass with printed times from %s', (_, text) => {
  expect(complete(text)).toMatchObject([
    {
      boarding: { local: '2026-05-02T09:35:00' },
      start: { time: { local: '2026-05-02T10:10:00', zone: 'Europe/Berlin' } },
      end: { time: { local: '2026-05-02T11:40:00', zone: 'Europe/Zurich' } },
    },
  ])
})

test('the printed text completes a boarding pass with the hours behind its airports, not with those below a heading', () => {
  expect(complete('Boarding passes\nBerlin BER 10:10 - Zürich ZRH 11:40')).toMatchObject([
    { start: { time: { local: '2026-05-02T10:10:00' } }, end: { time: { local: '2026-05-02T11:40:00' } } },
  ])
  expect(complete('BER 10:10\nZRH 11:40\nZRH 12:40')).toEqual([coded])
  expect(complete('Boarding passes of 2 May\n10:10')).toEqual([coded])
})

const later: Reservation = {
  ...coded,
  number: '978',
  start: { place: { iata_code: 'ZRH', time_zone_id: 'Europe/Zurich' }, time: { local: '2026-05-06' } },
  end: { place: { iata_code: 'BER', time_zone_id: 'Europe/Berlin' }, time: {} },
}

test.each([
  [
    'a pass below the other',
    'LX 971   Berlin\nDeparture: 10:10\nArrival: 11:40\nLX 978   Zurich\nDeparture: 17:55\nArrival: 19:20',
  ],
  [
    'numbers at the end',
    'Departure: 10:10\nArrival: 11:40\nFlight LX 971\nDeparture: 17:55\nArrival: 19:20\nFlight LX 978',
  ],
  ['rows of one table', 'Flight   Departure   Arrival\nLX 0971   10:10   11:40\nLX 0978   17:55   19:20'],
])('the printed text completes two flights in one document with printed times: %s', (_, text) => {
  expect(complete(text, [coded, later]).map(({ start, end }) => [start.time.local, end.time.local])).toEqual([
    ['2026-05-02T10:10:00', '2026-05-02T11:40:00'],
    ['2026-05-06T17:55:00', '2026-05-06T19:20:00'],
  ])
})

test.each([
  ['one has none', 'LX 971\nDeparture: 10:10\nLX 978'],
  ['numbers stand in the middle', 'Departure: 10:10\nLX 971\nArrival: 11:40\nDeparture: 17:55\nLX 978\nArrival: 19:20'],
  ['one is not named', 'LX 971\nDeparture: 10:10\nDeparture: 17:55'],
  ['a number is part of an amount', 'EUR 971.00\nDeparture: 10:10\nEUR 978.00\nDeparture: 17:55'],
])('the printed text leaves the times of two flights if %s', (_, text) => {
  expect(complete(text, [coded, later])).toEqual([coded, later])
})

test('the printed text completes the code of a train ticket with printed times', () => {
  const train: Reservation = {
    ...coded,
    kind: 'train',
    number: 'EC 173',
    start: { place: { name: 'Berlin Hbf', time_zone_id: 'Europe/Berlin' }, time: { local: '2026-05-02' } },
    end: { place: { name: 'Praha hl.n.', time_zone_id: 'Europe/Prague' }, time: {} },
  }
  expect(complete('Train   EC 173\nDeparture   09:16\nArrival   13:25', [train])).toMatchObject([
    {
      start: { time: { local: '2026-05-02T09:16:00', zone: 'Europe/Berlin' } },
      end: { time: { local: '2026-05-02T13:25:00', zone: 'Europe/Prague' } },
    },
  ])
})

test('the printed text ignores printed times that may belong to another flight', () => {
  expect(complete('Departure: 10:10\nDeparture: 17:55')).toMatchObject([coded])
  expect(complete('Departure: 10:10', [coded, { ...coded, number: '972' }])[1]).toMatchObject({
    start: coded.start,
  })
  const [timed] = complete('Departure: 10:10', [
    { ...coded, start: { ...coded.start, time: { local: '2026-05-02T10:15:00' } } },
  ])
  expect(timed?.start.time.local).toBe('2026-05-02T10:15:00')
  expect(complete('')).toMatchObject([coded])
})

const { number: _number, ...unnumbered } = coded
const ride = (from: string, to: string, day: string): Reservation => ({
  ...unnumbered,
  kind: 'train',
  start: { place: { name: from }, time: { local: day } },
  end: { place: { name: to }, time: {} },
})
const there = ride('Praha hl.n.', 'Wien Hbf', '2026-05-02')
const back = ride('Wien Hbf', 'Praha hl.n.', '2026-05-06')
const hoursOf = (text: string, rides: Reservation[]) =>
  complete(text, rides).map(({ start, end }) => [start.time.local, end.time.local])

test.each([
  ['one station a row', 'Praha hl.n.   08:50\nWien Hbf   12:49\nWien Hbf   15:10\nPraha hl.n.   19:07'],
  ['both in one row', '2.5. Praha hl. n. 8:50 - Wien Hbf 12:49\n6.5. Wien Hbf 15:10 - Praha hl. n. 19:07'],
  ['columns', 'Von   Nach   Ab   An\nPRAHA HL.N.   WIEN HBF   08:50   12:49\nWIEN HBF   PRAHA HL.N.   15:10   19:07'],
])(
  'the printed text completes outward and return journeys of a train ticket with times next to its stations: %s',
  (_, text) => {
    expect(hoursOf(text, [there, back])).toEqual([
      ['2026-05-02T08:50:00', '2026-05-02T12:49:00'],
      ['2026-05-06T15:10:00', '2026-05-06T19:07:00'],
    ])
  },
)

test.each([
  ['two connections to choose from', 'Praha hl.n. 08:50\nWien Hbf 12:49\nPraha hl.n. 10:50\nWien Hbf 14:49'],
  ['more hours than stations', 'Praha hl.n. 08:50 12:49\nWien Hbf 12:49'],
  ['a station of another name', 'Praha hl.n. 08:50\nVienna Main 12:49'],
  ['a part of a name', 'Praha hl.n. 08:50\nWien Hbfstraße 12:49'],
  ['the other way alone', 'Wien Hbf 15:10\nPraha hl.n. 19:07'],
])('the printed text ignores times next to stations in %s', (_, text) => {
  expect(hoursOf(text, [there])).toEqual([['2026-05-02', undefined]])
})

test('the printed text takes no hours for one of two journeys between the same stations', () => {
  const again = ride('Praha hl.n.', 'Wien Hbf', '2026-05-09')
  expect(hoursOf('Praha hl.n. 08:50\nWien Hbf 12:49', [there, again])).toEqual([
    ['2026-05-02', undefined],
    ['2026-05-09', undefined],
  ])
})

const opaque = (from: string, to: string, number: string): Reservation => ({
  ...coded,
  kind: 'train',
  number,
  start: { place: { name: from }, time: { local: '2026-09-03' } },
  end: { place: { name: to }, time: {} },
})
const sncf = [opaque('FRPLY', 'FRLPD', '06607'), opaque('FRLPD', 'FRMSC', '06115')]
const printed = [
  'Départ / Arrivée   Date / Heure   Train',
  'PARIS GARE LYON   03/09 à 07h58   TRAIN N° 6607',
  'LYON PART DIEU   03/09 à 09h56',
  'LYON PART DIEU   03/09 à 10h14   TRAIN N° 6115',
  'MARSEILLE ST CHARLES   03/09 à 11h58',
]

test('trains whose codes have letters for their stations take names and hours of the print', () => {
  expect(complete(printed.join('\n'), sncf)).toMatchObject([
    {
      start: { place: { name: 'PARIS GARE LYON' }, time: { local: '2026-09-03T07:58:00' } },
      end: { place: { name: 'LYON PART DIEU' }, time: { local: '2026-09-03T09:56:00' } },
      evidence: { 'start.place.name': { reader: 'print', path: '2:1' } },
    },
    {
      start: { time: { local: '2026-09-03T10:14:00' } },
      end: { place: { name: 'MARSEILLE ST CHARLES' }, time: { local: '2026-09-03T11:58:00' } },
    },
  ])
  const row = 'Indulás   Budapest-Keleti   Debrecen   08:30   11:20   IC 702'
  expect(complete(row, [opaque('5510017', '5502444', 'IC 702')])).toMatchObject([
    { start: { place: { name: 'Budapest-Keleti' } }, end: { place: { name: 'Debrecen' } } },
  ])
})

test.each([
  ['there are more stops', [...printed, 'TOULON   03/09 à 12h40']],
  ['a train has another number', printed.map((line) => line.replace('6115', '6117'))],
])('the print names no stations where %s', (_, lines) => {
  expect(complete(lines.join('\n'), sncf).map(({ start }) => start.place.name)).toEqual(['FRPLY', 'FRLPD'])
})

test('the only train of a document takes number, coach and seat behind their labels, and hours within a line', () => {
  const one = { ...opaque('AMSTERDAM C', 'BERLIN HBF', ''), number: undefined, travelers: [{ name: 'DE VRIES JAN' }] }
  const text = 'Vertrek 09:00 Aankomst 15:22\nTrein: IC 145\nRijtuig: 3\nStoel: 61'
  expect(complete(text, [one])).toMatchObject([
    {
      number: 'IC 145',
      coach: '3',
      travelers: [{ name: 'DE VRIES JAN', seat: '61' }],
      start: { time: { local: '2026-09-03T09:00:00' } },
      end: { time: { local: '2026-09-03T15:22:00' } },
      evidence: { number: { reader: 'print', path: '2:1' } },
    },
  ])
  expect(complete(`${text}\nTrein: IC 147`, [one])[0]?.number).toBeUndefined()
  expect(complete(text, [{ ...one, number: 'IC 141', coach: '7' }])).toMatchObject([{ number: 'IC 141', coach: '7' }])
})

test('flights that change at one airport take the hours of their own lines', () => {
  const [there, on] = [
    coded,
    {
      ...later,
      start: { ...later.start, time: { local: '2026-05-02' } },
      end: { ...later.end, place: { iata_code: 'FRA' } },
    },
  ]
  const text = 'LX 971 BER 07:00 - ZRH 08:25 Seat 12C\nLX 978 ZRH 10:55 - FRA 12:05 Seat 23A'
  expect(complete(text, [there, on]).map(({ start, end }) => [start.time.local, end.time.local])).toEqual([
    ['2026-05-02T07:00:00', '2026-05-02T08:25:00'],
    ['2026-05-02T10:55:00', '2026-05-02T12:05:00'],
  ])
})

test('a code with its departure takes the arrival that is printed beside the same departure', () => {
  const train: Reservation = {
    ...coded,
    kind: 'train',
    number: 'EC 173',
    start: { place: { name: 'Berlin Hbf' }, time: { local: '2026-05-02T22:10:00' } },
    end: { place: { name: 'Praha hl.n.', time_zone_id: 'Europe/Prague' }, time: {} },
  }
  const end = (text: string, one = train) => complete(text, [one])[0]?.end.time
  const print = 'Berlin Hbf\nDeparture: 22:10\nArrival: 02:25'
  expect(end(print)).toEqual({ local: '2026-05-03T02:25:00', zone: 'Europe/Prague' })
  expect(end(print.replace('22:10', '20:10'))).toEqual({})
  expect(end('Arrival: 02:25')).toEqual({})
  const stated = { ...train, end: { ...train.end, time: { local: '2026-05-03T02:30:00' } } }
  expect(end(print, stated)).toEqual({ local: '2026-05-03T02:30:00' })
})
