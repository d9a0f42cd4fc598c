import type { Mention } from '../../mentions/mention'
import type { AssembledPage } from '../assemble'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'

const isWithin = (a: Mention, b: Mention): boolean =>
  a !== b && a.line === b.line && a.start >= b.start && a.end <= b.end && a.end - a.start < b.end - b.start

/** The numbers of the body that are not a part of longer ones. */
const wholeNumbers = ({ candidates, context }: AssembledPage): Candidate[] => {
  const numbers = candidates.filter(
    ({ mention: { type, line } }) => type === 'number' && context.read.page.lines[line]?.origin === 'body',
  )
  return numbers.filter(({ mention }) => !numbers.some((other) => isWithin(mention, other.mention)))
}

/** Whether a number stands in one line with the hour of another departure: `IC 1063, Bern ab 07:36`. */
function isOfOtherHour(
  { line, end }: Mention,
  { draft: { anchor, slots } }: Booking,
  { context }: AssembledPage,
): boolean {
  const own = new Set([anchor.mention, slots.startTime?.mention, slots.endTime?.mention].map((one) => one?.value))
  const hours = (context.byLine[line] ?? []).filter(({ type, start }) => type === 'time' && start >= end)
  return line > anchor.mention.line && hours.length > 0 && hours.every(({ value }) => !own.has(value))
}

/**
 * The only journey of a page that took the number of the alternative proposed below it, `next connection: IC 1063,
 * dep. 07:36`, gets the only number of its form above it instead.
 */
export function withoutAlternatives(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const [booking, another] = bookings
  const own = booking?.draft.slots.number?.mention
  if (!booking || another || !own || !kinds[booking.kind].isLeg || !isOfOtherHour(own, booking, assembled))
    return [...bookings]
  const { draft } = booking
  const above = wholeNumbers(assembled).filter(
    ({ mention: { line, form } }) => line < draft.anchor.mention.line && form === own.form,
  )
  const [number] = above
  if (!number || above.some(({ mention: { value } }) => value !== number.mention.value)) return [...bookings]
  return [{ ...booking, draft: { ...draft, slots: { ...draft.slots, number } } }]
}
