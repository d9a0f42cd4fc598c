import { withDirection } from '@sextant/extraction/bookings/places/direction'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The route of a crossing from Rostock to Gedser in the end that was read the other way round. */
function routeOn(text: string, kind: Booking['kind'] = 'boat'): (string | undefined)[] {
  const { bookings, assembled } = bookingsOn(text, [{ kind, start: '09:15', travelers: [] }])
  const named = (name: string) => assembled.candidates.find(({ mention }) => mention.value === name)
  const [from, to, endTime] = [named('Gedser'), named('Rostock'), named('11:05')]
  const turned = bookings.map((booking) => ({
    ...booking,
    draft: {
      ...booking.draft,
      slots: { ...(from && { from }), ...(to && { to }), ...(endTime && { endTime }) },
    },
  }))
  return withDirection(turned, assembled).flatMap(({ draft: { slots } }) => [
    slots.from?.mention.value,
    slots.to?.mention.value,
  ])
}

test.each([
  ['labels in the line', 'Departure 09:15\nFrom: Rostock\nTo: Gedser'],
  [
    'labels above, in one cell',
    '<table><tr><td>Departure port<br>Rostock</td><td>Arrival port<br>Gedser</td><td>09:15</td></tr></table>',
  ],
  [
    'heads of columns',
    '<table><tr><td>From</td><td>To</td><td>Departs</td></tr><tr><td>Rostock</td><td>Gedser</td><td>09:15</td></tr></table>',
  ],
  ['a dash', 'Friday 09:15\nRostock – Gedser'],
  ['the times beside the places', '09:15 Rostock\n11:05 Gedser'],
  ['the times below the places, at the same distance', 'Rostock\n09:15\nGedser\n11:05'],
  ['the times next to the places, one below and one above', 'Rostock\n09:15\nScandlines, deck 5\n11:05\nGedser'],
])('a journey goes the way that a page says: by %s', (_, text) => expect(routeOn(text)).toEqual(['Rostock', 'Gedser']))

test.each([
  ['nothing says otherwise', 'Ferry at 09:15, ports Rostock, Gedser'],
  ['a label agrees', 'Departure 09:15\nFrom: Gedser\nRostock'],
  ['a dash agrees', 'Friday 09:15\nGedser – Rostock'],
  ['the times are in the lines of the places', '09:15 from Gedser\n11:05 to Rostock'],
  ['a time has both places beside it', 'Gedser\n09:15\nRostock\n11:05\nGedser'],
])('a journey stays as it was read where %s', (_, text) => expect(routeOn(text)).toEqual(['Gedser', 'Rostock']))

test('a rental car may be returned where a label of its desk stands', () => {
  expect(routeOn('Pick-up 09:15\nFrom: Rostock\nTo: Gedser', 'car')).toEqual(['Gedser', 'Rostock'])
})

test('a dash between the codes of two airports says where a flight leads, beside names and terminals', () => {
  const text = 'Route: Rostock (RLG) T1 – Warszawa Chopina WAW (WAW) T2\nDeparture 09:15'
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'flight', start: '09:15', travelers: [] }])
  const named = (code: string) =>
    assembled.candidates.find(({ mention }) => mention.type === 'airport' && mention.value === code)
  const [from, to] = [named('WAW'), named('RLG')]
  const turned = bookings.map((booking) => ({
    ...booking,
    draft: { ...booking.draft, slots: { ...(from && { from }), ...(to && { to }) } },
  }))
  const [flight] = withDirection(turned, assembled)
  expect(flight?.draft.slots.from?.mention.value).toBe('RLG')
  expect(flight?.draft.slots.to?.mention.value).toBe('WAW')
})
