import type { ScoredDraft } from '@sextant/extraction/bookings/draft'
import { withArrivalsInRow } from '@sextant/extraction/bookings/times/arrivals-in-row'
import { expect, test } from 'vitest'
import { draftOf } from '../drafts'
import { readCandidates } from '../read-candidates'

/** Flights from each of two airports of a page to the other, at the hour in its column. */
function flightsOn(html: string, hours: readonly [string, string], airports: readonly [string, string]) {
  const { context, candidates } = readCandidates(html)
  const find = (value: string) => {
    const found = candidates.find(({ mention }) => mention.value === value)
    if (!found) throw new Error(`The page has no ${value}.`)
    return found
  }
  const scored = hours.map((hour, at): ScoredDraft => {
    const [from, to] = at === 0 ? airports : airports.toReversed()
    const draft = draftOf('flight', { slots: {} })
    const slots = { ...draft.slots, from: find(from ?? ''), to: find(to ?? '') }
    return { draft: { ...draft, anchor: find(hour), slots }, probability: at === 0 ? 0.3 : 0.7 }
  })
  return withArrivalsInRow(scored, context).map(({ draft, probability }) => [
    draft.anchor.mention.value,
    draft.slots.endTime?.mention.value,
    probability,
  ])
}

const card = (first: string, middle: string, last: string): string =>
  `<table><tr><td>${first}</td><td>${middle}</td><td>${last}</td></tr></table>`

test('the hour on the right is the arrival, if each hour is in the column of its airport', () =>
  expect(
    flightsOn(
      card('Medellín<br>MDE<br>14:30', 'AV 8371<br>5 May 2027', 'Quito<br>UIO<br>16:10'),
      ['14:30', '16:10'],
      ['MDE', 'UIO'],
    ),
  ).toEqual([['14:30', '16:10', 0.7]]))

test('the hour on the left is the arrival on a page written from right to left', () =>
  expect(
    flightsOn(
      card('נחיתה בקיטו<br>UIO<br>16:10', 'טיסה 5 במאי 2027', 'המראה ממדיין<br>MDE<br>14:30'),
      ['14:30', '16:10'],
      ['MDE', 'UIO'],
    ),
  ).toEqual([['14:30', '16:10', 0.7]]))

test('hours of flights there and back, side by side with both airports each, are departures', () =>
  expect(
    flightsOn(card('MDE<br>14:30<br>UIO', 'and', 'UIO<br>16:10<br>MDE'), ['14:30', '16:10'], ['MDE', 'UIO']),
  ).toHaveLength(2))

test.each([
  ['below each other', '<p>MDE</p><p>14:30</p><p>UIO</p><p>16:10</p>'],
  ['in one column', card('MDE 14:30 UIO 16:10', 'AV 8371', 'Economy')],
  ['beside a third one', card('MDE<br>14:30', 'until<br>15:00', 'UIO<br>16:10')],
])('hours that stand %s are left as they are', (_, html) =>
  expect(flightsOn(html, ['14:30', '16:10'], ['MDE', 'UIO'])).toHaveLength(2),
)
