import type { AssembledPage } from './assemble'
import { kinds } from './kinds'
import type { Booking } from './resolve'
import type { Candidate } from './roles'

/** Minimum probability of a number that a leg has not chosen. */
const minNumber = 0.9

/** The likely numbers in the table row in which a leg begins. */
function numbersInRow({ draft }: Booking, { candidates, context }: AssembledPage): Candidate[] {
  const { lines } = context.read.page
  const own = lines[draft.anchor.mention.line]
  return candidates.filter(({ mention, roles }) => {
    const line = lines[mention.line]
    return (
      mention.type === 'number' &&
      own?.cell &&
      line?.cell?.table === own.cell.table &&
      line.cell.row === own.cell.row &&
      line.index !== own.index &&
      (roles.number ?? 0) >= minNumber
    )
  })
}

/**
 * Gives a leg without a number the only certain one in its table row, since a row's cells are about one leg. A number
 * in its own cell can be a flight's or a train's, so that neither alone is likely enough.
 */
export function withNumbersInRow(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  return bookings.map((leg) => {
    if (!kinds[leg.kind].isLeg || leg.kind === 'taxi' || leg.kind === 'car' || leg.draft.slots.number) return leg
    const found = numbersInRow(leg, assembled)
    const [number] = found
    if (!number || found.some(({ mention }) => mention.value !== number.mention.value)) return leg
    return { ...leg, draft: { ...leg.draft, slots: { ...leg.draft.slots, number } } }
  })
}
