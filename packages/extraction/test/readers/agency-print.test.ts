import { readItineraries } from '@sextant/extraction/readers/itinerary/read-itineraries'
import { expect, test } from 'vitest'
import { cpuTime } from '../cpu-time'

/** Our own samples of what agencies print for travelers: flights in columns, or with a labelled line for each end. */

const read = (text: string) => readItineraries([{ part: 'file', text }], '2026-06-01T00:00:00Z')
const flight = (number: string, from: string, to: string, start: string, end: string) => ({
  kind: 'flight',
  number,
  provider: { iata_code: 'BA' },
  confirmation_no: 'QX7K2P',
  travelers: [{ name: 'DOE/JOHN MR' }],
  start: { place: { iata_code: from }, time: { local: `2026-${start}:00` } },
  end: { place: { iata_code: to }, time: { local: `2026-${end}:00` } },
})
const both = [
  flight('117', 'LHR', 'JFK', '07-05T08:20', '07-05T11:10'),
  flight('112', 'JFK', 'LHR', '07-11T18:30', '07-12T06:30'),
]

test.each([
  [
    'the day first',
    `SUN 05JUL  BA 117       LONDON LHR        NEW YORK JFK      0820    1110
SAT 11JUL  BA 112       NEW YORK JFK      LONDON LHR        1830    0630  12JUL`,
  ],
  [
    'the flight first, hours with halves of the day',
    `BA 0117    SUN 05JUL  LONDON HEATHROW   NEW YORK JFK      820A    1110A   CONFIRMED
BA 0112    SAT 11JUL  NEW YORK JFK      LONDON HEATHROW   6:30 PM 6:30 AM CONFIRMED`,
  ],
  [
    'each hour and its day in front of its place',
    `BRITISH AIRWAYS    BA0117   J      05JUL SUN 0820 LONDON LHR    05JUL SUN 1110 NEW YORK JFK  CONFIRMED
BRITISH AIRWAYS    BA0112   J      11JUL SAT 1830 NEW YORK JFK  12JUL SUN 0630 LONDON LHR    CONFIRMED`,
  ],
  [
    'the weekday behind the day, columns parted by tabs',
    '05JUL SUN\tBA117\tLONDON LHR\tNEW YORK JFK\t08:20\t11:10\n11JUL SAT\tBA112\tNEW YORK JFK\tLONDON LHR\t18:30\t06:30',
  ],
])('the reader of agencies’ printed itineraries reads flights in columns: %s', (_, rows) => {
  expect(read(`BOOKING REF: QX7K2P\nDOE/JOHN MR\n\n${rows}\n`)).toMatchObject(both)
})

test.each([
  [
    'day and flight in one line',
    `SUN 05JUL  BRITISH AIRWAYS           BA0117    BUSINESS
           DEP: LONDON LHR TERMINAL 5            0820
           ARR: NEW YORK JFK TERMINAL 7          1110

SAT 11JUL  BRITISH AIRWAYS           BA0112    BUSINESS
           DEP: NEW YORK JFK TERMINAL 7          1830
           ARR: LONDON LHR TERMINAL 5            0630   SUN 12JUL`,
  ],
  [
    'the day above the flight, by the name of its airline',
    `SUN 05 JUL 2026
 BRITISH AIRWAYS     FLIGHT 117     BUSINESS
 LEAVE  LONDON       LHR    820A
 ARRIVE NEW YORK     JFK    1110A

SAT 11 JUL 2026
 BRITISH AIRWAYS     FLIGHT 112     BUSINESS
 LEAVE  NEW YORK     JFK    630P
 ARRIVE LONDON       LHR    630A   SUN 12 JUL`,
  ],
  [
    'the day below the flight',
    `Flight - British Airways (BA) - 117
Sun, Jul 5 2026
Depart: London (LHR) 8:20 AM
Arrive: New York (JFK) 11:10 AM
Flight - British Airways (BA) - 112
Sat, Jul 11 2026
Depart: New York (JFK) 6:30 PM
Arrive: London (LHR) 6:30 AM (+1)`,
  ],
])('the reader of agencies’ printed itineraries reads flights with a labelled line for each end: %s', (_, rows) => {
  expect(read(`BOOKING REF: QX7K2P\nDOE/JOHN MR\n\n${rows}\n`)).toMatchObject(both)
})

const flightsOf = (rows: string) =>
  read(`DOE/JOHN MR\n${rows}\n`).map(({ provider, number, start, end }) =>
    [provider.iata_code, number, start.place.iata_code, end.place.iata_code, start.time.local].join(' '),
  )
const ends = 'DEP: LONDON LHR 0820\nARR: NEW YORK JFK 1110'

test.each([
  ['a number behind an airline', `SUN 05JUL BRITISH AIRWAYS FLIGHT NO 117\n${ends}`],
  ['a time above the ends', `SUN 05JUL BA 117\nCHECK IN AT 0620\n${ends}`],
  ['a time between the ends', `SUN 05JUL BA 117\n${ends.replace('\n', '\nCHECK IN AT 0620\n')}`],
  ['another flight between the ends', `SUN 05JUL BA 117\n${ends.replace('\n', '\nOPERATED AS AA 6143\n')}`],
  ['numbers of other things', `SUN 05JUL BA 117\nBOOKING NO 4567\nTELEPHONE NO 0207\n${ends}`],
  ['a departure whose arrival is missing', `SUN 05JUL BA 9\nDEP: PARIS CDG 0600\nBA 117\n${ends}`],
  ['a label of the hour', `SUN 05JUL BA 117\n${ends.replace('\n', '\nDEPARTURE TIME: 0945\n')}`],
])('words are no flight, and %s leaves the flight as it is', (_, rows) => {
  expect(flightsOf(rows)).toEqual(['BA 117 LHR JFK 2026-07-05T08:20:00'])
})

test('a flight whose designator is a word is read in front of its line, behind its airline or the word flight', () => {
  for (const name of ['AT 800', 'ROYAL AIR MAROC  AT 800', 'FLIGHT AT 800', 'X AT800'])
    expect(flightsOf(`SUN 05JUL\n${name}\n${ends}`)).toEqual(['AT 800 LHR JFK 2026-07-05T08:20:00'])
})

test('ends that name no airport and no town are no flight', () => {
  const rows = 'FROM: LONDON LHR\nTO: NEW YORK JFK\nDEPARTURE TIME: 0820\nARRIVAL TIME: 1120'
  expect(flightsOf(`SUN 05JUL BA 117\n${rows}`)).toEqual([])
})

test('the cabin is the word next to the flight or labelled as a class, never a word of a heading', () => {
  const cabin = (rows: string) => read(`DOE/JOHN MR\nACME BUSINESS TRAVEL LTD\n${rows}`)[0]?.class_of_service
  expect(cabin(`SUN 05JUL BA 117\n${ends}`)).toBeUndefined()
  expect(cabin(`SUN 05JUL BA 117 ECONOMY\n${ends}`)).toBe('ECONOMY')
  expect(cabin(`SUN 05JUL BA 117\nCLASS: ECONOMY\n${ends}`)).toBe('ECONOMY')
})

test.each([
  ['SUN 05JUL 2030 2245 BA 117 LONDON LHR  NEW YORK JFK', '2026-07-05T20:30'],
  ['SUN 05JUL 2025 0820 1110 BA 117 LONDON LHR  NEW YORK JFK', '2025-07-05T08:20'],
  ['BA 117\nDEPART: LONDON LHR 05JUL 2030\nARRIVE: NEW YORK JFK 05JUL 2245', '2026-07-05T20:30'],
  ['JULY 5 2026 BA 117 LONDON LHR  NEW YORK JFK  2030 2245', '2026-07-05T20:30'],
  ['SUN 05 JUL 2031\nBA 117\nDEP: LONDON LHR 2030\nARR: NEW YORK JFK 2245', '2031-07-05T20:30'],
  ['Marriott 12  05JUL BA 117\nDEP: LONDON LHR 2030\nARR: NEW YORK JFK 2245', '2026-07-05T20:30'],
])('an hour behind a day is no year, and a word like a month no day: %s', (rows, departs) => {
  expect(flightsOf(rows)).toEqual([`BA 117 LHR JFK ${departs}:00`])
})

test('a weekday next to the day of a printed line is not taken for an airport', () => {
  for (const day of ['SUN 05JUL', '05JUL SUN'])
    expect(
      read(`BOOKING REF: QX7K2P\n 1.1DOE/JOHN MR\n 1. BA  117 J  ${day} LHRJFK HK1  0820   1110  O*\n`),
    ).toMatchObject([{ number: '117', start: { place: { iata_code: 'LHR' }, time: { local: '2026-07-05T08:20:00' } } }])
})

test('a heading in front of a name is no part of it', () => {
  const text = 'ITINERARY FOR DOE/JOHN MR\nSUN 05JUL  BA 117  LONDON LHR   NEW YORK JFK  0820 1110\n'
  expect(read(text)[0]?.travelers).toEqual([{ name: 'DOE/JOHN MR' }])
})

test('rows without a name, an airport, a known airline or an hour are no flights', () => {
  const row = 'SUN 05JUL  BA 117  LONDON LHR   NEW YORK JFK  0820  1110\n'
  expect(read(row)).toEqual([])
  for (const broken of [
    row.replace('NEW YORK JFK', 'SOMEWHERE'),
    row.replace('BA 117', 'XX 117'),
    row.replace('1110', ''),
    row.replace('05JUL', '45JUL'),
    row.replace('0820', '2570'),
  ])
    expect(read(`DOE/JOHN MR\n${broken}`)).toEqual([])
})

test.each([
  ['many rows', 'SUN 05JUL BA 117 LONDON LHR  NEW YORK JFK  0820 1110\n'.repeat(900)],
  ['ends without flights', 'DEP: LONDON LHR 0820\nARR: PARIS CDG 0920\n'.repeat(900)],
  ['a row of blanks', `SUN 05JUL BA 117${' '.repeat(170)}0820\n`.repeat(200)],
  ['rows of towns', `SUN 05JUL BA 112 1830 0630${'  San Jose  Santiago  London'.repeat(6)}\n`.repeat(1500)],
  ['ends of words', `SUN 05JUL BA 117\n${`DEP: ${'Nowhere x  '.repeat(16)}0820\n`.repeat(1500)}`],
  ['words like months', `${'Marriott 12 '.repeat(16)}\n`.repeat(1500)],
  ['a row of flights', `${'BA 117 '.repeat(28)}\n`.repeat(200)],
])('text built to take long ends in time: %s', (_, text) => {
  const time = cpuTime(() => expect(read(`DOE/JOHN MR\n${text}`).length).toBeLessThanOrEqual(50))
  expect(time).toBeLessThan(5000)
})

test('two codes in one column are both ends, and a weekday in brackets is no airport', () =>
  expect(
    read(`DOE/JOHN MR\nBA 117    LHR JFK    05JUL (SUN)   0820 1110   LONDON HEATHROW - NEW YORK KENNEDY`),
  ).toMatchObject([{ start: { place: { iata_code: 'LHR' } }, end: { place: { iata_code: 'JFK' } } }]))

test('an airport in two languages is one end', () =>
  expect(read('DOE/JOHN MR\nАЛМАТЫ/ALMATY    KC 747    05JUL    0740  1035')).toEqual([]))

test('a weekday of three letters in another language is no airport', () =>
  expect(read('DOE/JOHN MR\nNP 1408      Sen 06 Jul 2026  Nabire NBX - Sentani DJJ    0815   0930')).toMatchObject([
    { number: '1408', start: { place: { iata_code: 'NBX' } }, end: { place: { iata_code: 'DJJ' } } },
  ]))
