import type { Concept } from '../../languages/language'
import { conceptTag, labelCount } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Candidate } from '../roles'

const tagsOf = (concepts: readonly Concept[]): ReadonlySet<number> => new Set(concepts.map(conceptTag))
const ofSeats = tagsOf(['seat', 'carriage', 'platform'])
const ofLegs = tagsOf(['train', 'bus', 'ship', 'flight', 'route'])

/** Maximum number of characters between a label and its number in a line. */
const maxGap = 4

/** The tags of a number's label: the words right before it, or else the head of its column. */
function labelOf({ line, start }: Mention, { read, neighbors, isPure, lineTags }: Context): readonly number[] {
  const own = read.page.lines[line]
  const before = (read.tags[line] ?? []).findLast(({ end, ids }) => end <= start && ids.some((id) => id < labelCount))
  if (before && start - before.end <= maxGap && !/\p{L}/u.test((own?.text ?? '').slice(before.end, start)))
    return before.ids
  if (start > 0) return []
  const [head] = neighbors[line]?.columnHead ?? []
  return head && isPure[head.index] ? (lineTags[head.index] ?? []) : []
}

/**
 * Clears the role of a leg's number of those labelled as that of a seat, a carriage or a platform: `Seat 34`, or `12`
 * below `Platform`.
 */
export function dropSeatNumbers(candidates: readonly Candidate[], context: Context): void {
  for (const one of candidates) {
    // A number with an airline's designator is a flight's.
    if (one.mention.type !== 'number' || one.mention.detail !== '' || (one.roles.number ?? 0) === 0) continue
    const label = labelOf(one.mention, context)
    // A coach may be the vehicle, or one of a train's carriages.
    if (label.some((id) => ofSeats.has(id)) && !label.some((id) => ofLegs.has(id))) one.roles = { none: 1 }
  }
}
