import { emptyDraft } from '@sextant/extraction/bookings/draft'
import { type Booking, withReference } from '@sextant/extraction/bookings/resolve'
import {
  withUnclaimedDays,
  withUnclaimedEnds,
  withUnclaimedNumbers,
  withUnclaimedReferences,
} from '@sextant/extraction/bookings/unclaimed-values'
import { expect, test } from 'vitest'
import { readCandidates } from './read-candidates'

/** Flights that begin at times of a page, and what is known of it: the values with a role have it for certain. */
function flightsOn(text: string, starts: readonly string[], roles: Parameters<typeof readCandidates>[1]) {
  const { context, candidates } = readCandidates(text, roles)
  const flights = starts.map((start): Booking => {
    const anchor = candidates.find(({ mention }) => mention.type === 'time' && mention.value === start)
    if (!anchor) throw new Error(`The page has no ${start}.`)
    return { kind: 'flight', start, end: null, draft: emptyDraft(anchor, 'flight', 1), probability: 1 }
  })
  return { flights, assembled: { context, candidates, gate: 1, scoredDrafts: [] } }
}

test('flights of a carrier without a known code have the numbers next to their departures', () => {
  const roles = { 'H8 218': 'number', 'E4 7335': 'number' } as const
  const text = 'H8 218 at 13:30\n\n\nE4 7335 at 10:15'
  const { flights, assembled } = flightsOn(text, ['13:30', '10:15'], roles)
  const numbers = withUnclaimedNumbers(flights, assembled).map(({ draft }) => draft.slots.number?.mention.value)
  expect(numbers).toEqual(['218', '7335'])
})

test('of two numbers next to a departure, a flight has neither', () => {
  const { flights, assembled } = flightsOn('H8 218 and E4 7335 at 13:30', ['13:30'], {
    'H8 218': 'number',
    'E4 7335': 'number',
  })
  expect(withUnclaimedNumbers(flights, assembled)).toEqual(flights)
})

test('a booking without a reference has the one in its line that no other booking has', () => {
  const text = 'at 13:30, code KQ7T2M\nat 10:15, code HX4R9P'
  const { flights, assembled } = flightsOn(text, ['13:30', '10:15'], { KQ7T2M: 'reference', HX4R9P: 'reference' })
  const referenced = withUnclaimedReferences(flights, assembled)
  expect(referenced.map(({ draft }) => draft.slots.reference?.mention.value)).toEqual(['KQ7T2M', 'HX4R9P'])
  expect(withUnclaimedReferences(referenced, assembled)).toEqual(referenced)
})

test('a booking with the number of a ticket has the reference that no other booking has', () => {
  const text = 'Locator KQ7T2M\nat 13:30\nTicket 714022881930'
  const { flights, assembled } = flightsOn(text, ['13:30'], { KQ7T2M: 'reference', '714022881930': 'reference' })
  const ticket = assembled.candidates.find(({ mention }) => mention.value === '714022881930')
  if (!ticket) throw new Error('The page has no such code.')
  const ticketed = flights.map((one) => withReference(one, ticket))
  const [flight] = withUnclaimedReferences(ticketed, assembled)
  expect(flight?.draft.slots.reference?.mention.value).toBe('KQ7T2M')
})

test('a booking that doubtfully chose the day of another one has the day below its hour', () => {
  const text = '14 October 2026\nat 13:30\n\n\n\nat 10:15\n17 October 2026'
  const { flights, assembled } = flightsOn(text, ['13:30', '10:15'], { '2026-10-14': 'start', '2026-10-17': 'start' })
  const day = assembled.candidates.find(({ mention }) => mention.value === '2026-10-14')
  const daysWith = (certainty: number): (string | undefined)[] =>
    withUnclaimedDays(
      flights.map((flight) => ({
        ...flight,
        draft: {
          ...flight.draft,
          slots: day ? { startDate: day } : {},
          slotProbabilities: { startDate: certainty },
        },
      })),
      assembled,
    ).map(({ draft }) => draft.slots.startDate?.mention.value)
  expect(daysWith(0.7)).toEqual(['2026-10-14', '2026-10-17'])
  expect(daysWith(0.99)).toEqual(['2026-10-14', '2026-10-14'])
})

test('an event ends at the hour that a dash joins to that of its start', () => {
  const endIn = (text: string, kind: Booking['kind'] = 'event'): string | undefined => {
    const { flights, assembled } = flightsOn(text, ['13:00'], {})
    const start = '2027-05-10T13:00'
    const events = flights.map((one) => ({ ...one, kind, start, draft: { ...one.draft, kind } }))
    return withUnclaimedEnds(events, assembled)[0]?.draft.slots.endTime?.mention.value
  }
  expect(endIn('日時: 13:00 - 17:00 (開場 12:30)')).toBe('17:00')
  expect(endIn('13:00, 17:00')).toBeUndefined()
  expect(endIn('13:00 - 11:00')).toBeUndefined()
  expect(endIn('13:00 - 17:00', 'flight')).toBeUndefined()
})
