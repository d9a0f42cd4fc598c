import { folded } from '../../kit/fold'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { labelledEnd } from './direction'

/** Minimum probability of being a destination for a place labelled as such. */
const minLabelled = 0.3

/** Whether one of two names contains the other. */
const isWithin = (name: string, other: string): boolean => other.includes(name) || name.includes(other)

/** The only other place below the pick-up that is labelled as the return location; undefined if none or several. */
function labelledReturn(from: Candidate, { candidates, context }: AssembledPage): Candidate | undefined {
  const { lines } = context.read.page
  const begin = folded(from.mention.value)
  const labelled = candidates.filter(
    ({ mention, roles }) =>
      mention.type === 'text' &&
      mention.line > from.mention.line &&
      (roles.to ?? 0) >= minLabelled &&
      !isWithin(folded(mention.value), begin) &&
      lines[mention.line]?.origin === 'body' &&
      labelledEnd(mention, context) === 'destination',
  )
  return new Set(labelled.map(({ mention }) => mention.value)).size === 1 ? labelled[0] : undefined
}

/**
 * Gives a rental that seems to be returned at its pick-up location the place labelled as the return, if both places are
 * labelled: `Pick-up: Cork Airport` and `Return: Galway City`.
 */
export function withLabelledReturn(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const isOnly = bookings.filter(({ kind }) => kind === 'car').length === 1
  return bookings.map((booking) => {
    const { kind, draft } = booking
    const { from, to } = draft.slots
    if (!isOnly || kind !== 'car' || !from || (to && to.mention.value !== from.mention.value)) return booking
    const back = labelledEnd(from.mention, assembled.context) === 'origin' ? labelledReturn(from, assembled) : undefined
    return back ? { ...booking, draft: { ...draft, slots: { ...draft.slots, to: back } } } : booking
  })
}
