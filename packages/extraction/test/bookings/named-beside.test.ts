import type { Draft } from '@sextant/extraction/bookings/draft'
import { withNamedBeside } from '@sextant/extraction/bookings/named-beside'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import { expect, test } from 'vitest'
import { type DraftValues, draftOf, travelersOf } from './drafts'
import { readCandidates } from './read-candidates'

const [anna, jan] = ['Anna Nowak', 'Jan Berg']

/** Where and when some trains go. */
const routes: Readonly<Record<string, DraftValues['slots']>> = {
  '18:40': { startDate: '2027-03-02', from: 'Ulm', to: 'Jena' },
  '19:50': { startDate: '2027-03-02', from: 'Jena', to: 'Gera' },
}

/** Who travels on trains at the given times, if both persons of the page likely travel on each. */
function traveling(text: string, times: readonly string[]): string[] {
  const { context, candidates } = readCandidates(text)
  const find = (value: string, line = 0): Candidate => {
    const found = candidates.find(({ mention }) => mention.value === value && mention.line >= line)
    if (!found) throw new Error(`The page has no ${value}.`)
    return found
  }
  const drafts = times.map((startTime): Draft => {
    const route = routes[startTime] ?? {}
    const draft = draftOf('train', { slots: { startTime, ...route }, persons: { [anna]: 0.97, [jan]: 0.97 } })
    return { ...draft, anchor: find(startTime) }
  })
  const scored = drafts.map((draft) => ({ draft, probability: 0.95 }))
  return withNamedBeside(scored, candidates, context).map(({ draft }) => travelersOf(draft).join(', '))
}

test('the travelers of a leg are those named below its times', () =>
  expect(
    traveling(`There: departs 18:43\nSeat 61: ${anna}\nSeat 62: ${jan}\nBack: departs 17:05\nSeat 12: ${anna}`, [
      '18:43',
      '17:05',
    ]),
  ).toEqual([`${anna}, ${jan}`, anna]))

test('the legs of a passenger are those below the name', () =>
  expect(
    traveling(`${anna}\nThere: departs 18:43\nBack: departs 17:05\n${jan}\nThere: departs 18:50`, [
      '18:43',
      '17:05',
      '18:50',
    ]),
  ).toEqual([anna, anna, jan]))

test('those named below a change of trains travel on both', () =>
  expect(
    traveling(`To Jena: departs 18:40\nTo Gera: departs 19:50\n${anna}\n${jan}\nBack: departs 17:05\n${anna}`, [
      '18:40',
      '19:50',
      '17:05',
    ]),
  ).toEqual([`${anna}, ${jan}`, `${anna}, ${jan}`, anna]))

test.each([
  ['a list above', `Passengers: ${anna}, ${jan}\nThere: departs 18:43\nBack: departs 17:05, meal for ${anna}`],
  [
    'a list below',
    `There: departs 18:43\nMeal: ${anna}\nBack: departs 17:05\nNo extras\nAll\nPassengers\n${anna}\n${jan}`,
  ],
  ['somebody named again', `Dear ${anna}\nThere: departs 18:43\n${anna}\n${jan}\nBack: departs 17:05`],
  ['a leg that names nobody', `There: departs 18:43\nBack: departs 17:05\nSeat 12: ${anna}`],
])('everybody travels on each leg with %s', (_, text) =>
  expect(traveling(text, ['18:43', '17:05'])).toEqual([`${anna}, ${jan}`, `${anna}, ${jan}`]),
)
