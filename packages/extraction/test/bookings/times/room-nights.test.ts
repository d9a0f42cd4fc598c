import { withRoomNights } from '@sextant/extraction/bookings/times/room-nights'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'
import { draftOf } from '../drafts'

const stay = (reference: string, endDate: string, probability = 0.9) => ({
  draft: draftOf('lodging', { slots: { startDate: '2027-05-10', endDate, reference } }),
  probability,
})

/** The last day of a stay with this reference until May 14, of a page on which these rooms are found as well. */
function lastDay(reference: string, rooms: ReturnType<typeof stay>[]): string | null {
  const { assembled } = bookingsOn('', [])
  const { draft, probability } = stay(reference, '2027-05-14')
  const own = { kind: 'lodging', start: '2027-05-10', end: '2027-05-14', draft, probability } as const
  return withRoomNights(own, { ...assembled, scoredDrafts: rooms }).end
}

test('a room ends on the day that is stated with its reference', () =>
  expect(lastDay('KL-2', [stay('KL-1', '2027-05-14'), stay('KL-2', '2027-05-12')])).toBe('2027-05-12'))

test.each([
  ['the room has no other reference', [stay('KL-1', '2027-05-12')]],
  ['the room is doubtful', [stay('KL-2', '2027-05-12', 0.3)]],
  ['the room has no night', [stay('KL-2', '2027-05-10')]],
])('a stay keeps its last day if %s', (_, rooms) => expect(lastDay('KL-2', rooms)).toBe('2027-05-14'))
