import { gateFeatures } from '@sextant/extraction/bookings/gate'
import { expect, test } from 'vitest'
import { readCandidates } from '../bookings/read-candidates'

/** The features by which a page in some month speaks of a booking. */
function featuresOf(date: string): number[] {
  const { context, candidates } = readCandidates(`Your rental\nPick-up: ${date}, 10:00\nReturn in the evening`)
  return [...gateFeatures(candidates, context)].toSorted((a, b) => a - b)
}

test('a page speaks of a booking in every month and on every weekday alike', () => {
  const tuesday = featuresOf('Tuesday, 4 May 2027')
  expect(featuresOf('Sunday, 6 June 2027')).toEqual(tuesday)
  expect(featuresOf('Wednesday, 8 September 2027')).toEqual(tuesday)
})
