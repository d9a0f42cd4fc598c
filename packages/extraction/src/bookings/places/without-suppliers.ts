import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'

/**
 * Whether a stay is called by the supplier of another booking: its name and reference are in one row, which heads the
 * section in which the other booking with that reference begins, before the stay's own first day.
 */
function isNamedBySupplier({ kind, draft }: Booking, other: Booking, { context }: AssembledPage): boolean {
  const { place, reference } = draft.slots
  if (kind !== 'lodging' || other.kind === 'lodging' || !place || !reference) return false
  const rowOf = (line: number): number => context.read.page.lines[line]?.row ?? -1
  const [name, number] = [rowOf(place.mention.line), rowOf(reference.mention.line)]
  const [start, first] = [other, { draft }].map((one) => rowOf(one.draft.anchor.mention.line))
  return (
    other.draft.slots.reference?.mention === reference.mention &&
    name === number &&
    start !== undefined &&
    first !== undefined &&
    name < start &&
    start < first
  )
}

/** Removes stays that are called by the supplier of another booking, such as a taxi company. */
export const withoutSuppliers = (bookings: readonly Booking[], assembled: AssembledPage): Booking[] =>
  bookings.filter((own) => !bookings.some((other) => isNamedBySupplier(own, other, assembled)))
