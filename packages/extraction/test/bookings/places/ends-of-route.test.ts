import { withEndsOfRoute } from '@sextant/extraction/bookings/places/ends-of-route'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** Where a journey to Washington Union begins if Washington has been read with a probability. */
function originOn(text: string, probability: number): string | undefined {
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'train', start: '07:17', travelers: [] }])
  const candidates = assembled.candidates.map((one) => ({ ...one, roles: { from: 0.6 } }))
  const find = (value: string) => candidates.find(({ mention }) => mention.type === 'text' && mention.value === value)
  const [from, to] = [find('Washington'), find('Washington Union')]
  if (!from || !to) throw new Error('The page has no ends.')
  const journeys = bookings.map((one) => ({
    ...one,
    draft: { ...one.draft, slots: { from, to }, slotProbabilities: { from: probability } },
  }))
  return withEndsOfRoute(journeys, { ...assembled, candidates })[0]?.draft.slots.from?.mention.value
}

const page = 'New York    Washington\nNew York Penn - Washington Union\n07:17'

test('a journey with an uncertain origin begins in front of the dash', () =>
  expect(originOn(page, 0.4)).toBe('New York Penn'))

test.each([
  ['it is certain', page, 0.9],
  ['there is no dash', page.replace(' - ', ' / '), 0.4],
])('the origin is kept if %s', (_, text, probability) => expect(originOn(text, probability)).toBe('Washington'))
