import { withRequiredPlaces } from '@sextant/extraction/bookings/places/required-places'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { candidateAt, type DraftValues, draftOf } from '../drafts'
import { readCandidates } from '../read-candidates'

const { context, candidates } = readCandidates('Harbour walk')
const assembled = { scoredDrafts: [], gate: 1, context, candidates }

interface Option {
  value: string
  probability: number
}

/** A booking with options for a slot that is left empty. */
function bookingWith(
  kind: Booking['kind'],
  { slot, options, ...values }: DraftValues & { slot: 'place' | 'from' | 'to'; options: readonly Option[] },
): Booking {
  const type = kind === 'flight' ? 'airport' : 'text'
  const ranked = options.map(({ value, probability }) => ({ candidate: candidateAt(type, value), probability }))
  const draft = { ...draftOf(kind, values), ranked: { [slot]: [{ candidate: null, probability: 0.8 }, ...ranked] } }
  return { kind, start: '2027-02-06T10:00', end: null, draft, probability: 0.95 }
}

const slots = { startDate: '2027-02-06', startTime: '10:00' }

test('an event without a name gets its likeliest one', () => {
  const event = bookingWith('event', { slots, slot: 'place', options: [{ value: 'Harbour walk', probability: 0.1 }] })
  expect(withRequiredPlaces([event], assembled)[0]?.draft.slots.place?.mention.value).toBe('Harbour walk')
})

test.each([
  ['unlikely', { value: 'Harbour walk', probability: 0.01 }],
  ['that of a person', { value: 'Anna Nowak', probability: 0.2 }],
  ['that of the hotel', { value: 'at Pension Linden', probability: 0.2 }],
])('an event has no name if it is %s', (_, option) => {
  const stay = bookingWith('lodging', { slots: { ...slots, place: 'Pension Linden' }, slot: 'from', options: [] })
  const event = bookingWith('event', { slots, slot: 'place', options: [option] })
  expect(withRequiredPlaces([stay, event], assembled)).toEqual([stay, event])
})

test('a flight gets its other airport, and none if it has neither', () => {
  const options = [
    { value: 'LIS', probability: 0.3 },
    { value: 'OPO', probability: 0.1 },
  ]
  const known = bookingWith('flight', { slots: { ...slots, from: 'LIS' }, slot: 'to', options })
  const open = bookingWith('flight', { slots, slot: 'to', options })
  const [first, second] = withRequiredPlaces([known, open], assembled)
  expect(first?.draft.slots.to?.mention.value).toBe('OPO')
  expect(second).toEqual(open)
})
