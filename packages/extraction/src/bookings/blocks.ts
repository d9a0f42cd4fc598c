import type { Line } from '../page/page'
import type { Draft, ScoredDraft } from './draft'

/** The part of a page that is about one booking. */
export type Block = (line: Line) => boolean

/** The largest part of a page around a line that has none of the others: a box, a column of a table, or a row. */
function blockAround(line: Line, others: readonly Line[]): Block | null {
  const { cell, path, row } = line
  const inTable = cell ? others.filter((other) => other.cell?.table === cell.table) : []
  const isColumn =
    inTable.some((other) => other.cell?.row === cell?.row) &&
    inTable.every((other) => other.cell?.column !== cell?.column)
  if (isColumn) return (one) => one.cell?.table === cell?.table && one.cell?.column === cell?.column
  const depth = path.findIndex((box, at) => !others.some((other) => other.path[at] === box))
  if (depth >= 0) return (one) => one.origin === 'body' && one.path[depth] === path[depth]
  return others.some((other) => other.row === row) ? null : (one) => one.origin === 'body' && one.row === row
}

/** Each of several bookings with its part of the page, if it has one. */
export function blocksOf(drafts: readonly Draft[], lines: readonly Line[]): Map<Draft, Block> {
  const lineOf = ({ anchor }: Draft): Line | undefined => lines[anchor.mention.line]
  return new Map(
    drafts.flatMap((draft) => {
      const line = lineOf(draft)
      if (line?.origin !== 'body') return []
      const others = drafts.flatMap((other) => (other === draft ? [] : (lineOf(other) ?? [])))
      const block = others.length > 0 ? blockAround(line, others) : null
      return block ? [[draft, block] as const] : []
    }),
  )
}

/** Minimum probability of a likely booking. */
const minLikely = 0.5

/** The likely bookings of a page, without less likely ones that begin in a line with the times of another. */
export function likelyBookings(scored: readonly ScoredDraft[], lines: readonly Line[]): Draft[] {
  const taken = new Set<number>()
  return scored
    .toSorted((a, b) => b.probability - a.probability)
    .flatMap(({ draft, probability }) => {
      const line = lines[draft.anchor.mention.line]
      if (probability < minLikely || line?.origin !== 'body' || line.isQuoted || taken.has(line.index)) return []
      const { startDate, startTime, endDate, endTime } = draft.slots
      for (const one of [draft.anchor, startDate, startTime, endDate, endTime]) if (one) taken.add(one.mention.line)
      return [draft]
    })
}
