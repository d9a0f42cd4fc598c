import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Draft } from '@sextant/extraction/bookings/draft'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { endOf } from '@sextant/extraction/bookings/times/draft-times'
import { withOwnDays } from '@sextant/extraction/bookings/times/own-days'
import { expect, test } from 'vitest'
import { candidateAt, draftOf } from '../drafts'

const day = candidateAt('date', '2027-06-03')

/** A leg on the day of a heading. */
function leg(kind: ReservationKind, line: number, times: [string, string], route: [string, string]): Booking {
  const [startTime, endTime] = times
  const [from, to] = route
  const plain = draftOf(kind, { slots: { startDate: day.mention.value, startTime, endTime, from, to }, line })
  const draft: Draft = { ...plain, slots: { ...plain.slots, startDate: day } }
  const start = `2027-06-03T${startTime}`
  return { kind, start, end: endOf(draft, start), draft, probability: 0.9 }
}

const timesOf = (...legs: Booking[]): string[] =>
  withOwnDays(legs, { candidates: [], lines: [] }).map(({ start, end }) => `${start} ${end ?? '-'}`)

test.each<[string, ReservationKind, [string, string], [string, string], [string, string], [string, string]]>([
  ['a flight', 'flight', ['22:05', '11:00'], ['YUL', 'CDG'], ['12:50', '14:15'], ['CDG', 'MRS']],
  ['a night train', 'train', ['17:05', '06:10'], ['Luleå', 'Stockholm'], ['07:24', '10:29'], ['Stockholm', 'Göteborg']],
])('the leg behind %s over night is on the day of its arrival', (_, kind, times, route, nextTimes, nextRoute) =>
  expect(timesOf(leg(kind, 2, times, route), leg(kind, 4, nextTimes, nextRoute))).toEqual([
    `2027-06-03T${times[0]} 2027-06-04T${times[1]}`,
    `2027-06-04T${nextTimes[0]} 2027-06-04T${nextTimes[1]}`,
  ]),
)

test('an hour of arrival that may be misread moves no other leg', () =>
  expect(
    timesOf(
      leg('flight', 2, ['09:05', '08:00'], ['LHR', 'ZRH']),
      leg('flight', 4, ['14:00', '15:00'], ['ZRH', 'GVA']),
    )[1],
  ).toBe('2027-06-03T14:00 2027-06-03T15:00'))

test('a leg before the one above it is on the day on which it continues that one, if its own is doubtful', () => {
  const first = {
    ...leg('flight', 2, ['10:35', '13:50'], ['LHR', 'LAX']),
    start: '2027-06-13T10:35',
    end: '2027-06-13T13:50',
  }
  const plain = leg('flight', 4, ['17:15', '18:44'], ['LAX', 'TUS'])
  const second: Booking = {
    ...plain,
    draft: {
      ...plain.draft,
      slotProbabilities: { ...plain.draft.slotProbabilities, startDate: 0.6 },
      ranked: { startDate: [{ candidate: candidateAt('date', '2027-06-13', 1), probability: 0.3 }] },
    },
  }
  expect(timesOf(first, second)[1]).toBe('2027-06-13T17:15 2027-06-13T18:44')
})
