import { isRightToLeft } from '@sextant/pdf/right-to-left'
import type { Context } from '../../links/context'
import type { Line } from '../../page/page'
import { type Draft, type ScoredDraft, startDay } from '../draft'
import { kinds, type Slot } from '../kinds'

/** Maximum difference between the left edges of a column's lines, as a share of the page's width. */
const maxAside = 0.01
/** Maximum number of rows between an hour and its place. */
const maxRows = 3

const valueOf = ({ slots }: Draft, slot: Slot): string | undefined => slots[slot]?.mention.value

/** Whether one journey leads back where the other comes from. */
function leadsBack(own: Draft, other: Draft): boolean {
  const [from, to] = [valueOf(own, 'from'), valueOf(own, 'to')]
  return from !== undefined && to !== undefined && from === valueOf(other, 'to') && to === valueOf(other, 'from')
}

/** The only two hours in a row of a page, in columns of their own; null if there are others. */
function hoursOf(row: number, { byLine, read }: Context): [Line, Line] | null {
  const lines = read.page.lines.filter((line) => line.row === row && line.origin === 'body')
  const timed = lines.filter(({ index }) => byLine[index]?.some(({ type }) => type === 'time'))
  const [first, second, ...others] = timed
  const isAlone = (line: Line): boolean => byLine[line.index]?.filter(({ type }) => type === 'time').length === 1
  return first && second && others.length === 0 && isAlone(first) && isAlone(second) ? [first, second] : null
}

/** Whether a place is named in the column of an hour, next to it. */
const isInColumn = (place: string | undefined, { row, left }: Line, { byLine, read }: Context): boolean =>
  read.page.lines.some(
    (line) =>
      Math.abs(line.row - row) <= maxRows &&
      Math.abs(line.left - left) <= maxAside &&
      byLine[line.index]?.some(({ value }) => value === place),
  )

/** Whether the places of a journey are in the columns of its two hours, one in each. */
function isDivided({ slots }: Draft, [departs, arrives]: readonly [Line, Line], context: Context): boolean {
  const [from, to] = [slots.from?.mention.value, slots.to?.mention.value]
  const [first, second] = [departs, arrives].map((hour) => [from, to].map((place) => isInColumn(place, hour, context)))
  return first?.join() === 'true,false' && second?.join() === 'false,true'
}

/**
 * Journeys whose hours of departure and arrival stand side by side, each in the column of its place: the second hour is
 * the arrival of the first, rather than the departure of a journey back. On pages written from right to left, the order
 * is the other way round.
 */
export function withArrivalsInRow(scoredDrafts: readonly ScoredDraft[], context: Context): ScoredDraft[] {
  const { lines } = context.read.page
  const arrivals = new Map<ScoredDraft, ScoredDraft>()
  for (const one of scoredDrafts) {
    const { draft } = one
    const line = lines[draft.anchor.mention.line]
    if (draft.anchor.mention.type !== 'time' || !kinds[draft.kind].isLeg || !line) continue
    const hours = hoursOf(line.row, context)
    if (!hours) continue
    const [departs, arrives] = isRightToLeft(lines.map((one) => one.text)) ? [hours[1], hours[0]] : hours
    const back = scoredDrafts.find(
      (other) =>
        other.draft.kind === draft.kind &&
        other.draft.anchor.mention.line === arrives.index &&
        startDay(other.draft) === startDay(draft) &&
        leadsBack(other.draft, draft),
    )
    if (departs === line && back && isDivided(draft, [departs, arrives], context)) arrivals.set(one, back)
  }
  const taken = new Set(arrivals.values())
  return scoredDrafts
    .filter((one) => !taken.has(one))
    .map((one) => {
      const arrival = arrivals.get(one)
      if (!arrival) return one
      const slots = { ...one.draft.slots, endTime: arrival.draft.anchor }
      return { draft: { ...one.draft, slots }, probability: Math.max(one.probability, arrival.probability) }
    })
}
