import { withSupplierReferences } from '@sextant/extraction/bookings/references/supplier-references'
import { isSupplierReference } from '@sextant/extraction/languages/supplier-reference-words'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The references of ferries that leave at 09:10 and 14:20, of which each has the portal's number. */
function referencesOn(text: string): (string | undefined)[] {
  const wanted = ['09:10', '14:20']
    .filter((start) => text.includes(start))
    .map((start) => ({ kind: 'boat', start, reference: 'PF5512', travelers: [] }) as const)
  const { bookings, assembled } = bookingsOn(text, wanted)
  return withSupplierReferences(bookings, assembled).map(({ draft }) => draft.slots.reference?.mention.value)
}

test('a crossing has the number that its carrier has given it instead of the number of the portal', () => {
  expect(referencesOn('Booking PF5512\nOperator reference: KX-2207\nDeparture 09:10')).toEqual(['KX-2207'])
  expect(referencesOn('Booking PF5512\nOperator: Sund Lines\nDeparture 09:10')).toEqual(['PF5512'])
})

test('each crossing has the number of its carrier above or below its hour', () => {
  const numbers = ['4471 0082', 'SN0093']
  const above = `Booking PF5512\nCarrier reference: ${numbers[0]}\n09:10\n\nCarrier reference: ${numbers[1]}\n14:20`
  expect(referencesOn(above)).toEqual(numbers)
  const below = `Booking PF5512\n09:10\nCarrier reference: ${numbers[0]}\n\n14:20\nCarrier reference: ${numbers[1]}`
  expect(referencesOn(below)).toEqual(numbers)
})

test('crossings keep their numbers if only one of them has a number of its carrier in between', () => {
  const text = 'Booking PF5512\n09:10\nCarrier reference: KX-2207\nCarrier reference: KX-2208\n14:20'
  expect(referencesOn(text)).toEqual(['PF5512', 'PF5512'])
})

test.each([
  ["Operator's voucher number", true],
  ['Rederijreferentie', true],
  ['Buchungsnummer der Reederei', true],
  ['A fuvarozó visszaigazolási száma', true],
  ['Номер брони у перевозчика', true],
  ['船会社予約番号', true],
  ['Operator licence no.', false],
  ['Supplier', false],
  ['Booking reference', false],
])('%j labels a number of a supplier: %j', (label, expected) => expect(isSupplierReference(label)).toBe(expected))
