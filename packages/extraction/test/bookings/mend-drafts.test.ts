import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { type Draft, emptyDraft, type ScoredDraft } from '@sextant/extraction/bookings/draft'
import { mendDrafts } from '@sextant/extraction/bookings/mend-drafts'
import type { Role } from '@sextant/extraction/bookings/roles'
import { offersOptions } from '@sextant/extraction/languages/option-words'
import { expect, test } from 'vitest'
import { readCandidates } from './read-candidates'

/** Draft of a kind by its start, with the other day it has: the first one on its page with that value. */
type Wanted = readonly [kind: ReservationKind, anchor: string, day?: string]

/** What remains of drafts on a page: kind, start, other day, probability and travelers. */
function mended(
  text: string,
  wanted: readonly Wanted[],
  sent = '2026-09-01T08:05:00Z',
  people: readonly string[] = [],
) {
  const roles = Object.fromEntries(people.map((name): [string, Role] => [name, 'traveler']))
  const { context, candidates } = readCandidates(text, roles)
  const find = (value: string) => {
    const found = candidates.find(({ mention }) => mention.value === value)
    if (!found) throw new Error(`The page has no ${value}.`)
    return found
  }
  const drafts = wanted.map(([kind, anchor, day]): ScoredDraft => {
    const draft: Draft = emptyDraft(find(anchor), kind, 0.8)
    if (day !== undefined) draft.slots[kind === 'lodging' ? 'endDate' : 'startDate'] = find(day)
    draft.travelers = people.map(find)
    return { draft, probability: 0.8 }
  })
  return mendDrafts(drafts, candidates, context, sent).map(({ draft, probability }) => ({
    kind: draft.kind,
    anchor: draft.anchor.mention.value,
    end: draft.slots.endDate?.mention.value,
    isLikely: probability > 0.5,
    travelers: draft.travelers.map(({ mention }) => mention.value),
  }))
}

test('a stay ends with the range of days that it begins, and none begins in the middle of a range', () => {
  const text = '25.09.2026 flight\n\n26.09.2026 – 30.09.2026 Hotel Linden\n\n30.09.2026 – 03.10.2026 Hotel Rose'
  const stays = mended(text, [
    ['lodging', '2026-09-26', '2026-10-03'],
    ['lodging', '2026-09-30', '2026-10-03'],
    ['lodging', '2026-09-25', '2026-09-30'],
  ])
  expect(stays.map(({ anchor, end, isLikely }) => [anchor, end, isLikely])).toEqual([
    ['2026-09-26', '2026-09-30', true],
    ['2026-09-30', '2026-10-03', true],
    ['2026-09-25', '2026-09-30', false],
  ])
})

test('bookings in rows of a table have the travelers of their rows', () => {
  const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const people = ['Anna Nowak', 'Piotr Berg']
  const wanted = [
    ['lodging', '2026-09-26'],
    ['lodging', '2026-09-27'],
  ] as const
  const travelersOn = (second: string): string[][] =>
    mended(
      `<table>${row('Anna Nowak', '26.09.2026')}${row(second, '27.09.2026')}</table><p>Piotr Berg</p>`,
      wanted,
      undefined,
      people,
    ).map(({ travelers }) => travelers)
  expect(travelersOn('Piotr Berg')).toEqual([['Anna Nowak'], ['Piotr Berg']])
  expect(travelersOn('Double room')).toEqual([people, people])
})

test('bookings have the travelers of their paragraphs, or of the heading above them', () => {
  const people = ['Anna Nowak', 'Piotr Berg']
  const travelersOn = (text: string): string[][] =>
    mended(
      text,
      [
        ['lodging', '2026-09-26'],
        ['lodging', '2026-09-27'],
      ],
      undefined,
      people,
    ).map(({ travelers }) => travelers)
  expect(travelersOn('26.09.2026\nGuest: Anna Nowak\n\n27.09.2026\nGuest: Piotr Berg')).toEqual([
    ['Anna Nowak'],
    ['Piotr Berg'],
  ])
  const under = (first: string, second: string): string =>
    `<h3>${first}</h3><p>26.09.2026</p><h3>${second}</h3><p>27.09.2026</p><p>Piotr Berg</p>`
  expect(travelersOn(under('Anna Nowak', 'Piotr Berg'))).toEqual([['Anna Nowak'], ['Piotr Berg']])
  expect(travelersOn(under('Anna Nowak', 'Room two'))).toEqual([people, people])
})

test('a stay begins with a day of its own rather than with that of a journey', () => {
  const text = '26.09.2026 Train 08:15\n\nHotel Linden 26.09.2026 to 28.09.2026'
  const { context, candidates } = readCandidates(text, {})
  const [first, own] = candidates.filter(({ mention }) => mention.value === '2026-09-26')
  const hour = candidates.find(({ mention }) => mention.value === '08:15')
  const place = candidates.find(({ mention }) => mention.value === 'Hotel Linden')
  if (!first || !own || !hour || !place) throw new Error('The page lacks a value.')
  const train: Draft = { ...emptyDraft(hour, 'train', 1), slots: { startDate: first } }
  const stays = [emptyDraft(first, 'lodging', 0.95), emptyDraft(own, 'lodging', 0.6)]
  const drafts = [train, ...stays.map((draft): Draft => ({ ...draft, slots: { place } }))]
  const isLikely = (some: readonly Draft[]): boolean[] =>
    mendDrafts(
      some.map((draft) => ({ draft, probability: draft.probability })),
      candidates,
      context,
      '2026-09-01T08:05:00Z',
    ).map(({ probability }) => probability > 0.5)
  expect(isLikely(drafts)).toEqual([true, false, true])
  expect(isLikely(drafts.slice(0, 2))).toEqual([true, true])
})

test('an event at the minute of the email is none if the page has a later one', () => {
  const text = 'Order of 1 September 2026, 10:05\n\nDoors 4 October 2026, 19:30'
  const later = ['event', '19:30', '2026-10-04'] as const
  const startsOf = (written: Wanted, ...others: Wanted[]): string[] =>
    mended(text, [written, ...others]).map(({ anchor }) => anchor)
  expect(startsOf(['event', '10:05', '2026-09-01'], later)).toEqual(['19:30'])
  expect(startsOf(['event', '10:05', '2026-09-01'])).toEqual(['10:05'])
  expect(startsOf(['flight', '10:05', '2026-09-01'], later)).toEqual(['10:05', '19:30'])
})

test('flights to choose from are left out, unless the page has no other', () => {
  const text = 'Cancelled: 5 October 2026 13:55\n\nThe next available flights are:\nQK 4419 on 5 October, 20:10'
  const startsOf = (...wanted: Wanted[]): string[] => mended(text, wanted).map(({ anchor }) => anchor)
  expect(startsOf(['flight', '13:55', '2026-10-05'], ['flight', '20:10', '2026-10-05'])).toEqual(['13:55'])
  expect(startsOf(['flight', '20:10', '2026-10-05'])).toEqual(['20:10'])
})

test.each([
  ['Die nächsten verfügbaren Flüge:', true],
  ['以下可选航班：', true],
  ['Your flights:', false],
  ['There are alternative flights.', false],
])('%j introduces departures to choose from: %j', (text, expected) => expect(offersOptions(text)).toBe(expected))

test('a stay begins with the range that ends it', () => {
  const text = 'wo 21 okt 2026 vlucht\nHotel: Linden Park, 22 okt t/m 25 okt 2026, 3 nachten'
  const { context, candidates } = readCandidates(text, {})
  const find = (value: string) => candidates.find(({ mention }) => mention.value.startsWith(value))
  const [other, end, place] = ['2026-10-21', '2026-10-25', 'Linden Park'].map(find)
  if (!other || !end || !place) throw new Error('The page lacks a value.')
  const draft: Draft = { ...emptyDraft(other, 'lodging', 0.8), slots: { endDate: end, place } }
  const [stay] = mendDrafts([{ draft, probability: 0.8 }], candidates, context, '2026-09-01T08:05:00Z')
  expect(stay?.draft.anchor.mention.value).toBe('2026-10-22')
})
