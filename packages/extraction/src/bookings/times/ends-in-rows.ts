import type { Context } from '../../links/context'
import { isInTableRow } from '../../page/table-row'
import type { ScoredDraft } from '../draft'
import type { Candidate } from '../roles'

/** Probability from which a stay keeps a last day in another row. */
const sureEnd = 0.95

/**
 * Ends stays that begin in a row of a table with the only later day of their row, where they ended with a day of
 * another row: rooms of a group have days of their own.
 */
export function withEndsInRows(
  scored: readonly ScoredDraft[],
  candidates: readonly Candidate[],
  { read: { page } }: Context,
): ScoredDraft[] {
  const days = candidates.filter(({ mention }) => mention.type === 'date')
  return scored.map((one) => {
    const { kind, anchor, slots, slotProbabilities } = one.draft
    const own = page.lines[anchor.mention.line]
    const end = slots.endDate && page.lines[slots.endDate.mention.line]
    const isSure = (slotProbabilities.endDate ?? 0) >= sureEnd
    if (kind !== 'lodging' || anchor.mention.type !== 'date' || !own?.cell || !end || isInTableRow(end, own) || isSure)
      return one
    const later = days.filter(({ mention }) => {
      const line = page.lines[mention.line]
      return line !== undefined && line.index !== own.index && isInTableRow(line, own)
    })
    const [last, ...others] = later
    const isEnd = last && others.length === 0 && last.mention.value > anchor.mention.value
    return isEnd ? { ...one, draft: { ...one.draft, slots: { ...slots, endDate: last } } } : one
  })
}
