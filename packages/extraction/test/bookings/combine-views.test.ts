import { combineViews } from '@sextant/extraction/bookings/combine-views'
import type { ScoredDraft } from '@sextant/extraction/bookings/draft'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import type { Mention } from '@sextant/extraction/mentions/mention'
import { describe, expect, test } from 'vitest'

const candidate = (type: Mention['type'], value: string, line = 0): Candidate => ({
  mention: { type, line, start: 0, end: value.length, value, form: '', detail: '' },
  features: Int32Array.of(),
  roles: {},
})

/** A view of a stay: the probabilities of its possible places and travelers. */
function view(
  start: string,
  places: Readonly<Record<string, number>>,
  people: Readonly<Record<string, number>>,
): ScoredDraft {
  const ranked = Object.entries(places).map(([value, probability]) => ({
    candidate: value === '' ? null : candidate('text', value),
    probability,
  }))
  const persons = Object.entries(people).map(([value, probability], line) => ({
    candidate: candidate('text', value, line),
    probability,
  }))
  const [best] = ranked
  return {
    probability: 0.9,
    draft: {
      kind: 'lodging',
      anchor: candidate('date', start),
      probability: 0.9,
      slots: best?.candidate ? { place: best.candidate } : {},
      slotProbabilities: best ? { place: best.probability } : {},
      ranked: { place: ranked },
      persons,
      travelers: persons.filter(({ probability }) => probability > 0.5).map((one) => one.candidate),
      travelersProbability: 1,
    },
  }
}

const combined = (own: ScoredDraft, other: ScoredDraft) => {
  const [{ draft } = own] = combineViews([own], [other])
  return { place: draft.slots.place?.mention.value, travelers: draft.travelers.map(({ mention }) => mention.value) }
}

describe('combining two views of a stay', () => {
  const anna = { 'Anna Berg': 0.9 }
  test('chooses the place that both consider likely', () => {
    const page = view('2026-05-04', { 'Photo of the house': 0.5, 'Hotel Krone': 0.4 }, anna)
    expect(combined(page, view('2026-05-04', { 'Hotel Krone': 0.9 }, anna)).place).toBe('Hotel Krone')
  })
  test('keeps a place that the other view does not have', () => {
    const page = view('2026-05-04', { 'Hotel Krone': 0.5, '': 0.4 }, anna)
    expect(combined(page, view('2026-05-04', { '': 0.9 }, anna)).place).toBe('Hotel Krone')
  })
  test('leaves out a traveler whom the other view does not name', () => {
    const page = view('2026-05-04', { 'Hotel Krone': 0.9 }, { ...anna, 'Krone Rewards': 0.6 })
    expect(combined(page, view('2026-05-04', { 'Hotel Krone': 0.9 }, anna)).travelers).toEqual(['Anna Berg'])
  })
  test('recognizes a name in either order of its parts', () => {
    const page = view('2026-05-04', { 'Hotel Krone': 0.9 }, { 'BERG/ANNA': 0.6 })
    expect(combined(page, view('2026-05-04', { 'Hotel Krone': 0.9 }, anna)).travelers).toEqual(['BERG/ANNA'])
  })
  test('keeps a traveler whose title was removed', () => {
    const page = view('2026-05-04', { 'Hotel Krone': 0.9 }, { 'Karl Berg': 0.9, 'Frau Anna Berg': 0.9 })
    page.draft.travelers = page.draft.travelers.map((one) => ({
      ...one,
      mention: { ...one.mention, value: one.mention.value.replace('Frau ', '') },
    }))
    expect(combined(page, view('2026-05-04', { 'Hotel Krone': 0.9 }, anna)).travelers).toContain('Anna Berg')
  })
  test('keeps them separate if they start on different days', () => {
    const page = view('2026-05-04', { 'Photo of the house': 0.5, 'Hotel Krone': 0.4 }, anna)
    expect(combined(page, view('2026-05-05', { 'Hotel Krone': 0.9 }, anna)).place).toBe('Photo of the house')
  })
})
