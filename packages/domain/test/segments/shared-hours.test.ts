import { merge } from '@sextant/domain/segments/merge'
import { mergeAll } from '@sextant/domain/segments/observations'
import { areOnOneJourney, hasOtherHours, hoursAlone, newestHours } from '@sextant/domain/segments/shared-hours'
import { expect, test } from 'vitest'
import { draft, flight, places } from './bookings'

const [first, second, third] = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => `${day}T08:00:00.000Z`)
const [booked, told, last] = [first ?? '', second ?? '', third ?? '']
const partOf = (name: string, hour: string, number = '400') =>
  draft(
    flight({ number, travelers: [{ name }], start: { place: places.FRA, time: { local: `2026-03-12T${hour}:00` } } }),
  )
const grace = partOf('Grace Hopper', '10:55')
const notice = { segment: partOf('Ada Lovelace', '11:40'), observed_at: told }

test('parts of one flight have its number, route, day and a reference in common', () => {
  expect(areOnOneJourney(grace, notice.segment)).toBe(true)
  expect(areOnOneJourney(grace, partOf('Ada Lovelace', '10:55', '402'))).toBe(false)
  expect(areOnOneJourney(grace, { ...notice.segment, confirmation_no: 'OTHER1', references: [] })).toBe(false)
})

test('the newest hours that were stated to anyone hold for everybody', () => {
  const statements = [{ segment: grace, observed_at: booked }, notice]
  expect(newestHours(grace, statements)).toBe(notice)
  expect(newestHours(grace, statements.toReversed())).toBe(notice)
  expect(
    newestHours(grace, [...statements, { segment: partOf('Ada Lovelace', '15:10', '402'), observed_at: last }]),
  ).toBe(notice)
})

test('hours that an email states differently for two travelers are nobody else’s', () =>
  expect(newestHours(grace, [notice, { segment: partOf('Carl Gauss', '12:10'), observed_at: told }])).toBe(null))

test('another traveler’s notice moves the hours alone', () => {
  const own = { ...grace, status: 'Cancelled' as const }
  expect(hasOtherHours(own, notice)).toBe(true)
  const { segment } = merge({ segment: own, observed_at: booked }, { ...notice, segment: hoursAlone(own, notice) })
  expect(segment).toMatchObject({ start_datetime: '2026-03-12T11:40:00', status: 'Cancelled', metadata: own.metadata })
  expect(segment.travelers).toEqual(['Grace Hopper'])
  expect(hasOtherHours(segment, notice)).toBe(false)
})

test('a cancellation written before the notice and read after it counts', () => {
  const observations = [
    { segment: grace, observed_at: booked, email_id: '1' },
    { segment: hoursAlone(grace, notice), observed_at: last, email_id: '3' },
    { segment: { ...grace, status: 'Cancelled' as const }, observed_at: told, email_id: '2' },
  ]
  const { segment } = mergeAll({ segment: grace, observed_at: last }, observations)
  expect(segment).toMatchObject({ start_datetime: '2026-03-12T11:40:00', status: 'Cancelled' })
})

test('a traveler who was moved before keeps the hours of the other flight', () => {
  const moved = partOf('Grace Hopper', '15:10', '402')
  const { segment } = mergeAll({ segment: grace, observed_at: last }, [
    { segment: grace, observed_at: booked, email_id: '1' },
    { segment: moved, observed_at: told, email_id: '2' },
    { segment: hoursAlone(grace, notice), observed_at: last, email_id: '3' },
  ])
  expect(segment).toMatchObject({ start_datetime: '2026-03-12T15:10:00', flight_number: '402' })
})
