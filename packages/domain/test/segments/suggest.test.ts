import { suggestedBy } from '@sextant/domain/segments/suggest'
import { expect, test } from 'vitest'
import { draft, flight, stay } from './bookings'

test('an earlier flight suggests its route, and its times on the new day', () => {
  expect(suggestedBy(draft(flight()), '2026-12-30')).toEqual({
    airline: 'Lufthansa',
    origin: 'FRA',
    destination: 'JFK',
    start_datetime: '2026-12-30T10:55:00',
    end_datetime: '2026-12-30T13:45:00',
  })
})

test('an arrival on the next day stays a day later', () => {
  const overnight = flight({ end: { place: {}, time: { local: '2026-03-13T06:00:00' } } })
  expect(suggestedBy(draft(overnight), '2026-12-31')).toMatchObject({ end_datetime: '2027-01-01T06:00:00' })
})

test('assumed times, and times without a given day, are not suggested', () => {
  const { start, end } = flight()
  const byDay = flight({ start: { ...start, time: { local: '2026-03-12' } }, end })
  expect(suggestedBy(draft(byDay), '2026-12-30')).not.toHaveProperty('start_datetime')
  expect(suggestedBy(draft(flight()), undefined)).not.toHaveProperty('start_datetime')
})

test('an earlier stay suggests the hotel’s address and no days', () => {
  expect(suggestedBy(draft(stay()), '2026-12-30')).toEqual({
    hotel_name: 'The Gallery Hotel',
    start_address: '5 West 40th Street',
    start_locality: 'New York',
    start_country_code: 'US',
  })
})
