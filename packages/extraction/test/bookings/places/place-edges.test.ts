import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { wholeStop, withoutNextValue } from '@sextant/extraction/bookings/places/place-edges'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** A stop in a line, of which the given part has been read. */
function stopIn(text: string, part: string, kind: ReservationKind): string {
  const { context } = readCandidates(text)
  const { page, tags } = context.read
  const start = text.indexOf(part)
  const mention = { type: 'text', line: 0, start, end: start + part.length, value: part, form: '', detail: '' } as const
  return wholeStop(mention, page.lines[0]?.text ?? '', tags[0] ?? [], kind).value
}

test.each([
  ['from Kos to Hotel Linden Confirmation: KX-44', 'Hotel Linden Confirmation', 'taxi', 'Hotel Linden'],
  ['Θήρα αναχ. 15:30', 'Θήρα αναχ', 'boat', 'Θήρα'],
  ["Körmen İskelesi'nde teslim", "Körmen İskelesi'nde", 'car', 'Körmen İskelesi'],
  ["St John's Hospital", "St John's Hospital", 'bus', "St John's Hospital"],
  ['G80 次 深圳北 12:44', '次 深圳北', 'train', '深圳北'],
  ['to Denver, CO - Union Station', 'Denver', 'train', 'Denver, CO - Union Station'],
  ['to Reno, NV (Round-Trip)', 'Reno', 'train', 'Reno, NV'],
  [
    '08:05 Madrid - Atocha - Almudena Grandes → 10:50 Málaga',
    'Madrid - Atocha',
    'train',
    'Madrid - Atocha - Almudena Grandes',
  ],
  ['08:05 Madrid - Toledo', 'Madrid', 'train', 'Madrid'],
  ['from Salerno (Marina Piccola), 09:10', 'Salerno', 'boat', 'Salerno (Marina Piccola)'],
  ['from Salerno (Blu Line, no. 4471)', 'Salerno', 'boat', 'Salerno'],
  ['from Salerno (Marina Piccola), 09:10', 'Salerno', 'train', 'Salerno'],
] as const)('in %j, the stop read as %j of a journey by %s is %j', (text, part, kind, expected) =>
  expect(stopIn(text, part, kind)).toBe(expected),
)

test('an event is not called by the sender of the email as its host', () => {
  const value = 'Breathing Day with Still Studio'
  const mention = { type: 'text', line: 0, start: 0, end: value.length, value, form: '', detail: '' } as const
  const nameBy = (sender: string, kind: ReservationKind): string =>
    withoutNextValue(mention, value, [], { kind, sender }).value
  expect(nameBy('Still Studio via Bookings', 'event')).toBe('Breathing Day')
  expect(nameBy('City Tickets', 'event')).toBe(value)
  expect(nameBy('Still Studio', 'lodging')).toBe(value)
})

test('neither a meal nor an article in front of a name is part of it', () => {
  const nameIn = (value: string, kind: ReservationKind): string => {
    const mention = { type: 'text', line: 0, start: 0, end: value.length, value, form: '', detail: '' } as const
    return withoutNextValue(mention, value, [], { kind, sender: '' }).value
  }
  expect(nameIn('Table at Mikla', 'restaurant')).toBe('Mikla')
  expect(nameIn('Dinner in the Old Mill', 'restaurant')).toBe('Old Mill')
  expect(nameIn('Cena en el banco de arena', 'restaurant')).toBe('Cena en el banco de arena')
  expect(nameIn('Dinner by Heston', 'restaurant')).toBe('Dinner by Heston')
  expect(nameIn('the Harris Distillery tour', 'event')).toBe('Harris Distillery tour')
  expect(nameIn('The Lion King', 'event')).toBe('The Lion King')
})
