import type { Context } from '../../links/context'
import { type Mention, overlaps } from '../../mentions/mention'
import type { ScoredDraft } from '../draft'
import type { Candidate } from '../roles'
import { bareNameOn } from './bare-name'
import { nameKey } from './name-words'

/** Minimum probability that a text in a row names a traveler, and that a draft of another row is one at all. */
const minTraveler = 0.6
const minLikely = 0.15

/** The row of a table that a mention is in. */
function rowOf({ line }: Mention, { read }: Context): string | null {
  const cell = read.page.lines[line]?.cell
  return cell ? `${cell.table}:${cell.row}` : null
}

/** The likely travelers in each row, one for each text. */
function namesByRow(candidates: readonly Candidate[], context: Context): Map<string, Candidate[]> {
  const rows = new Map<string, Candidate[]>()
  const likely = candidates
    .filter(({ mention, roles }) => mention.type === 'text' && (roles.traveler ?? 0) >= minTraveler)
    .toSorted((a, b) => (b.roles.traveler ?? 0) - (a.roles.traveler ?? 0))
  for (const one of likely) {
    const row = rowOf(one.mention, context)
    const own = row === null ? [] : (rows.get(row) ?? [])
    const isSame = ({ mention }: Candidate): boolean =>
      overlaps(mention, one.mention) || nameKey(mention.value) === nameKey(one.mention.value)
    if (row !== null && !own.some(isSame)) rows.set(row, [...own, one])
  }
  return rows
}

/**
 * Gives bookings of a table the travelers of their own rows, where each row in which a booking of their kind starts
 * names some, and not all rows name the same: rooms and seats are listed with their guests.
 */
export function withTravelersInRows(
  scored: readonly ScoredDraft[],
  candidates: readonly Candidate[],
  context: Context,
): ScoredDraft[] {
  const rowOfDraft = ({ draft }: ScoredDraft): string | null => rowOf(draft.anchor.mention, context)
  const inTable = scored.filter((one) => one.probability >= minLikely && rowOfDraft(one) !== null)
  if (inTable.length < 2) return [...scored]
  const names = namesByRow(candidates, context)
  const decided = new Map<ScoredDraft, Candidate[]>()
  for (const one of inTable) {
    const [table] = (rowOfDraft(one) ?? '').split(':')
    const rows = new Set(
      inTable.flatMap((other) => {
        const row = rowOfDraft(other)
        return other.draft.kind === one.draft.kind && row?.startsWith(`${table}:`) ? [row] : []
      }),
    )
    const lists = [...rows].map((row) => names.get(row) ?? [])
    const keys = new Set(
      lists.map((list) =>
        list
          .map(({ mention }) => nameKey(mention.value))
          .toSorted()
          .join(),
      ),
    )
    const own = names.get(rowOfDraft(one) ?? '')
    if (own && keys.size > 1 && lists.every(({ length }) => length > 0)) decided.set(one, own)
  }
  const known = scored.flatMap(({ draft }) => draft.travelers)
  return scored.map((one) => {
    const own = decided.get(one)
    if (!own) return one
    const travelers = own
      .toSorted((a, b) => a.mention.line - b.mention.line || a.mention.start - b.mention.start)
      .map(
        (candidate) =>
          known.find(({ mention }) => overlaps(mention, candidate.mention)) ?? {
            ...candidate,
            mention: bareNameOn(candidate.mention, context),
          },
      )
    return { ...one, draft: { ...one.draft, travelers } }
  })
}
