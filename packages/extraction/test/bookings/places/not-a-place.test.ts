import { withPlacesAlone } from '@sextant/extraction/bookings/places/not-a-place'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { candidateAt, type DraftValues, draftOf } from '../drafts'

/** A booking whose place or origin has other candidates in the lines behind it. */
function bookingWith(kind: Booking['kind'], values: DraftValues, others: readonly string[]): Booking {
  const draft = draftOf(kind, values)
  const ranked = others.map((name, at) => ({ candidate: candidateAt('text', name, at + 1), probability: 0.1 }))
  return {
    kind,
    start: '2027-02-06',
    end: null,
    draft: { ...draft, ranked: { from: ranked, place: ranked } },
    probability: 0.9,
  }
}

test('a traveler is no place', () => {
  const stay = bookingWith(
    'lodging',
    { slots: { startDate: '2027-02-06', place: 'Anna Berg' }, persons: { 'Anna Berg': 0.9 } },
    ['Anna Berg', 'Pension Linden'],
  )
  expect(withPlacesAlone([stay], []).map(({ draft }) => draft.slots.place?.mention.value)).toEqual(['Pension Linden'])
})

test('what was taken for a traveler may be a place', () => {
  const slots = { startDate: '2027-02-06', place: 'Linden Lodge' }
  const stay = bookingWith('lodging', { slots, persons: { 'Linden Lodge': 0.9 } }, ['Old Mill'])
  expect(withPlacesAlone([stay], [])).toEqual([stay])
})

test('no guest stays at the desk of a rental', () => {
  const stay = bookingWith('lodging', { slots: { startDate: '2027-02-06', place: 'Faro Airport' } }, ['Pension Linden'])
  const car = bookingWith('car', { slots: { startDate: '2027-02-06', from: 'Faro Airport', to: 'Faro Airport' } }, [])
  const [own] = withPlacesAlone([stay, car], [])
  expect(own?.draft.slots.place?.mention.value).toBe('Pension Linden')
})

test('the label in front of a colon is no stop, but what a time follows may be one', () => {
  const train = bookingWith('train', { slots: { startTime: '08:10', from: 'Departure Station' } }, ['Linden Central'])
  const originIn = (text: string) => withPlacesAlone([train], [{ text }])[0]?.draft.slots.from?.mention.value
  expect(originIn('Departure Station: Linden Central')).toBe('Linden Central')
  expect(originIn('Departure Station: 08:10')).toBe('Departure Station')
})

test.each(['ghế A05', 'Anna Berg wrote'])('%s is no stop', (text) => {
  const values = { slots: { startTime: '08:10', from: text }, persons: { 'Anna Berg': 0.9 } }
  const [own] = withPlacesAlone([bookingWith('bus', values, ['Linden Central'])], [])
  expect(own?.draft.slots.from?.mention.value).toBe('Linden Central')
})
