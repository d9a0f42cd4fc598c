import type { Booking } from '@sextant/extraction/bookings/resolve'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import { withStatuses } from '@sextant/extraction/bookings/statuses/with-statuses'
import { readCandidates } from './read-candidates'

/**
 * The statuses of bookings of a page that begin at the given times, each for all of the given travelers, and with the
 * flight numbers in turn.
 */
export function statusesOf(
  text: string,
  starts: readonly string[],
  names: readonly string[] = [],
  numbers: readonly string[] = [],
): string[] {
  const { context, candidates } = readCandidates(text)
  const find = (value: string): Candidate => {
    const found = candidates.find(({ mention }) => mention.value === value)
    if (!found) throw new Error(`The page has no ${value}.`)
    return found
  }
  const bookings = starts.map((start, at): Booking => {
    const number = numbers[at]
    const draft = {
      kind: 'flight' as const,
      anchor: find(start),
      probability: 1,
      slots: number === undefined ? {} : { number: find(number) },
      slotProbabilities: {},
      ranked: {},
      travelers: names.map(find),
      persons: [],
      travelersProbability: 1,
    }
    return { kind: 'flight', start: `2027-05-10T${start}`, end: null, draft, probability: 1 }
  })
  return withStatuses(bookings, context).map(({ booking: { start, draft }, status }) =>
    [start.slice(11), ...draft.travelers.map(({ mention }) => mention.value), status].join(' '),
  )
}
