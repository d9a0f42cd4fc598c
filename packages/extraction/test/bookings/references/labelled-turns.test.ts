import { withLabelledTurns } from '@sextant/extraction/bookings/references/labelled-turns'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

const kinds = ['taxi', 'train', 'train'] as const satisfies readonly Booking['kind'][]

/** The references of a ride and two trains of a page, which have chosen some others. */
function referencesOn(text: string, chosen: readonly string[]): (string | undefined)[] {
  const { bookings, assembled } = bookingsOn(
    text,
    ['10:15', '12:40', '18:05'].flatMap((start, at) => {
      const [kind, reference] = [kinds[at], chosen[at]]
      return kind && reference ? [{ kind, start, reference, travelers: [] }] : []
    }),
  )
  return withLabelledTurns(bookings, assembled).map(({ draft }) => draft.slots.reference?.mention.value)
}

const own = ['GS2071', 'SJ8840', 'SJ8840']

test.each([
  ['above', 'Booking code: GS2071\nRide 10:15\nBooking code: SJ8840\nTrain 12:40\nTrain 18:05'],
  ['below', 'Ride 10:15\nBooking code: GS2071\nTrain 12:40\nTrain 18:05\nBooking code: SJ8840'],
  ['below their label', 'Booking code\nGS2071\nRide 10:15\nBooking code\nSJ8840\nTrain 12:40\nTrain 18:05'],
])('the assignment of labelled references gives bookings the references of one label that stand %s them', (_, text) =>
  expect(referencesOn(text, ['SJ8840', 'GS2071', 'SJ8840'])).toEqual(own),
)

test('the assignment of labelled references gives a booking its own instead of a number of another label', () => {
  const text =
    'Itinerary number: MW7297\nRide 10:15\nBooking code: GS2071\nTrain 12:40\nTrain 18:05\nBooking code: SJ8840'
  expect(referencesOn(text, ['MW7297', 'SJ8840', 'SJ8840'])).toEqual(own)
})

test.each([
  ['one stands on each side', 'Booking code: GS2071\nRide 10:15\nTrain 12:40\nTrain 18:05\nBooking code: SJ8840', own],
  [
    'a booking has one of another label',
    'Ride 10:15\nConfirmation TX4410\nTrain 12:40\nBooking code: GS2071\nTrain 18:05\nBooking code: SJ8840',
    ['TX4410', 'GS2071', 'SJ8840'],
  ],
])(
  'the assignment of labelled references leaves bookings the references that they have chosen where %s',
  (_, text, chosen) => expect(referencesOn(text, chosen)).toEqual(chosen),
)
