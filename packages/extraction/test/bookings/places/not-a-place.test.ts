import { withPlacesAlone } from '@sextant/extraction/bookings/places/not-a-place'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { folded } from '@sextant/extraction/kit/fold'
import { languagesOf, tagsOf } from '@sextant/extraction/languages/lexicon'
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

/** Where a journey with such a line starts. */
function originIn(journey: Booking, text: string): string | undefined {
  const tags = [tagsOf(folded(text), languagesOf([folded(text)]))]
  return withPlacesAlone([journey], { page: { lines: [{ text }] }, tags })[0]?.draft.slots.from?.mention.value
}

const noWords = { page: { lines: [] }, tags: [] }

test('a traveler is no place', () => {
  const stay = bookingWith(
    'lodging',
    { slots: { startDate: '2027-02-06', place: 'Anna Berg' }, persons: { 'Anna Berg': 0.9 } },
    ['Anna Berg', 'Pension Linden'],
  )
  expect(withPlacesAlone([stay], noWords).map(({ draft }) => draft.slots.place?.mention.value)).toEqual([
    'Pension Linden',
  ])
})

test('what was taken for a traveler may be a place', () => {
  const slots = { startDate: '2027-02-06', place: 'Linden Lodge' }
  const stay = bookingWith('lodging', { slots, persons: { 'Linden Lodge': 0.9 } }, ['Old Mill'])
  expect(withPlacesAlone([stay], noWords)).toEqual([stay])
})

test('no guest stays at the desk of a rental', () => {
  const stay = bookingWith('lodging', { slots: { startDate: '2027-02-06', place: 'Faro Airport' } }, ['Pension Linden'])
  const car = bookingWith('car', { slots: { startDate: '2027-02-06', from: 'Faro Airport', to: 'Faro Airport' } }, [])
  const [own] = withPlacesAlone([stay, car], noWords)
  expect(own?.draft.slots.place?.mention.value).toBe('Pension Linden')
})

test('the label in front of a colon is no stop, but what a time follows may be one', () => {
  const train = bookingWith('train', { slots: { startTime: '08:10', from: 'Departure Station' } }, ['Linden Central'])
  expect(originIn(train, 'Departure Station: Linden Central')).toBe('Linden Central')
  expect(originIn(train, 'Departure Station: 08:10')).toBe('Departure Station')
})

test('the word for new is no stop', () => {
  const ferry = bookingWith('boat', { slots: { startTime: '08:30', from: 'Novi' } }, ['Split'])
  expect(originIn(ferry, 'Novi polazak: 08:30')).toBe('Split')
  expect(originIn(ferry, 'Novi, 08:30')).toBe('Novi')
})

test.each(['Alojamiento y desayuno', 'Accommodation - B&B'])('a night with meals is no hotel: %s', (board) => {
  const stay = bookingWith('lodging', { slots: { startDate: '2027-02-06', place: board } }, [board, 'Casa Linden'])
  expect(withPlacesAlone([stay], noWords).map(({ draft }) => draft.slots.place?.mention.value)).toEqual(['Casa Linden'])
})

test('a sentence that another one follows is no place, but a name in small letters may be one', () => {
  const placeIn = (place: string, text: string) =>
    withPlacesAlone([bookingWith('lodging', { slots: { startDate: '2027-02-06', place } }, ['Pension Linden'])], {
      page: { lines: [{ text }] },
      tags: [],
    })[0]?.draft.slots.place?.mention.value
  const thanks = 'Le agradecemos su confianza'
  expect(placeIn(thanks, `${thanks}. Le confirmamos la reserva:`)).toBe('Pension Linden')
  expect(placeIn('La casa del mar', 'La casa del mar, Nerja')).toBe('La casa del mar')
  expect(placeIn('La Casa del Mar', 'La Casa del Mar. Nerja')).toBe('La Casa del Mar')
})
