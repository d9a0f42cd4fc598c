import { withCaptionedReference } from '@sextant/extraction/bookings/references/captions-below'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

const referenceOn = (text: string, reference: string): string | undefined => {
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'train', start: '10:15', reference, travelers: [] }])
  return withCaptionedReference(bookings, assembled)[0]?.draft.slots.reference?.mention.value
}

test('a booking takes the reference above its label where labels stand below their values', () => {
  const text = 'Your ticket\n\nGS2071\nBooking code\nA2738624\nInvoice number\nTrain to Lyon at 10:15'
  expect(referenceOn(text, 'A2738624')).toBe('GS2071')
})

test('a booking leaves the reference below its label where labels stand above their values', () => {
  const text = 'Your ticket\n\nInvoice number\nA2738624\nBooking code\nGS2071\nTrain to Lyon at 10:15'
  expect(referenceOn(text, 'GS2071')).toBe('GS2071')
})
