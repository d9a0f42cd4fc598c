import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { withRouteBeside } from '@sextant/extraction/bookings/places/route-beside'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import { folded } from '@sextant/extraction/kit/fold'
import { languagesOf, tagsOf } from '@sextant/extraction/languages/lexicon'
import { expect, test } from 'vitest'
import { candidateAt, draftOf } from '../drafts'

/** A candidate for each of the names, wherever it is in a line. */
function namesIn(text: string, names: readonly string[]): Candidate[] {
  return names.flatMap((name) => {
    const start = text.indexOf(name)
    const { mention, ...rest } = candidateAt('text', name)
    return start < 0 ? [] : [{ ...rest, mention: { ...mention, start, end: start + name.length } }]
  })
}

interface Chosen {
  from?: string
  to?: string
  kind?: ReservationKind
  names: readonly string[]
}

/** The route that a journey has which begins in a line, `from` and `to` are chosen in it or elsewhere. */
function routeIn(text: string, { from, to, kind = 'taxi', names }: Chosen): string {
  const candidates = namesIn(text, names)
  const find = (name: string | undefined): Candidate | undefined =>
    name === undefined
      ? undefined
      : (candidates.find(({ mention }) => mention.value === name) ?? candidateAt('text', name, 9))
  const [first, second] = [find(from), find(to)]
  const draft = draftOf(kind, { slots: { startTime: '08:10' } })
  const slots = { ...draft.slots, ...(first && { from: first }), ...(second && { to: second }) }
  const slotProbabilities = { ...draft.slotProbabilities, from: 0.9, to: 0.9 }
  const ride: Booking = {
    kind,
    start: '2027-02-06T08:10',
    end: null,
    draft: { ...draft, slots, slotProbabilities },
    probability: 0.9,
  }
  const tags = [tagsOf(folded(text), languagesOf([folded('booking confirmation'), folded(text)]))]
  return withRouteBeside([ride], { candidates, lines: [{ text }], tags })
    .map(({ draft: { slots } }) => `${slots.from?.mention.value ?? '-'} > ${slots.to?.mention.value ?? '-'}`)
    .join()
}

const names = ['Pier 4', 'Hotel Linden', 'Old Mill']

test('what an arrow leads to is the other end of a journey', () => {
  expect(routeIn('Pier 4 → Hotel Linden', { from: 'Pier 4', names })).toBe('Pier 4 > Hotel Linden')
  expect(routeIn('Pier 4 → Hotel Linden', { to: 'Hotel Linden', names })).toBe('Pier 4 > Hotel Linden')
  expect(routeIn('Pier 4 -> Hotel Linden', { from: 'Pier 4', to: 'Ann Berg', names })).toBe('Pier 4 > Hotel Linden')
})

test('both ends stand beside a dash of which the second was taken for the first', () =>
  expect(routeIn('Pier 4 – Hotel Linden', { from: 'Hotel Linden', names })).toBe('Pier 4 > Hotel Linden'))

test('a sure end is kept where a dash may stand for anything', () =>
  expect(routeIn('Pier 4 – Hotel Linden', { from: 'Pier 4', to: 'Old Mill', names })).toBe('Pier 4 > Old Mill'))

test('the fuller name of the same end is kept', () =>
  expect(routeIn('Pier 4 → Hotel Linden', { from: 'Pier 4', to: 'Hotel Linden, Rostock', names })).toBe(
    'Pier 4 > Hotel Linden, Rostock',
  ))

test('a label beside a dash is no end', () =>
  expect(routeIn('Arrival 19:50 — Old Mill', { from: 'Pier 4', to: 'Old Mill', names: [...names, 'Arrival'] })).toBe(
    'Pier 4 > Old Mill',
  ))

test('rentals and routes with several stops are left', () => {
  expect(routeIn('Pier 4 → Hotel Linden', { from: 'Pier 4', kind: 'car', names })).toBe('Pier 4 > -')
  expect(routeIn('Pier 4 → Old Mill → Hotel Linden', { from: 'Pier 4', names })).toBe('Pier 4 > -')
})
