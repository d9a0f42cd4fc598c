import { mentionAt } from '../../mentions/mention'
import type { Line } from '../../page/page'
import { isInTableRow } from '../../page/table-row'
import type { AssembledPage } from '../assemble'
import { type Booking, withReference } from '../resolve'
import { type Candidate, unscoredCandidate } from '../roles'

/** Minimum probability that the only code of a row is a reference. */
const minReference = 0.5

/** Minimum probability that a day is a first one. */
const minStart = 0.3

/** The pattern of letters and digits of a reference. */
const shapeOf = (value: string): string => value.replace(/\p{L}/gu, 'a').replace(/\d/g, '0')

/**
 * Gives bookings in rows of a table the only reference of their row, or what has the form of the chosen one at the same
 * place in their row: `82714-0309` and `82714-0311` in the column of one label.
 */
export function withRowReferences(bookings: readonly Booking[], { candidates, context }: AssembledPage): Booking[] {
  const { lines } = context.read.page
  const ends = new Set(bookings.map(({ draft }) => draft.slots.endDate?.mention))
  // the last day of a stay may be the first one of the next, which another row begins
  const lineOf = ({ draft: { anchor } }: Booking): Line | undefined => {
    const other = ends.has(anchor.mention)
      ? candidates.find(
          ({ mention, roles }) =>
            mention.type === 'date' &&
            mention.value === anchor.mention.value &&
            !ends.has(mention) &&
            (roles.start ?? 0) >= minStart,
        )
      : undefined
    return lines[(other ?? anchor).mention.line]
  }
  const codesIn = (row: Line): Candidate[] =>
    candidates.filter(({ mention, roles }) => {
      const line = lines[mention.line]
      return mention.type === 'code' && (roles.reference ?? 0) >= minReference && line && isInTableRow(line, row)
    })
  return bookings.map((booking) => {
    const row = lineOf(booking)
    const chosen = booking.draft.slots.reference
    // the subject may have it as well
    const column = candidates
      .filter(({ mention }) => mention.type === 'code' && mention.value === chosen?.mention.value)
      .map(({ mention }) => lines[mention.line])
      .find((line) => line?.cell && row?.cell && line.cell.table === row.cell.table)
    if (!chosen || !row?.cell || !column?.cell || column.cell.row === row.cell.row) return booking
    const isShared = bookings.some((other) => other !== booking && isInTableRow(lineOf(other) ?? column, row))
    const own = codesIn(row)
    const [code] = own
    if (code && !isShared && own.every(({ mention }) => mention.value === code.mention.value))
      return withReference(booking, code)
    const cell = lines.filter((line) => isInTableRow(line, row) && line.cell?.column === column.cell?.column)
    const [only] = cell
    const isAlike =
      only && cell.length === 1 && own.length === 0 && shapeOf(only.plain) === shapeOf(chosen.mention.value)
    return isAlike
      ? withReference(booking, unscoredCandidate(mentionAt(only, 'code', 0, only.plain, only.plain, 'labelled')))
      : booking
  })
}
