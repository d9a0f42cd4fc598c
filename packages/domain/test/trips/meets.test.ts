import { groupTrips } from '@sextant/domain/trips/group'
import { meets } from '@sextant/domain/trips/meets'
import { expect, test } from 'vitest'
import { places } from '../segments/bookings'
import { fly, sleep } from './itineraries'

const { FRA, JFK, CDG, paris } = places
const out = fly({ id: '1', number: 'AAAA11' }, FRA, '2026-03-12T07:05', CDG, '2026-03-12T08:20')
const back = fly({ id: '2', number: 'AAAA11' }, CDG, '2026-03-15T18:20', FRA, '2026-03-15T19:40')
const stay = sleep({ id: '3', number: 'BBBB22' }, paris, '2026-03-12', '2026-03-15')
const elsewhere = fly({ id: '4', number: 'CCCC33' }, FRA, '2026-03-13T10:55', JFK, '2026-03-13T13:45')

test('bookings in one name match if they share a place and each journey continues from the previous one', () => {
  expect(meets([out, back], [stay])).toBe(true)
  expect(meets([out], [back])).toBe(true)
  expect(meets([out, back], [elsewhere])).toBe(false)
  expect(meets([stay], [elsewhere])).toBe(false)
})

test('bookings without a common place are trips of two namesakes, but one trip of a known person', () => {
  const all = [out, back, stay, elsewhere]
  expect(groupTrips(all, 'name').map(({ segment_ids }) => segment_ids)).toEqual([['1', '3', '2'], ['4']])
  expect(groupTrips(all, 'person')).toHaveLength(2)
})
