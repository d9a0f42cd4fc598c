import { withSoleReference } from '@sextant/extraction/bookings/references/sole-reference'
import { expect, test } from 'vitest'
import { draftOf } from '../drafts'

const bookingAt = (kind: 'flight' | 'lodging' | 'taxi', line: number, reference?: string) => {
  const draft = draftOf(kind, { slots: { startDate: '2027-05-10', ...(reference && { reference }) }, line })
  const own = draft.slots.reference
  // the file number is in the first line
  const slots = own ? { ...draft.slots, reference: { ...own, mention: { ...own.mention, line: 0 } } } : draft.slots
  return { kind, start: '2027-05-10', end: null, draft: { ...draft, slots }, probability: 1 }
}
const references = (...bookings: ReturnType<typeof bookingAt>[]) =>
  withSoleReference(bookings).map(({ draft }) => draft.slots.reference?.mention.value)

test('a file number that two parts have is that of the others', () => {
  expect(references(bookingAt('flight', 2), bookingAt('lodging', 5, 'F771'), bookingAt('taxi', 8, 'F771'))).toEqual([
    'F771',
    'F771',
    'F771',
  ])
})

test('a number of one part, or beside another one, says nothing of the others', () => {
  expect(references(bookingAt('flight', 2), bookingAt('lodging', 5, 'F771'))).toEqual([undefined, 'F771'])
  expect(references(bookingAt('flight', 2), bookingAt('lodging', 5, 'F771'), bookingAt('taxi', 8, 'X12'))).toEqual([
    undefined,
    'F771',
    'X12',
  ])
})
