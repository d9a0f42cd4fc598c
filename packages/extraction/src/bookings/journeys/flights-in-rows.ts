import { conceptTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Line } from '../../page/page'
import type { ScoredDraft } from '../draft'
import type { Candidate } from '../roles'

const originTag = conceptTag('origin')
const destinationTag = conceptTag('destination')

/** Maximum distance between the left edges of a head and its cells, as a share of the page's width. */
const maxAside = 0.02
/** The probability of airports that the columns of a table decide. */
const decided = 0.95

/** A table's head with columns of airports. */
interface Head {
  row: number
  from: Line
  to: Line
}

/** The rows that name origin and destination in cells of their own, without hours or airports. */
function headsOn({ read: { page }, lineTags, isPure, byLine }: Context): Head[] {
  const lines = page.lines.filter(({ origin, isHidden }) => origin === 'body' && !isHidden)
  const has =
    (tag: number, other: number) =>
    ({ index }: Line): boolean =>
      isPure[index] === true && (lineTags[index] ?? []).includes(tag) && !(lineTags[index] ?? []).includes(other)
  const origins = lines.filter(has(originTag, destinationTag))
  const destinations = lines.filter(has(destinationTag, originTag))
  return origins.flatMap((from) => {
    const { row } = from
    const [to, second] = destinations.filter((line) => line.row === row)
    const inRow = lines.filter((line) => line.row === row)
    const isValue = inRow.some(({ index }) => byLine[index]?.some(({ type }) => type === 'time' || type === 'date'))
    const isSole = !second && origins.every((other) => other === from || other.row !== row)
    return to && isSole && !isValue && inRow.length > 2 ? [{ row, from, to }] : []
  })
}

const isBelow = (line: Line, head: Line): boolean =>
  head.cell && line.cell && head.cell.table === line.cell.table
    ? head.cell.column === line.cell.column
    : Math.abs(head.left - line.left) <= maxAside

/** The airport that a line has: of several mentions of it, the likeliest. Undefined if it has none or several. */
function airportIn(line: Line | undefined, candidates: readonly Candidate[]): Candidate | undefined {
  const own = candidates.filter(({ mention }) => mention.type === 'airport' && mention.line === line?.index)
  const isOne = own.every(({ mention }) => mention.value === own[0]?.mention.value)
  const role = ({ roles }: Candidate): number => (roles.from ?? 0) + (roles.to ?? 0)
  return isOne ? own.toSorted((a, b) => role(b) - role(a))[0] : undefined
}

/**
 * Gives flights the airports in their table rows, from the columns of origin and destination: in a table of legs, the
 * same two airports are above and below a leg's own ones.
 */
export function withFlightsInRows(
  scored: readonly ScoredDraft[],
  candidates: readonly Candidate[],
  context: Context,
): ScoredDraft[] {
  if (!scored.some(({ draft }) => draft.kind === 'flight')) return [...scored]
  const heads = headsOn(context)
  const { lines } = context.read.page
  return scored.map((one) => {
    const { draft } = one
    const row = lines[draft.anchor.mention.line]?.row ?? 0
    const head = heads.findLast((above) => above.row < row)
    if (draft.kind !== 'flight' || !head) return one
    const inRow = lines.filter((line) => line.row === row && line.origin === 'body')
    const [from, to] = [head.from, head.to].map((end) =>
      airportIn(
        inRow.find((line) => isBelow(line, end)),
        candidates,
      ),
    )
    if (!from || !to || from.mention.value === to.mention.value) return one
    const slotProbabilities = { ...draft.slotProbabilities, from: decided, to: decided }
    return { ...one, draft: { ...draft, slots: { ...draft.slots, from, to }, slotProbabilities } }
  })
}
