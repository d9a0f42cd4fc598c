import type { Reservation } from '@sextant/contract/emails/reservation'
import { weighDefinition } from '@sextant/extraction/rules/weigh-definition'
import { expect, test } from 'vitest'

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

test('a definition stands where words tell of as many bookings', () => {
  const defined = [stay('Hotel Linden', '47201889', 0.95)]
  expect(weighDefinition(defined, [stay('Linden', '47201889', 0.8)])).toEqual(defined)
})

test('words that surely tell of more bookings replace the definition, which completes them', () => {
  const written = [stay('Hotel Linden', '47201889', 0.6), stay('Hotel Linden', '47201890', 0.6)]
  const defined = [stay('Hotel Linden', '47201889', 0.95, { price: '120.00' })]
  expect(weighDefinition(defined, written)).toMatchObject([
    { confirmation_no: '47201889', price: '120.00' },
    { confirmation_no: '47201890' },
  ])
})

test('words that are not sure of more bookings leave the definition alone', () => {
  const defined = [stay('Hotel Linden', '47201889', 0.95)]
  expect(weighDefinition(defined, [stay('A', '1', 0.4), stay('B', '2', 0.3)])).toEqual(defined)
})

test('of two times for one route, the one that words do not tell of is left out', () => {
  const [old, changed] = [train('2026-04-09T08:10:00', 0.95), train('2026-04-09T10:10:00', 0.95)]
  expect(weighDefinition([old, changed], [train('2026-04-09T10:10:00', 0.8)])).toEqual([changed])
})

test('two times for one route both stand if words tell of neither', () => {
  const both = [train('2026-04-09T08:10:00', 0.95), train('2026-04-09T10:10:00', 0.95)]
  expect(weighDefinition(both, [])).toEqual(both)
})
