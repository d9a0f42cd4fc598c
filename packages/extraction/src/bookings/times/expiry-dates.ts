import { conceptTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import { lineAbove } from '../../page/line-above'
import type { Line } from '../../page/page'
import type { Candidate } from '../roles'

const deadlineTag = conceptTag('deadline')
/** Labels that may have the same words: `until`. */
const others = new Set((['end', 'dropOff', 'arrival', 'checkOut', 'start', 'departure'] as const).map(conceptTag))

/** The lines that consist of a date, by index. */
const linesOfDates = (candidates: readonly Candidate[], lines: readonly Line[]): Map<number, Candidate> =>
  new Map(
    candidates.flatMap((candidate) => {
      const { type, line, start, end } = candidate.mention
      return type === 'date' && end - start === lines[line]?.text.length ? [[line, candidate] as const] : []
    }),
  )

/** Clears the roles of dates that make up cells below a label for a deadline: `Expiration`, `Feb 14, 2028`. */
export function dropExpiryDates(candidates: readonly Candidate[], { read, isPure, lineTags }: Context): void {
  const { lines } = read.page
  const dates = linesOfDates(candidates, lines)
  const expired = new Set<number>()
  for (const [index, candidate] of [...dates].toSorted(([a], [b]) => a - b)) {
    const line = lines[index]
    const above = line && lineAbove(line, lines)
    // A line above the whole text is its heading.
    if (!above || (!line.cell && line.left === 0) || above.row === line.row) continue
    const ids = isPure[above.index] ? (lineTags[above.index] ?? []) : []
    const isLabelled = ids.includes(deadlineTag) && !ids.some((id) => others.has(id))
    if (!isLabelled && !expired.has(above.index)) continue
    expired.add(index)
    candidate.roles = { none: 1 }
  }
}
