import { labelCount } from '../languages/lexicon'
import type { Context } from '../links/context'
import type { Candidate } from './roles'

/** Leaves texts without a role that are labels of the values next to them: `Van` in front of `: Kerkstraat 19`. */
export function leaveLabels(candidates: readonly Candidate[], { read, isPure, neighbors }: Context): void {
  for (const candidate of candidates) {
    const { type, line, start, end } = candidate.mention
    const text = read.page.lines[line]?.text ?? ''
    if (type !== 'text' || !isPure[line] || text.slice(0, start).trim() !== '') continue
    if (!/^\s*[:：]?\s*$/u.test(text.slice(end))) continue
    const isLabel = (read.tags[line] ?? []).some(
      (tag) => tag.start <= start && tag.end >= end && tag.ids.some((id) => id < labelCount),
    )
    const right = neighbors[line]?.right
    const below = neighbors[line]?.below
    if (isLabel && ((right && !isPure[right.index]) || (below && !isPure[below.index]))) candidate.roles = { none: 1 }
  }
}
