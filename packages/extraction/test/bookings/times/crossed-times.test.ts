import { withDeparturesAbove } from '@sextant/extraction/bookings/times/crossed-times'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

test.each([
  ['Depart\nLeeds Coach Station\nSat 5 Sep 2026 at 08:40\nArrive\nLondon Victoria\nSat 5 Sep 2026 at 11:20', '08:40'],
  ['Depart\nLeeds Coach Station\nArrive\nLondon Victoria\nSat 5 Sep 2026 at 11:20', '11:20'],
])('a leg departs at the time between its places: %j', (text, expected) => {
  const ends = { from: 'Leeds Coach Station', to: 'London Victoria' }
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'bus', start: '11:20', ...ends, travelers: [] }])
  for (const { mention, roles } of assembled.candidates) if (mention.type === 'time') roles.start = 0.5
  const [leg] = withDeparturesAbove(bookings, assembled.candidates)
  expect(leg?.draft.anchor.mention.value).toBe(expected)
})
