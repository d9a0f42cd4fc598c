import type { Draft } from '@sextant/extraction/bookings/draft'
import { withoutAbsent } from '@sextant/extraction/bookings/travelers/absent-passengers'
import { expect, test } from 'vitest'
import { draftOf, travelersOf } from '../drafts'
import { readCandidates } from '../read-candidates'

const [anna, jan] = ['Anna Nowak', 'Jan Berg']
const times = ['08:15', '18:30']

const table = (...rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

/** Who travels there and back, if both persons of the page likely do. */
function traveling(text: string): string[] {
  const { context, candidates } = readCandidates(text)
  const scored = times.map((startTime) => {
    const anchor = candidates.find(({ mention }) => mention.value === startTime)
    if (!anchor) throw new Error(`The page has no ${startTime}.`)
    const draft: Draft = draftOf('boat', { slots: { startTime }, persons: { [anna]: 0.97, [jan]: 0.97 } })
    return { draft: { ...draft, anchor }, probability: 0.95 }
  })
  return withoutAbsent(scored, candidates, context).map(({ draft }) => travelersOf(draft).join(', '))
}

test('whoever has a dash below a leg does not travel on it', () =>
  expect(
    traveling(table(['', 'There', 'Back'], ['Departs', '08:15', '18:30'], [anna, '5A', '7C'], [jan, '5B', '—'])),
  ).toEqual([`${anna}, ${jan}`, anna]))

test('the last columns of a table below the legs are those of the legs in turn', () =>
  expect(
    traveling(
      `<p>Departs 08:15</p><p>Departs 18:30</p>${table(['Name', 'Fare', 'There', 'Back'], [anna, 'Adult', '✓', '✓'], [jan, 'Child', '✗', '✓'])}`,
    ),
  ).toEqual([anna, `${anna}, ${jan}`]))

test.each([
  ['a dash in one column alone', table(['Name', 'Meal'], [anna, 'Vegan'], [jan, '—'])],
  ['other columns at the end', table(['Name', 'There', 'Bags'], [anna, '✓', '2 × 23 kg'], [jan, '—', '—'])],
])('everybody travels with %s', (_, names) =>
  expect(traveling(`<p>Departs 08:15</p><p>Departs 18:30</p>${names}`)).toEqual([`${anna}, ${jan}`, `${anna}, ${jan}`]),
)
