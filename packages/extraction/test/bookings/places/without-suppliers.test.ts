import { withoutSuppliers } from '@sextant/extraction/bookings/places/without-suppliers'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The kinds that are kept of a ride and a stay with one reference, where the stay is called by the given text. */
function keptOn(text: string, name: string): string[] {
  const { bookings, assembled } = bookingsOn(text, [
    { kind: 'taxi', start: '04:45', reference: 'AB771204', travelers: [] },
    { kind: 'lodging', start: '09:30', reference: 'AB771204', travelers: [] },
  ])
  const place = assembled.candidates.find(({ mention }) => mention.value === name)
  if (!place) throw new Error(`The page has no ${name}.`)
  const named = bookings.map((one): Booking => {
    const slots = one.kind === 'lodging' ? { ...one.draft.slots, place } : one.draft.slots
    return { ...one, draft: { ...one.draft, slots } }
  })
  return withoutSuppliers(named, assembled).map(({ kind }) => kind)
}

test('no stay is called by the supplier of a ride, which has its name and reference in one row', () => {
  expect(keptOn('Granite Cars      Confirmation AB771204\nPick-up 04:45\n\nFlight 09:30', 'Granite Cars')).toEqual([
    'taxi',
  ])
  expect(keptOn('Granite House\nConfirmation AB771204\nPick-up 04:45\n\n09:30', 'Granite House')).toHaveLength(2)
})
