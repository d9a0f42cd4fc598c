import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'

/** Minimum probability of a number that a leg has not chosen. */
const minNumber = 0.9

/** Whether two lines are in one row of a table, or of columns of plain text. */
const isInRow = (a: Line, b: Line): boolean =>
  a.cell && b.cell ? a.cell.table === b.cell.table && a.cell.row === b.cell.row : a.cell === b.cell && a.row === b.row

/** Whether a number makes up a line below a label for flights. */
const isBelowLabel = ({ form, start, end }: Mention, { plain }: Line): boolean =>
  form === 'flight-bare' && end - start === plain.length

/** The likely numbers in the row in which a leg begins, and those below a label for flights. */
function numbersInRow({ kind, draft }: Booking, { candidates, context }: AssembledPage): Candidate[] {
  const { lines } = context.read.page
  const own = lines[draft.anchor.mention.line]
  return candidates.filter(({ mention, roles }) => {
    const line = lines[mention.line]
    return (
      mention.type === 'number' &&
      own !== undefined &&
      line !== undefined &&
      line.index !== own.index &&
      isInRow(line, own) &&
      ((line.cell && (roles.number ?? 0) >= minNumber) || (kind === 'flight' && isBelowLabel(mention, line)))
    )
  })
}

/**
 * Gives a leg without a number the only certain one in its row, since a row's cells are about one leg. A number
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
