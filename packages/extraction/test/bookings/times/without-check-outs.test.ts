import type { Booking } from '@sextant/extraction/bookings/resolve'
import { withoutCheckOuts } from '@sextant/extraction/bookings/times/without-check-outs'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** The first days that are kept of two stays in one hotel, whose days are on the page. */
function keptOn(text: string, name = 'Hotel Bristol'): string[] {
  const { context, candidates } = readCandidates(text)
  const days = candidates.filter(({ mention }) => mention.type === 'date')
  const house = candidates.find(({ mention }) => mention.value === 'Hotel Bristol')
  const stayOn = (at: number, place: string): Booking => {
    const [anchor, end] = [days[at], days[at + 1]]
    if (!anchor || !end || !house) throw new Error('The page has no such value.')
    const draft = {
      kind: 'lodging' as const,
      anchor,
      probability: 1,
      slots: { place: { ...house, mention: { ...house.mention, value: place } } },
      slotProbabilities: {},
      ranked: {},
      travelers: [],
      persons: [],
      travelersProbability: 1,
    }
    return { kind: 'lodging', start: anchor.mention.value, end: end.mention.value, draft, probability: 1 }
  }
  const stays = [stayOn(0, 'Hotel Bristol'), stayOn(1, name)]
  const kept = withoutCheckOuts(stays, { scoredDrafts: [], gate: 1, context, candidates })
  return kept.map(({ start }) => start)
}

test('a check-out begins no other stay in the same hotel', () => {
  const text = 'Hotel Bristol\nCheck-in: 6 October 2027\nCheck-out: 9 October 2027\nFlight on 10 October 2027'
  expect(keptOn(text)).toEqual(['2027-10-06'])
  expect(keptOn(text, 'Hotel Linden')).toEqual(['2027-10-06', '2027-10-09'])
  expect(keptOn(text.replace('Check-out', 'Check-in'))).toEqual(['2027-10-06', '2027-10-09'])
})
