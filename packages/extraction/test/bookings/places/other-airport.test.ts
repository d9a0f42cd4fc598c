import { emptyDraft } from '@sextant/extraction/bookings/draft'
import { withOtherAirport } from '@sextant/extraction/bookings/places/other-airport'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** The route of a flight whose origin is known, on a page. */
function routeOn(text: string, from: string): string {
  const { context, candidates } = readCandidates(text)
  const origin = candidates.find(({ mention }) => mention.type === 'airport' && mention.value === from)
  if (!origin) throw new Error(`${from} is not found.`)
  const draft = { ...emptyDraft(origin, 'flight', 1), slots: { from: origin } }
  const flight = { kind: 'flight' as const, start: '2027-06-26T05:15', end: null, draft, probability: 1 }
  const [booking] = withOtherAirport([flight], { scoredDrafts: [], gate: 1, context, candidates })
  const { from: first, to: last } = booking?.draft.slots ?? {}
  return `${first?.mention.value ?? '-'} ${last?.mention.value ?? '-'}`
}

test('a flight ends at the other airport of its page', () =>
  expect(routeOn('From PRG Praha\nTo HER Heraklion', 'PRG')).toBe('PRG HER'))

test('a label of references is no airport', () =>
  expect(routeOn('From PRG Praha\nPNR P0XKQT\nTo HER Heraklion', 'PRG')).toBe('PRG HER'))

test('of three airports, none is the other one', () =>
  expect(routeOn('PRG Praha\nHER Heraklion\nATH Athens', 'PRG')).toBe('PRG -'))
