import { expect, test } from 'vitest'
import { cpuTime } from '../cpu-time'
import { passFields, readPass } from './read-pass'

/** Our own samples of passes that show more than one leg, with or without a code. */

const boarding = (type: string, primary: Record<string, string>, back: Record<string, string>, more = {}) => ({
  organizationName: 'Nordlinje',
  boardingPass: {
    transitType: `PKTransitType${type}`,
    headerFields: passFields({ Date: '3 July 2026' }),
    primaryFields: passFields(primary),
    backFields: passFields(back),
  },
  ...more,
})
const read = (pass: unknown) => readPass(pass, { contextDate: '2026-06-01' }).reservations
const leg = (from: string, to: string, start: string, end: string, number?: string) => ({
  ...(number ? { number } : {}),
  confirmation_no: 'QX7K2P',
  travelers: [{ name: 'Maja Lindqvist' }],
  start: { place: { name: from }, time: { local: start } },
  end: { place: { name: to }, time: { local: end } },
})
const parties = { Booking: 'QX7K2P', Passenger: 'Maja Lindqvist' }
const overNight = [
  leg('Bremen Hbf', 'Hannover Hbf', '2026-07-03T20:46:00', '2026-07-03T21:45:00', 'ICE 535'),
  leg('Hannover Hbf', 'Wien Hbf', '2026-07-04T00:26:00', '2026-07-04T09:15:00', 'NJ 491'),
]

test.each([
  [
    'hours behind the stations, the train in front',
    { Leg: 'ICE 535 Bremen Hbf 20:46 - Hannover Hbf 21:45', 'Leg 2': 'NJ 491 Hannover Hbf 00:26 - Wien Hbf 09:15' },
  ],
  [
    'hours before the stations, the train behind, one field',
    { Journey: '20:46 Bremen Hbf → 21:45 Hannover Hbf, ICE 535\n00:26 Hannover Hbf → 09:15 Wien Hbf, NJ 491' },
  ],
  [
    'both hours behind, the train in the label, days of their own',
    {
      'ICE 535': 'Bremen Hbf – Hannover Hbf, 03.07.2026, 20:46 – 21:45',
      'NJ 491': 'Hannover Hbf – Wien Hbf, 04.07.2026, 00:26 – 09:15',
    },
  ],
])('the connections that a pass shows are legs: %s', (_, lines) => {
  const pass = boarding('Train', { From: 'Bremen Hbf', To: 'Wien Hbf' }, { ...lines, ...parties })
  expect(read(pass)).toMatchObject(overNight)
})

test('the way back that a pass shows with places, hours and train is a journey of its own', () => {
  const pass = boarding(
    'Train',
    { Von: 'Bremen Hbf', Nach: 'Wien Hbf' },
    { Abfahrt: '07:46', Zug: 'ICE 27', Rückfahrt: '05.07.2026 15:46 Wien Hbf - 23:09 Bremen Hbf, ICE 26', ...parties },
  )
  expect(read(pass)).toMatchObject([
    { number: 'ICE 27', start: { place: { name: 'Bremen Hbf' }, time: { local: '2026-07-03T07:46:00' } } },
    leg('Wien Hbf', 'Bremen Hbf', '2026-07-05T15:46:00', '2026-07-05T23:09:00', 'ICE 26'),
  ])
})

test('flights of a pass that is no boarding pass are read from their lines', () => {
  const pass = {
    organizationName: 'Skyways',
    generic: {
      primaryFields: passFields({ Passenger: 'Maja Lindqvist' }),
      secondaryFields: passFields({
        Outbound: 'SK 1422 OSL-CPH 03.07.2026 08:10',
        Return: 'SK 1465 CPH-OSL 06.07.2026 7:40 PM',
      }),
      backFields: passFields({ Booking: 'QX7K2P' }),
    },
  }
  expect(read(pass)).toMatchObject([
    {
      kind: 'flight',
      number: '1422',
      start: { place: { iata_code: 'OSL' }, time: { local: '2026-07-03T08:10:00' } },
      end: { place: { iata_code: 'CPH' } },
    },
    { number: '1465', start: { time: { local: '2026-07-06T19:40:00' } }, travelers: [{ name: 'Maja Lindqvist' }] },
  ])
})

test('the legs of a code take the hours that the pass shows in a line for each', () => {
  const message = 'M2LINDQVIST/MAJA      EQX7K2P HAMMUCLH 2063 184Y022A0044 100QX7K2P MUCZRHLH 2368 184Y012C0011 100'
  const lines = { Flights: 'LH 2063 HAM-MUC 08:00 - 09:15\nLH 2368 MUC-ZRH 10:25 - 11:20' }
  const pass = boarding('Air', { From: 'HAM', To: 'ZRH' }, lines, { barcodes: [{ message }] })
  expect(read(pass).map(({ start, end }) => [start.time.local, end.time.local])).toEqual([
    ['2026-07-03T08:00:00', '2026-07-03T09:15:00'],
    ['2026-07-03T10:25:00', '2026-07-03T11:20:00'],
  ])
})

test('opening hours and terms are no legs', () => {
  const terms = {
    Hotline: 'Mon - Fri 08:00 - 20:00',
    Terms: 'Valid from Bremen - or elsewhere 24:00\nHannover Hbf 10:00 - Hannover Hbf 11:00',
    Shop: 'Opened 07:00 - Closed 22:00',
  }
  const pass = boarding('Train', { From: 'Bremen Hbf', To: 'Wien Hbf' }, { Departure: '07:46', ...terms })
  expect(read(pass)).toMatchObject([{ start: { time: { local: '2026-07-03T07:46:00' } } }])
  expect(read(pass)).toHaveLength(1)
  expect(read({ generic: { primaryFields: passFields({ Card: 'Bonus' }), backFields: passFields(terms) } })).toEqual([])
})

test('a place that comes first and is empty is read where it is labelled', () => {
  const pass = boarding(
    'Air',
    { FROM: 'FRA', TO: ' ' },
    { Flight: 'LH 1132', Destination: 'Barcelona (BCN)', ...parties },
  )
  expect(read(pass)).toMatchObject([
    { number: '1132', start: { place: { iata_code: 'FRA' } }, end: { place: { iata_code: 'BCN' } } },
  ])
  expect(read(boarding('Air', { FROM: 'FRA', TO: ' ' }, { Flight: 'LH 1132' }))).toEqual([])
})

test('a ticket for a time of entry is an event, and a guest who comes first is no hotel', () => {
  const museum = {
    eventTicket: {
      primaryFields: passFields({ Ausstellung: 'Licht und Schatten' }),
      secondaryFields: passFields({ Datum: '03.07.2026', Zeitfenster: '14:00 - 14:30 Uhr' }),
    },
  }
  expect(read(museum)).toMatchObject([
    { kind: 'event', name: 'Licht und Schatten', start: { time: { local: '2026-07-03T14:00:00' } } },
  ])
  const hotel = {
    organizationName: 'Hotel Adler',
    storeCard: {
      primaryFields: passFields({ Gast: 'Maja Lindqvist' }),
      secondaryFields: passFields({ Anreise: '03.07.2026', Abreise: '06.07.2026' }),
    },
  }
  expect(read(hotel)).toMatchObject([{ name: 'Hotel Adler', travelers: [{ name: 'Maja Lindqvist' }] }])
})

test('a connection on the morning after a night train departs when that has arrived, unless its line has a day', () => {
  const night = 'NJ 40463 Hamburg Hbf 22:10 - Zürich HB 08:05'
  const days = (connection: string) =>
    read(boarding('Train', { From: 'Hamburg Hbf', To: 'Bern' }, { Legs: `${night}\n${connection}` })).map(
      ({ start }) => start.time.local,
    )
  expect(days('IC 5 Zürich HB 08:30 - Bern 09:28')).toEqual(['2026-07-03T22:10:00', '2026-07-04T08:30:00'])
  expect(days('IC 5 Zürich HB 07:30 - Bern 08:28')).toEqual(['2026-07-03T22:10:00', '2026-07-05T07:30:00'])
  expect(days('IC 5 03.07.2026 Zürich HB 08:30 - Bern 09:28')).toContain('2026-07-03T08:30:00')
})

test('lines without a number are legs only where they lead from one place of the pass to the other', () => {
  const pass = (lines: string) =>
    read(
      boarding('Train', { From: 'Wien Hbf', To: 'Graz Hbf' }, { Train: 'RJ 12', Departure: '10:00', Info: lines }),
    ).map(({ number, start, end }) => `${number ?? ''} ${start.place.name} ${end.place.name}`.trim())
  const own = ['RJ 12 Wien Hbf Graz Hbf']
  expect(pass('Graz Hbf - Lounge 06:00 - 22:00')).toEqual(own)
  expect(pass('Wien Hbf - Lounge 06:00 - 22:00\nUntil 3 July 2026, Wien Hbf - Graz Hbf, 10:00')).toEqual(own)
  expect(pass('Wien Hbf 10:00 - Bruck 11:50\nBruck 12:05 - Graz Hbf 12:40')).toEqual([
    'Wien Hbf Bruck',
    'Bruck Graz Hbf',
  ])
})

test('the terminal of a departure is no place', () => {
  const shown = {
    'Departure terminal': 'Terminal 2',
    'Departure airport': 'Oslo',
    Flight: 'SK 1422',
    Departure: '08:10',
  }
  const pass = boarding('Air', { From: ' ', To: 'CPH' }, shown)
  expect(read(pass)).toMatchObject([{ start: { place: { name: 'Oslo' } } }])
})

test('a pass with many or long lines is read in time', () => {
  const lines = 'ICE 535 Bremen Hbf 20:46 - Hannover Hbf 21:45\n'.repeat(20_000)
  const pass = boarding('Train', { From: 'Bremen Hbf', To: 'Wien Hbf' }, { a: lines, b: 'A 10:00 - '.repeat(20_000) })
  expect(cpuTime(() => void read(pass))).toBeLessThan(5000)
})

test('a label of any length above many lines is read in time', () => {
  const shown = { ['x 3 july '.repeat(2000)]: 'abc\n'.repeat(200) }
  const pass = boarding('Train', { From: 'Bremen Hbf', To: 'Wien Hbf' }, shown)
  expect(cpuTime(() => void read(pass))).toBeLessThan(5000)
})
