import { withWholeReferences } from '@sextant/extraction/bookings/references/whole-reference'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

const referenceOn = (text: string, digits: string): string | undefined => {
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'taxi', start: '10:15', travelers: [] }])
  const found = assembled.candidates.find(({ mention }) => mention.type === 'code' && mention.value === digits)
  if (!found) throw new Error('The page has no such code.')
  const own = bookings.map((one) => ({ ...one, draft: { ...one.draft, slots: { reference: found } } }))
  return withWholeReferences(own, assembled)[0]?.draft.slots.reference?.mention.value
}

test('a reference has the letters in front of its digits', () =>
  expect(referenceOn('Ride at 10:15\nBooking number\nTT 25567', '25567')).toBe('TT 25567'))

test.each([
  ['a word for a number', 'Ride at 10:15\nBooking number\nNR 25567'],
  ['what no label is of', 'Ride at 10:15\nTT 25567'],
])('the completion of references leaves a reference without %s', (_, text) =>
  expect(referenceOn(text, '25567')).toBe('25567'),
)

test('a reference has all groups of its digits up to the end of its line', () => {
  expect(referenceOn('Ride at 10:15\nbooking code: 4471 0098 2236', '4471')).toBe('4471 0098 2236')
  expect(referenceOn('Ride at 10:15\nbooking code: 4471 0098 seats', '4471')).toBe('4471')
})
