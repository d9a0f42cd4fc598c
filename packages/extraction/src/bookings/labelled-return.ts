import { folded } from '../kit/fold'
import type { Assembled } from './assemble'
import { labelledEnd } from './direction'
import type { Booking } from './resolve'
import type { Candidate } from './roles'

/** Minimum probability of being where a journey leads, for what a label says it is. */
const minLabelled = 0.3

/** Whether one name is the other one, or a part of it. */
const isWithin = (name: string, other: string): boolean => other.includes(name) || name.includes(other)

/** The only other place below the pick-up that a label says the car is returned to; undefined if none or several. */
function labelledReturn(from: Candidate, { candidates, context }: Assembled): Candidate | undefined {
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
 * Gives a rental that is returned where it began the place that the page labels as the return's, where both have such a
 * label: `Pick-up: Cork Airport` and `Return: Galway City`.
 */
export function withLabelledReturn(bookings: readonly Booking[], assembled: Assembled): Booking[] {
  const isOnly = bookings.filter(({ kind }) => kind === 'car').length === 1
  return bookings.map((booking) => {
    const { kind, draft } = booking
    const { from, to } = draft.slots
    if (!isOnly || kind !== 'car' || !from || (to && to.mention.value !== from.mention.value)) return booking
    const back = labelledEnd(from.mention, assembled.context) === 'origin' ? labelledReturn(from, assembled) : undefined
    return back ? { ...booking, draft: { ...draft, slots: { ...draft.slots, to: back } } } : booking
  })
}
