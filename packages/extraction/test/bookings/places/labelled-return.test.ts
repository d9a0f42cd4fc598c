import { withLabelledReturn } from '@sextant/extraction/bookings/places/labelled-return'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** Where a car that is picked up in Rostock is returned to, if it was read as returned there. */
function returnOn(text: string, isLikely = true): string | undefined {
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'car', start: '09:15', travelers: [] }])
  const candidates = assembled.candidates.map(
    (one): Candidate => (one.mention.value === 'Schwerin' ? { ...one, roles: { to: isLikely ? 0.5 : 0.1 } } : one),
  )
  const from = candidates.find(({ mention }) => mention.value === 'Rostock')
  if (!from) throw new Error('The page does not name Rostock.')
  const read = bookings.map((one) => ({ ...one, draft: { ...one.draft, slots: { from, to: from } } }))
  return withLabelledReturn(read, { ...assembled, candidates })[0]?.draft.slots.to?.mention.value
}

test.each(['Pick-up 09:15\nPick-up: Rostock\nReturn: Schwerin', 'Pick-up 09:15\nFrom: Rostock\nDrop-off: Schwerin'])(
  'a car is returned where a label says: %j',
  (text) => expect(returnOn(text)).toBe('Schwerin'),
)

test.each([
  ['another place has no label', 'Pick-up 09:15\nPick-up: Rostock\nSchwerin'],
  ['the label names the same place', 'Pick-up 09:15\nPick-up: Rostock\nReturn: Rostock, Hafen'],
  ['the pick-up has no label', 'Car at 09:15\nRostock\nReturn: Schwerin'],
])('it is returned where it began if %s', (_, text) => expect(returnOn(text)).toBe('Rostock'))

test('it is returned where it began if what a label names is hardly a place', () =>
  expect(returnOn('Pick-up 09:15\nPick-up: Rostock\nReturn: Schwerin', false)).toBe('Rostock'))
