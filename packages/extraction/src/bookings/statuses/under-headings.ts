import { headingStatus, type OwnStatus, statusWord } from '../../languages/status-words'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'
import { wordsOf } from '../travelers/name-words'

/** A line that states the status of what is below it. */
interface Heading {
  line: Line
  status: OwnStatus
}

/** Maximum number of lines from a status heading to the first booking below it. */
const maxHeading = 4

/**
 * The statuses of bookings below headings that state one: `Outbound – valid`, two trains, `Return – cancelled`, a
 * train. Empty unless each booking is below one, and the page's headings differ.
 */
export function underHeadings(
  said: readonly Heading[],
  own: ReadonlyMap<Booking, readonly Line[]>,
  lines: readonly Line[],
): Map<Booking, OwnStatus> {
  const ordered = [...own]
    .map(([booking, lines]) => ({ booking, first: lines[0]?.index ?? 0 }))
    .toSorted((a, b) => a.first - b.first)
  const ofBookings = new Set([...own.values()].flat())
  const isBeside = (line: Line, { cell, row }: Line): boolean =>
    row === line.row || (cell !== null && cell.table === line.cell?.table && cell.row === line.cell.row)
  const isAlone = (line: Line): boolean => lines.every((other) => other === line || !isBeside(line, other))
  // `Cancelled for Ms Nowak` is only about her.
  const names = new Set(
    [...own.keys()].flatMap(({ draft }) => draft.travelers.map(({ mention }) => wordsOf(mention.value).at(-1))),
  )
  const isNamed = ({ text }: Line): boolean => wordsOf(text.replace(/[:：]$/u, '')).some((word) => names.has(word))
  const headings = lines.flatMap((line): Heading[] => {
    if (line.origin !== 'body' || line.isHidden || line.isQuoted || line.isForwardingNote) return []
    // `we have cancelled the following services:` is a sentence used as a heading.
    const sentence = /[:：]$/u.test(line.text) ? said.find((one) => one.line === line) : undefined
    const status = statusWord(line.text) ?? headingStatus(line.text) ?? sentence?.status
    return status && !ofBookings.has(line) && isAlone(line) && !isNamed(line) ? [{ line, status }] : []
  })
  const result = new Map<Booking, OwnStatus>()
  let heading: Heading | undefined
  for (const { booking, first } of ordered) {
    const above = headings.findLast(({ line }) => line.index < first)
    if (above !== heading && above && first - above.line.index <= maxHeading) heading = above
    if (!heading) return new Map()
    result.set(booking, heading.status)
  }
  return new Set(headings.map(({ status }) => status)).size > 1 ? result : new Map()
}
