import type { ChangedTime } from '@sextant/contract/emails/changed-times'
import { changedBy, withChanges } from '@sextant/domain/segments/changed-times'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { merge } from '@sextant/domain/segments/merge'
import { mergeAll } from '@sextant/domain/segments/observations'
import { withoutStatus } from '@sextant/domain/segments/without-status'
import { expect, test } from 'vitest'
import { draft, flight, places, reservation, stay } from './bookings'

const change = (of: Partial<ChangedTime>): ChangedTime => ({ kind: 'time', names: [], ...of })
const [before, then, later] = ['2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z']

/** A segment after an email that only changes its times. */
const changed = (segment: SegmentDraft, ...changes: readonly ChangedTime[]): SegmentDraft =>
  merge({ segment, observed_at: before }, { segment: withChanges(withoutStatus(segment), changes), observed_at: then })
    .segment

const rental = draft(
  reservation({
    kind: 'car',
    provider: { name: 'Sixt' },
    start: { place: places.FRA, time: { local: '2026-03-12T10:00:00' } },
    end: { place: places.FRA, time: { local: '2026-03-15T10:00:00' } },
    price: '240.00',
    currency: 'EUR',
  }),
)

test('a rental ends on another day, and everything else stays', () => {
  const longer = changed(rental, change({ names: ['drop_off'], day: '2026-03-17' }))
  expect(longer).toEqual({
    ...rental,
    end_datetime: '2026-03-17T10:00:00',
    end_datetime_utc: '2026-03-17T09:00:00.000Z',
    numberOfDays: 5,
  })
})

test('the departure of a guest ends a stay, and that of a flight begins it', () => {
  const departs = change({ names: ['check_out', 'departure'], day: '2026-03-14' })
  expect(changed(draft(stay()), departs)).toMatchObject({ checkout_date: '2026-03-14', numberOfNights: 2 })
  expect(changed(draft(flight()), change({ ...departs, time: '12:00' }))).toMatchObject({
    start_datetime: '2026-03-14T12:00:00',
    end_datetime: '2026-03-14T14:50:00',
  })
})

test('a stay that would end before it begins stays as it is', () => {
  const checksOut = change({ names: ['check_out'], day: '2026-03-11' })
  expect(changed(draft(stay()), checksOut)).toMatchObject({ checkout_date: '2026-03-15' })
  const moved = changed(
    draft(stay()),
    change({ names: ['check_in'], day: '2026-03-20' }),
    change({ names: ['check_out'], day: '2026-03-22' }),
  )
  expect(moved).toMatchObject({ checkin_date: '2026-03-20', checkout_date: '2026-03-22' })
})

test('a new hour is of the day that was stated before, in any order of arrival', () => {
  const moved = draft(flight({ start: { place: places.FRA, time: { local: '2026-03-13T10:55:00' } } }))
  const observations = [
    { segment: draft(flight()), observed_at: before, email_id: '1' },
    { segment: moved, observed_at: then, email_id: '2' },
    {
      segment: withChanges(withoutStatus(moved), [change({ names: ['departure'], time: '11:30' })]),
      observed_at: later,
      email_id: '3',
    },
  ]
  for (const all of [observations, observations.toReversed()])
    expect(mergeAll({ segment: moved, observed_at: later }, all).segment.start_datetime).toBe('2026-03-13T11:30:00')
})

test('of several flights, the one with the number or the day is changed, and none if nothing says which', () => {
  const back = draft(flight({ number: '401', start: { place: places.JFK, time: { local: '2026-03-20T16:00:00' } } }))
  const all = [draft(flight()), back].map((segment) => ({ segment, states: [] }))
  const hour = change({ names: ['departure'], time: '17:00' })
  const changedNumbers = (of: Partial<ChangedTime>) =>
    changedBy({ ...hour, ...of }, all, before).map(({ segment }) => segment.start_datetime)
  expect(changedNumbers({})).toEqual([])
  expect(changedNumbers({ numbers: ['401'] })).toEqual([back.start_datetime])
  expect(changedNumbers({ day: '2026-03-20' })).toEqual([back.start_datetime])
  expect(changedNumbers({ former_time: '16:00' })).toEqual([back.start_datetime])
})

test('a day of birth and the expiry of a passport move no flight', () => {
  const all = [{ segment: draft(flight()), states: [] }]
  for (const day of ['1990-03-12', '2031-03-12'])
    expect(changedBy(change({ names: ['start'], day }), all, before)).toEqual([])
  expect(changedBy(change({ names: ['start'], day: '2026-03-14' }), all, before)).toEqual(all)
})
