import { withRoomGuests } from '@sextant/extraction/bookings/travelers/room-guests'
import { expect, test } from 'vitest'
import { bookingsOn, travelersOf } from '../bookings-on'

/** Who stays in the rooms that are listed, of whom the model has found one. */
function guestsOn(...rooms: readonly string[]): string | undefined {
  const text = ['Check-in: 15:00', '', ...rooms].join('\n')
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'lodging', start: '15:00', travelers: ['Anna Nowak'] }])
  return travelersOf([...withRoomGuests(bookings, assembled)])[0]?.[1]
}

test.each([
  ['dashes', '1. Classic Double - Anna Nowak - USD 240.00', '2. Superior Twin - Peter Berg - USD 280.00'],
  ['commas', 'Room 1: single, Anna Nowak, USD 240.00', 'Room 2: twin, Peter Berg, USD 280.00'],
  ['a number and nothing else', 'Room 1: Anna Nowak', 'Room 2: Peter Berg'],
])('each room has its guest at the same place, between %s', (_, ...rooms) => {
  expect(guestsOn(...rooms)).toBe('Anna Nowak and Peter Berg')
})

test.each([
  ['has no price', '1. Double - Anna Nowak - USD 240.00', '2. Twin - Peter Berg - on request'],
  ['has no name there', '1. Double - Anna Nowak - USD 240.00', '2. Twin - Garden View - USD 280.00'],
  ['has another number', '1. Double - Anna Nowak - USD 240.00', '4. Twin - Peter Berg - USD 280.00'],
])('nobody is added where a line %s', (_, ...rooms) => {
  expect(guestsOn(...rooms)).toBe('Anna Nowak')
})
