import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { erasOf } from '../superseded'

/** Maximum number of lines between the start of a journey and its number. */
const maxLines = 6

/**
 * Gives trains and coaches without a number the only one near their start that a word in front of it calls one:
 * `Schedule 1174`. A number that was replaced is none.
 */
export function withCalledNumbers(bookings: readonly Booking[], { candidates, context }: AssembledPage): Booking[] {
  const eraOf = erasOf(context)
  const called = candidates.filter(
    ({ mention }) => mention.type === 'number' && mention.form === 'train-called' && eraOf?.(mention) !== 'old',
  )
  const distance = ({ mention }: Candidate, { draft }: Booking): number =>
    Math.abs(mention.line - draft.anchor.mention.line)
  return bookings.map((booking) => {
    const { kind, draft } = booking
    if ((kind !== 'train' && kind !== 'bus') || draft.slots.number) return booking
    const own = called.filter(
      (one) =>
        distance(one, booking) <= maxLines &&
        bookings.every((other) => other === booking || distance(one, other) > distance(one, booking)),
    )
    const [number] = own
    const isOnly = own.every(({ mention }) => mention.value === number?.mention.value)
    return number && isOnly ? { ...booking, draft: { ...draft, slots: { ...draft.slots, number } } } : booking
  })
}
