import type { ScoredDraft } from '@sextant/extraction/bookings/draft'
import { withoutArrivals } from '@sextant/extraction/bookings/times/without-arrivals'
import { expect, test } from 'vitest'
import { draftOf } from '../drafts'
import { readCandidates } from '../read-candidates'

/** Flights that may start at the hours of a page: the hour, and the airports from and to. */
type Found = readonly [hour: string, from: string, to: string, number?: string]

/** When the flights that are left start and end. */
function flightsOn(text: string, found: readonly Found[]): (string | undefined)[][] {
  const { candidates } = readCandidates(text)
  const hours = candidates.filter(({ mention }) => mention.type === 'time')
  const drafts = found.map(([hour, from, to, number = '638']): ScoredDraft => {
    const anchor = hours.find(({ mention }) => mention.value === hour)
    if (!anchor) throw new Error(`The page has no ${hour}.`)
    const draft = draftOf('flight', { slots: { startDate: '2027-05-10', from, to, number } })
    return { draft: { ...draft, anchor }, probability: 0.9 }
  })
  return withoutArrivals(drafts).map(({ draft }) => [draft.anchor.mention.value, draft.slots.endTime?.mention.value])
}

test('a flight does not lead back under the same number on the same day: it arrives', () =>
  expect(
    flightsOn('SIN 09:25\nNRT 17:30', [
      ['09:25', 'SIN', 'NRT'],
      ['17:30', 'NRT', 'SIN'],
    ]),
  ).toEqual([['09:25', '17:30']]))

test('a flight of another number leads back', () =>
  expect(
    flightsOn('SIN 09:25\nNRT 17:30', [
      ['09:25', 'SIN', 'NRT'],
      ['17:30', 'NRT', 'SIN', '637'],
    ]),
  ).toEqual([
    ['09:25', undefined],
    ['17:30', undefined],
  ]))
