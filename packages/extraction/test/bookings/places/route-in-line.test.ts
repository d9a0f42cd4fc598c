import { withRouteInLine, withStopsBeforeHours } from '@sextant/extraction/bookings/places/route-in-line'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'
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

test.each([
  ['the stops in front of its hours', 'Tavi dep 12:00, Orsa arr 13:30', 'Tavi Orsa'],
  ['the stops in front of new hours', 'Tavi dep 08:00 12:00, Orsa arr 09:30 13:30', 'Tavi Orsa'],
  ['its stops if its line names no others', 'Boat at 12:00, until 13:30', 'Orsa Lund'],
])('a boat with stops of another line has %s', (_, text, expected) => {
  const { bookings, assembled } = bookingsOn(`10:00 Orsa - Lund\n\n${text}`, [
    { kind: 'boat', start: '12:00', from: 'Orsa', to: 'Lund', travelers: [] },
  ])
  const { candidates, context } = assembled
  const endTime = candidates.find(({ mention }) => mention.value === '13:30')
  const { lines } = context.read.page
  const timed = bookings.map((booking): Booking => {
    const slots = { ...booking.draft.slots, ...(endTime ? { endTime } : {}) }
    return { ...booking, draft: { ...booking.draft, slots } }
  })
  const [boat] = withStopsBeforeHours(timed, { candidates, lines })
  expect(`${boat?.draft.slots.from?.mention.value} ${boat?.draft.slots.to?.mention.value}`).toBe(expected)
})
