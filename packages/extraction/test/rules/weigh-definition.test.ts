import type { Reservation } from '@sextant/contract/emails/reservation'
import { weighDefinition } from '@sextant/extraction/rules/weigh-definition'
import { expect, test } from 'vitest'

const weigh = (defined: readonly Reservation[], written: readonly Reservation[], confirms = false) =>
  weighDefinition(defined, written, confirms)

const stay = (
  name: string,
  confirmation_no: string,
  confidence: number,
  more: Partial<Reservation> = {},
): Reservation => ({
  kind: 'lodging',
  status: 'confirmed',
  name,
  confirmation_no,
  provider: {},
  start: { place: {}, time: { local: '2026-04-09' } },
  end: { place: {}, time: { local: '2026-04-11' } },
  travelers: [],
  confidence,
  evidence: {},
  ...more,
})

const train = (departs: string, confidence: number): Reservation =>
  stay('', 'QK7T2B', confidence, {
    kind: 'train',
    name: undefined,
    number: '8412',
    start: { place: { name: 'Paris' }, time: { local: departs } },
    end: { place: { name: 'Bordeaux' }, time: {} },
  })

test('a definition is kept if the words give as many bookings', () => {
  const defined = [stay('Hotel Linden', '47201889', 0.95)]
  expect(weigh(defined, [stay('Linden', '47201889', 0.8)])).toEqual(defined)
})

test('more bookings with sufficient confidence replace those of the definition, which fill their gaps', () => {
  const written = [stay('Hotel Linden', '47201889', 0.6), stay('Hotel Linden', '47201890', 0.6)]
  const defined = [stay('Hotel Linden', '47201889', 0.95, { price: '120.00' })]
  expect(weigh(defined, written)).toMatchObject([
    { confirmation_no: '47201889', price: '120.00' },
    { confirmation_no: '47201890' },
  ])
})

test('more bookings with low confidence do not change those of the definition', () => {
  const defined = [stay('Hotel Linden', '47201889', 0.95)]
  expect(weigh(defined, [stay('A', '1', 0.4), stay('B', '2', 0.3)])).toEqual(defined)
})

test('of two times for one route, the one that the words do not give is omitted', () => {
  const [old, changed] = [train('2026-04-09T08:10:00', 0.95), train('2026-04-09T10:10:00', 0.95)]
  expect(weigh([old, changed], [train('2026-04-09T10:10:00', 0.8)])).toEqual([changed])
})

test('two times for one route are both kept if the words give neither', () => {
  const both = [train('2026-04-09T08:10:00', 0.95), train('2026-04-09T10:10:00', 0.95)]
  expect(weigh(both, [])).toEqual(both)
})

test.each([
  '$1,284.50',
  '312,40 EUR',
  'confirmation: K88120',
  'We keep your table for twenty minutes. Then it is given away.',
  'Lindenweg 14, 01097 Dresden',
  '600 Heron Ferry Road',
  'Linden GmbH | Lindenweg 165 | 81539 München',
  'Itinerary # 72094418836021',
  'Hotel Linden in Graz storniert',
])('a booking that the definition calls %s is taken from the words', (name) => {
  const written = [stay('Hotel Linden', 'QX-4471', 0.4)]
  expect(weigh([stay(name, '47201889', 0.95)], written)).toEqual(written)
})

test.each(['Hotel 1871', 'Rauchkuchl, Wien', 'St. Anna Hof', 'Haus 7, Gästehaus am See', "Don't Tell Mama!"])(
  'a definition may call a booking %s',
  (name) => {
    const defined = [stay(name, '47201889', 0.95)]
    expect(weigh(defined, [stay('Hotel Linden', 'QX-4471', 0.8)])).toEqual(defined)
  },
)

test('a definition that read a wrong name keeps its bookings of which words say nothing', () => {
  const defined = [stay('$1,284.50', '47201889', 0.95)]
  expect(weigh(defined, [])).toEqual(defined)
})

test('terms are no cancellation if the words say that the booking is confirmed', () => {
  const defined = [stay('Hotel Linden', '47201889', 0.95, { status: 'cancelled' })]
  const written = [stay('Hotel Linden', '47201889', 0.8)]
  expect(weigh(defined, written, true)).toEqual([stay('Hotel Linden', '47201889', 0.95)])
  expect(weigh(defined, written, false)).toEqual(defined)
  expect(weigh(defined, [], true)).toEqual(defined)
})
