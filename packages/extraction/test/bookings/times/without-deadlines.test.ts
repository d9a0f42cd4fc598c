import { withoutDeadlines } from '@sextant/extraction/bookings/times/without-deadlines'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

const startsOn = (text: string, second: string): string[] => {
  const { bookings, assembled } = bookingsOn(text, [
    { kind: 'restaurant', start: '19:30', reference: 'GS2071', travelers: [] },
    { kind: 'restaurant', start: '12:30', reference: second, travelers: [] },
  ])
  return withoutDeadlines(bookings, assembled.context).map(({ draft }) => draft.anchor.mention.value)
}

test('nothing starts when something can no longer be cancelled', () =>
  expect(startsOn('Table 19:30, GS2071\nFree cancellation until 14 May 2027, 12:30', 'GS2071')).toEqual(['19:30']))

test.each([
  ['a deadline of another booking', 'Table 19:30, GS2071\nTable SJ8840, free cancellation until 12:30', 'SJ8840'],
  ['another hour', 'Table 19:30, GS2071\nTable 12:30', 'GS2071'],
])('the removal of deadlines keeps %s', (_, text, second) => expect(startsOn(text, second)).toEqual(['19:30', '12:30']))

test('the removal of deadlines keeps a flight of another number', () => {
  const text = 'LX 316 leaves at 18:30. Check in before LX 490 at 12:30, both under VTQ6ML'
  const { bookings, assembled } = bookingsOn(text, [
    { kind: 'flight', start: '18:30', reference: 'VTQ6ML', travelers: [] },
    { kind: 'flight', start: '12:30', reference: 'VTQ6ML', travelers: [] },
  ])
  const numbers = assembled.candidates.filter(({ mention }) => mention.form === 'flight')
  const numbered = bookings.map((one, at) => {
    const number = numbers[at]
    return number ? { ...one, draft: { ...one.draft, slots: { ...one.draft.slots, number } } } : one
  })
  expect(withoutDeadlines(numbered, assembled.context)).toHaveLength(2)
  expect(new Set(numbers.map(({ mention }) => mention.value)).size).toBe(2)
})

test('a guest does not check in when something can no longer be cancelled', () => {
  const { bookings, assembled } = bookingsOn('Arrival 19:30, GS2071\nFree cancellation until 14 May 2027, 12:30', [
    { kind: 'lodging', start: '19:30', reference: 'GS2071', travelers: [] },
  ])
  const startTime = assembled.candidates.find(({ mention }) => mention.value === '12:30')
  const [stay] = bookings.map((one) => ({
    ...one,
    draft: { ...one.draft, slots: { ...one.draft.slots, ...(startTime && { startTime }) } },
  }))
  expect(stay?.draft.slots.startTime).toBeDefined()
  expect(withoutDeadlines(stay ? [stay] : [], assembled.context)[0]?.draft.slots.startTime).toBeUndefined()
})
