import { apartFromSides } from '@sextant/extraction/page/side-by-side'
import type { PlacedText, TextRow } from '@sextant/pdf/scan'
import { expect, test } from 'vitest'

/** A row of texts at hundredths of the page's width; letters are a hundredth of it wide. */
const row = (texts: Readonly<Record<number, string>>): TextRow => ({
  gap: 1.2,
  texts: Object.entries(texts).map(
    ([at, text]): PlacedText => ({
      text,
      left: Number(at) / 100,
      right: Number(at) / 100 + text.length / 100,
      spans: [{ start: 0, end: text.length, bold: false, struck: false, size: 10 }],
    }),
  ),
})
const textsOf = (rows: readonly TextRow[]): string[] =>
  apartFromSides(rows).map(({ texts }) => texts.map(({ text }) => text).join(' | '))

const passes = [
  row({ 0: 'Boarding pass', 50: 'Boarding pass' }),
  row({ 0: 'MORA INES', 50: 'MORA INES' }),
  row({ 0: 'FLIGHT', 20: 'XY 101', 50: 'FLIGHT', 70: 'XY 102' }),
  row({ 0: 'Porto to Turin', 50: 'Turin to Porto' }),
  row({ 0: '09:40', 50: '18:20' }),
]

test('the boarding passes of two flights are one below the other', () =>
  expect(textsOf(passes)).toEqual([
    'Boarding pass',
    'MORA INES',
    'FLIGHT | XY 101',
    'Porto to Turin',
    '09:40',
    'Boarding pass',
    'MORA INES',
    'FLIGHT | XY 102',
    'Turin to Porto',
    '18:20',
  ]))

test.each([
  ['French', 'Aller', 'Retour', 'Départ', 'Arrivée'],
  ['German', 'Hinfahrt', 'Rückfahrt', 'Abfahrt', 'Ankunft'],
  ['Italian', 'Andata', 'Ritorno', 'Partenza', 'Arrivo'],
])('the journeys there and back are one below the other: in %s', (_, there, back, departure, arrival) => {
  const rows = apartFromSides([
    row({ 10: there, 60: back }),
    row({ 0: departure, 25: arrival, 50: departure, 75: arrival }),
    row({ 0: 'Calais', 25: 'Dover', 50: 'Dover', 75: 'Calais' }),
    row({ 0: '09:30', 25: '10:00', 50: '18:00', 75: '18:30' }),
    row({ 25: 'Total 17,00 €' }),
  ])
  expect(rows.map(({ texts }) => texts.map(({ text }) => text).join(' | '))).toEqual([
    there,
    `${departure} | ${arrival}`,
    'Calais | Dover',
    '09:30 | 10:00',
    back,
    `${departure} | ${arrival}`,
    'Dover | Calais',
    '18:00 | 18:30',
    'Total 17,00 €',
  ])
  expect(rows[7]?.texts.map(({ left }) => left)).toEqual([0, 0.25])
})

test('the heads of two sides may begin a little before what is below them', () =>
  expect(
    textsOf([
      row({ 0: 'Outward', 46: 'Return' }),
      row({ 0: 'From', 25: 'To', 50: 'From', 75: 'To' }),
      row({ 0: 'Calais', 25: 'Dover', 50: 'Dover', 75: 'Calais' }),
      row({ 0: '09:30', 50: '18:00' }),
    ]),
  ).toEqual(['Outward', 'From | To', 'Calais | Dover', '09:30', 'Return', 'From | To', 'Dover | Calais', '18:00']))

test('the heads above two sides stand above their own', () =>
  expect(
    textsOf([
      row({ 0: 'Driver: Ada Cole' }),
      row({ 0: 'Pick-up', 50: 'Drop-off' }),
      row({ 0: 'Malaga Airport', 50: 'Malaga Airport' }),
      row({ 0: '22 Aug, 10:00', 50: '29 Aug, 09:30' }),
      row({ 0: 'Arrivals hall', 50: 'Arrivals hall' }),
    ]),
  ).toEqual([
    'Driver: Ada Cole',
    'Pick-up',
    'Malaga Airport',
    '22 Aug, 10:00',
    'Arrivals hall',
    'Drop-off',
    'Malaga Airport',
    '29 Aug, 09:30',
    'Arrivals hall',
  ]))

test.each([
  [
    'a table of legs',
    [
      row({ 0: 'Departure', 50: 'Arrival' }),
      row({ 0: 'Port', 20: 'Time', 50: 'Port', 70: 'Time' }),
      row({ 0: 'Calais', 20: '09:30', 50: 'Dover', 70: '10:00' }),
      row({ 0: 'Dover', 20: '18:00', 50: 'Calais', 70: '18:30' }),
    ],
  ],
  ['two rows alike', [row({ 0: 'Adult', 50: 'Adult' }), row({ 0: 'Child', 50: 'Child' }), row({ 0: '2', 50: '3' })]],
  ['equal values', [1, 2, 3, 4].map((day) => row({ 0: `${day} May 2027`, 50: `${day + 4} May 2027` }))],
  [
    'a line across',
    [passes[0], row({ 0: 'Please print this page and bring it with you to the gate' }), ...passes.slice(1, 3)],
  ],
])('rows stay as they are: %s', (_, rows) => {
  const own = rows.flatMap((one) => one ?? [])
  expect(apartFromSides(own)).toEqual(own)
})

test('a page that repeats one row thousands of times stays as it is', () => {
  const rows = Array.from({ length: 20_000 }, () => row({ 0: 'Fare', 50: 'Fare' }))
  expect(textsOf(rows)).toHaveLength(20_000)
})

test('the days of the journeys there and back may be of other weekdays', () =>
  expect(
    textsOf([
      row({ 0: 'OUTBOUND', 50: 'RETURN' }),
      row({ 0: 'Wed 16 June 2027', 50: 'Fri 18 June 2027' }),
      row({ 0: 'London 08:16', 50: 'Paris 16:44' }),
      row({ 0: 'Train ES 9114', 50: 'Train ES 9151' }),
    ]),
  ).toEqual([
    'OUTBOUND',
    'Wed 16 June 2027',
    'London 08:16',
    'Train ES 9114',
    'RETURN',
    'Fri 18 June 2027',
    'Paris 16:44',
    'Train ES 9151',
  ]))
