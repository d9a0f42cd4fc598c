import type { Draft, ScoredDraft } from '@sextant/extraction/bookings/draft'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import { withoutBorrowedDays } from '@sextant/extraction/bookings/times/borrowed-days'
import { expect, test } from 'vitest'
import { candidateAt, draftOf } from '../drafts'

const scored = (draft: Draft, probability = 0.9): ScoredDraft => ({ draft, probability })

/** A stay between two mentions of days. */
function stay(first: Candidate, last: Candidate, likely: number, name = 'Anna Nowak'): Draft {
  const slots = { startDate: first.mention.value, endDate: last.mention.value }
  const draft = draftOf('lodging', { slots, persons: { [name]: 0.9 }, probability: likely })
  return { ...draft, anchor: first, slots: { ...draft.slots, endDate: last } }
}

/** A booking that starts at a time of a day. */
function timed(kind: Draft['kind'], day: Candidate, slots: Parameters<typeof draftOf>[1]['slots']): Draft {
  const draft = draftOf(kind, { slots: { ...slots, startDate: day.mention.value }, persons: { 'Anna Nowak': 0.9 } })
  return { ...draft, slots: { ...draft.slots, startDate: day } }
}

const [monday, tuesday, friday] = [
  candidateAt('date', '2027-06-14', 1),
  candidateAt('date', '2027-06-15', 3),
  candidateAt('date', '2027-06-18', 1),
]
const whole = scored(stay(monday, friday, 0.98))

test('a dinner during a stay is not another stay until its last day', () => {
  const dinner = scored(timed('restaurant', tuesday, { startTime: '20:00', place: 'Trattoria Bucci' }), 0.3)
  const doubtful = scored(stay(tuesday, friday, 0.3), 0.8)
  expect(withoutBorrowedDays([whole, doubtful, dinner])).toEqual([whole, { ...dinner, probability: 0.8 }])
})

test.each([
  ['a stay that likely starts by itself', stay(tuesday, friday, 0.9)],
  ['the room of another guest', stay(tuesday, friday, 0.3, 'Jan Berg')],
  ['a stay with a last day of its own', stay(tuesday, candidateAt('date', '2027-06-18', 3), 0.3)],
])('the removal of borrowed days keeps %s', (_, other) =>
  expect(withoutBorrowedDays([whole, scored(other)])).toHaveLength(2),
)

test('the night of a flight is not a stay', () => {
  const flight = scored(timed('flight', friday, { startTime: '22:10', endTime: '07:40', from: 'EZE', to: 'MAD' }))
  const night = scored(stay(friday, candidateAt('date', '2027-06-19', 4), 0.7))
  const weekend = scored(stay(friday, candidateAt('date', '2027-06-20', 4), 0.7))
  expect(withoutBorrowedDays([flight, night])).toEqual([flight])
  expect(withoutBorrowedDays([flight, weekend])).toEqual([flight, weekend])
})
