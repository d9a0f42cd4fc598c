import { phoneAt, placePhones, withoutPhones } from '@sextant/domain/segments/place-phones'
import { expect, test } from 'vitest'
import { draft, places, reservation } from './bookings'

const table = { place: { ...places.paris, phone: '+33 1 49 54 46 46' }, time: { local: '2026-03-12T19:30:00' } }

test('a segment has the telephone numbers of its places', () => {
  const dinner = draft(reservation({ kind: 'restaurant', start: table }))
  expect([phoneAt(dinner, 'start'), phoneAt(dinner, 'end')]).toEqual(['+33 1 49 54 46 46', null])
})

test('a number that both ends have is stored once', () => {
  expect(placePhones({ start: table, end: table })).toEqual({ start_phone: '+33 1 49 54 46 46' })
})

test('a place that people change loses its number, and keeps it with another time', () => {
  const metadata = { start_phone: '1', end_phone: '2', seller: 'Agency' }
  expect(withoutPhones(metadata, ['start_name', 'end_datetime', 'end_time_zone_id'])).toEqual({
    end_phone: '2',
    seller: 'Agency',
  })
})
