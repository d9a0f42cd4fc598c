import { withRouteInLine } from '@sextant/extraction/bookings/places/route-in-line'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { candidateAt, draftOf } from '../drafts'

const airports = [
  { ...candidateAt('airport', 'ORY', 7), mention: { ...candidateAt('airport', 'ORY', 7).mention, start: 20, end: 31 } },
  { ...candidateAt('airport', 'MXP', 7), mention: { ...candidateAt('airport', 'MXP', 7).mention, start: 34, end: 49 } },
]

function routeOf(probability: number, more: readonly Booking[] = []): string {
  const draft = draftOf('flight', { slots: { startTime: '18:20', endTime: '19:45', from: 'MXP', to: 'ORY' }, line: 7 })
  const slotProbabilities = { ...draft.slotProbabilities, from: probability, to: probability }
  const start = '2027-04-12T18:20'
  const flight: Booking = {
    kind: 'flight',
    start,
    end: '2027-04-12T19:45',
    draft: { ...draft, slots: { ...draft.slots, startDate: candidateAt('date', '2027-04-12', 7) }, slotProbabilities },
    probability: 0.9,
  }
  const [routed] = withRouteInLine([flight, ...more], { candidates: airports, lines: [] })
  return `${routed?.draft.slots.from?.mention.value} ${routed?.draft.slots.to?.mention.value}`
}

test('doubtful airports of a flight are those of its line, in their order', () => expect(routeOf(0.4)).toBe('ORY MXP'))

test('airports that are sure are kept', () => expect(routeOf(0.95)).toBe('MXP ORY'))
