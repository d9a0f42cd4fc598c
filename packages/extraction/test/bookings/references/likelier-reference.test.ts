import { withLikelierReference } from '@sextant/extraction/bookings/references/likelier-reference'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The reference of a train for which a code was chosen, whose probability of being one is given. */
function referenceOf(text: string, chosen: string, probability: number): string | undefined {
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'train', start: '09:10', travelers: [] }])
  const reference = assembled.candidates.find(({ mention }) => mention.type === 'code' && mention.value === chosen)
  if (!reference) throw new Error(`The page has no code ${chosen}.`)
  reference.roles = { reference: probability }
  const own = bookings.map((one) => ({ ...one, draft: { ...one.draft, slots: { reference } } }))
  return withLikelierReference(own, assembled)[0]?.draft.slots.reference?.mention.value
}

test('the only certain reference of a page takes the place of a time zone', () => {
  expect(referenceOf('Booking QX44KT\n09:10\nTime UTC-08', 'UTC-08', 0.02)).toBe('QX44KT')
  expect(referenceOf('Booking QX44KT\n09:10\nTime UTC-08', 'UTC-08', 0.3)).toBe('UTC-08')
  expect(referenceOf('Booking QX44KT\n09:10\nRailcard RC-3026', 'RC-3026', 0.02)).toBe('RC-3026')
  expect(referenceOf('Booking QX44KT\nBooking QX44KU\n09:10\nTime UTC-08', 'UTC-08', 0.02)).toBe('UTC-08')
})

test('the number of a train is not its reference if all others have the same one', () => {
  const text = 'Ticket QX44KT\n09:10 Os 12806\n14:20 Os 12815'
  const { bookings, assembled } = bookingsOn(text, [
    { kind: 'train', start: '09:10', reference: 'QX44KT', travelers: [] },
    { kind: 'train', start: '14:20', travelers: [] },
  ])
  const number = assembled.candidates.find(({ mention }) => mention.value === 'Os 12815')
  if (!number) throw new Error('The page has no such train.')
  const reference = { ...number, mention: { ...number.mention, type: 'code' as const, value: '12815' } }
  const numbered = bookings.map((one, at) =>
    at === 0 ? one : { ...one, draft: { ...one.draft, slots: { number, reference } } },
  )
  const values = withLikelierReference(numbered, assembled).map(({ draft }) => draft.slots.reference?.mention.value)
  expect(values).toEqual(['QX44KT', 'QX44KT'])
})
