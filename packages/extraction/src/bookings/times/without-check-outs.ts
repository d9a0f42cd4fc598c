import { folded } from '../../kit/fold'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { isLabelledBeside, isLabelOf } from './stay-labels'

const dayOf = (time: string): string => time.slice(0, 10)

/** Whether a stay begins on the last day of another one in the same hotel. */
function followsOn(own: Booking, other: Booking): boolean {
  const [name, known] = [own, other].map(({ draft }) => folded(draft.slots.place?.mention.value ?? ''))
  return other.kind === 'lodging' && other.end !== null && dayOf(other.end) === dayOf(own.start) && name === known
}

/** Whether the first day of a stay is labelled as the check-out: by the last label before it, or one beside it. */
function isLabelledCheckOut({ draft }: Booking, { context }: AssembledPage): boolean {
  const { line, start } = draft.anchor.mention
  const label = (context.read.tags[line] ?? []).findLast(
    (tag) => tag.end <= start && (isLabelOf('checkIn', tag) || isLabelOf('checkOut', tag)),
  )
  if (label) return isLabelOf('checkOut', label) && !isLabelOf('checkIn', label)
  return isLabelledBeside(line, 'checkOut', context) && !isLabelledBeside(line, 'checkIn', context)
}

/** Removes stays whose first day is labelled as the check-out, if another stay in that hotel ends on the same day. */
export const withoutCheckOuts = (bookings: readonly Booking[], assembled: AssembledPage): Booking[] =>
  bookings.filter(
    (own) =>
      own.kind !== 'lodging' ||
      !bookings.some((other) => other !== own && followsOn(own, other)) ||
      !isLabelledCheckOut(own, assembled),
  )
