import { emptyDraft } from '@sextant/extraction/bookings/draft'
import { withCorrespondingNumbers } from '@sextant/extraction/bookings/journeys/corresponding-numbers'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** The numbers of coaches that begin at the given times, of which the first, or each, has the given number. */
function numbersOf(text: string, starts: readonly string[], number: string, isShared = false): (string | undefined)[] {
  const { context, candidates } = readCandidates(text)
  const find = (value: string) => {
    const found = candidates.find(({ mention }) => mention.value === value)
    if (!found) throw new Error(`The page has no ${value}.`)
    return found
  }
  for (const one of candidates) if (one.mention.type === 'number') one.roles = { none: 0.9, number: 0.1 }
  const bookings = starts.map((start, at): Booking => {
    const slots = at === 0 || isShared ? { number: find(number) } : {}
    const draft = { ...emptyDraft(find(start), 'bus', 1), slots }
    return { kind: 'bus', start: `2027-05-21T${start}`, end: null, draft, probability: 1 }
  })
  const page = { candidates, lines: context.read.page.lines }
  return withCorrespondingNumbers(bookings, page).map(({ draft }) => draft.slots.number?.mention.value)
}

test('a leg has the number that stands where another one has its own', () =>
  expect(numbersOf('22:10 Dijon\nBus 5114\n23:40 Mulhouse\nBus 5602', ['22:10', '23:40'], '5114')).toEqual([
    '5114',
    '5602',
  ]))

test('of two legs with one number, the second has the one that stands where the first has its own', () =>
  expect(numbersOf('22:10 Dijon\nBus 5114\n23:40 Mulhouse\nBus 5602', ['22:10', '23:40'], '5114', true)).toEqual([
    '5114',
    '5602',
  ]))

test('a number elsewhere is not the one of a leg', () =>
  expect(numbersOf('22:10 Dijon\nBus 5114\n23:40 Mulhouse\nPlatform 3\nBus 5602', ['22:10', '23:40'], '5114')).toEqual([
    '5114',
    undefined,
  ]))
