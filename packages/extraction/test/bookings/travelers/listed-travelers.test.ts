import { withListedTravelers } from '@sextant/extraction/bookings/travelers/listed-travelers'
import { expect, test } from 'vitest'
import { bookingsOn, travelersOf } from '../bookings-on'

/** The travelers of two trains of a page, the second of whom the model has taken for one person's alone. */
function namesOn(text: string, likely: readonly string[], second: string): string[] {
  const { bookings, assembled } = bookingsOn(text, [
    { kind: 'train', start: '10:15', travelers: likely },
    { kind: 'train', start: '18:05', travelers: [second] },
  ])
  for (const { mention, roles } of assembled.candidates)
    if (mention.type === 'text' && [...likely, second].includes(mention.value)) roles.traveler = 0.9
  return travelersOf([...withListedTravelers(bookings, assembled)]).map(([, names]) => names)
}

const both = ['Anna Nowak', 'Peter Berg']
const together = 'Anna Nowak and Peter Berg'

test.each([
  ['in one line', 'Passengers: Anna Nowak, Peter Berg'],
  ['below the label', 'Passengers\nAnna Nowak\nMr Peter Berg'],
  ['behind and below the label', 'Passengers: Anna Nowak\nPeter Berg'],
  ['with numbers', '1. Anna Nowak\n2. Peter Berg (ADT)'],
  ['with numbers and remarks', '1. Mrs Anna Nowak — adult — 1 bag\n2. Mr Peter Berg — adult — 1 bag'],
  ['with ticket numbers between them', '1. Anna Nowak\n220-2417700311\n2. Peter Berg\n220-2417700312'],
  ['with a child who is counted', 'Passengers: Anna Nowak · Peter Berg + 1 child'],
])('those who are listed %s travel together on everything', (_, list) =>
  expect(namesOn(`Train 10:15\nTrain 18:05\n\n${list}`, both, 'Anna Nowak')).toEqual([together, together]),
)

test('a name in other letters in brackets is of the same person', () =>
  expect(
    namesOn('Train 10:15\nTrain 18:05\n\nPassengers: Anna Nowak (Анна Новак)', ['Anna Nowak'], 'Anna Nowak'),
  ).toEqual(['Anna Nowak', 'Anna Nowak']))

test.each([
  ['somebody else travels', 'Train 10:15\nTrain 18:05 Maria Lang\n\nPassengers: Anna Nowak, Peter Berg', 'Maria Lang'],
  [
    'each booking names its own',
    'Train 10:15\nPassengers: Anna Nowak, Peter Berg\nTrain 18:05\nPassenger: Anna Nowak',
    'Anna Nowak',
  ],
  [
    'a name stands elsewhere as well',
    'Train 10:15\nTrain 18:05\nPassengers: Anna Nowak, Peter Berg\nPeter Berg returns by car',
    'Anna Nowak',
  ],
])('a list of travelers leaves bookings their travelers where %s', (_, text, second) =>
  expect(namesOn(text, both, second)).toEqual([together, second]),
)
