import { partyOf } from '../../languages/party-words'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { nameKey } from './name-words'

/** The different people in bookings. */
function everybody(bookings: readonly Booking[]): readonly Candidate[] {
  const people = bookings.flatMap(({ draft }) => draft.travelers)
  return [...new Map(people.map((one) => [nameKey(one.mention.value), one])).values()]
}

/**
 * Gives a booking all people of its page if it is for as many as travel on any of its bookings: “a table for four”
 * beside two rooms with two guests each.
 */
export function withWholeParty(bookings: readonly Booking[], { context }: AssembledPage): readonly Booking[] {
  const all = everybody(bookings)
  if (all.length < 2) return bookings
  return bookings.map((booking) => {
    const { draft } = booking
    if (draft.travelers.length >= all.length) return booking
    const line = context.read.page.lines[draft.anchor.mention.line]
    return partyOf(line?.text ?? '') === all.length ? { ...booking, draft: { ...draft, travelers: [...all] } } : booking
  })
}
