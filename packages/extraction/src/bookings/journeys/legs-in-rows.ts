import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { conceptTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import { overlaps, readingOrder } from '../../mentions/mention'
import type { ScoredDraft } from '../draft'
import { kinds, type Slot } from '../kinds'
import type { Candidate } from '../roles'

const ground = new Set<ReservationKind>(['train', 'bus', 'boat'])

/** Maximum number of rows between a table's head and a leg. */
const maxRows = 5
/** Minimum probability that a text is an end of the journey, and the share of it that no other text may have. */
const minEnd = 0.01
const maxOther = 0.5
/** Minimum probability of a number in the row. */
const minNumber = 0.05
/** The probability of values that the row decides. */
const decided = 0.9

const departs = [conceptTag('departure'), conceptTag('origin')]
const arrives = [conceptTag('arrival'), conceptTag('destination')]

const endRole = ({ roles }: Candidate): number => (roles.from ?? 0) + (roles.to ?? 0)

/** A table row with one leg: its two times, its two places and whatever dates it has. */
interface LegRow {
  row: number
  times: [Candidate, Candidate]
  places: [Candidate, Candidate]
  dates: readonly Candidate[]
  numbers: readonly Candidate[]
}

/** The likeliest text of each group of overlapping ones, in reading order. */
function placesIn(texts: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = []
  for (const one of texts.toSorted((a, b) => endRole(b) - endRole(a))) {
    if (endRole(one) < minEnd || chosen.length > 2) break
    if (!chosen.some(({ mention }) => overlaps(mention, one.mention))) chosen.push(one)
  }
  const [, second, third] = chosen
  const isClear = second !== undefined && (!third || endRole(third) < maxOther * endRole(second))
  return isClear ? chosen.slice(0, 2).toSorted((a, b) => readingOrder(a.mention) - readingOrder(b.mention)) : []
}

/** Reads a row as a leg; null unless it has two times in cells of their own and two places. */
function legRowOf(row: number, own: readonly Candidate[]): LegRow | null {
  const inOrder = own.toSorted((a, b) => readingOrder(a.mention) - readingOrder(b.mention))
  const of = (type: string): Candidate[] => inOrder.filter(({ mention }) => mention.type === type)
  const [first, second, third] = of('time')
  const [from, to] = placesIn(of('text'))
  const dates = of('date')
  if (!first || !second || third || !from || !to || dates.length > 2) return null
  if (first.mention.line === second.mention.line || from.mention.value === to.mention.value) return null
  const [day = '', lastDay = day] = dates.map(({ mention }) => mention.value)
  if (lastDay < day || (lastDay === day && dates.length === 2 && second.mention.value < first.mention.value))
    return null
  return { row, times: [first, second], places: [from, to], dates, numbers: of('number') }
}

/** The rows under a head with departure and arrival in which each cell belongs to one leg. */
function legRows(candidates: readonly Candidate[], { read: { page }, lineTags }: Context): LegRow[] {
  const byRow = new Map<number, Candidate[]>()
  for (const candidate of candidates) {
    const line = page.lines[candidate.mention.line]
    if (line?.origin !== 'body') continue
    const own = byRow.get(line.row)
    if (own) own.push(candidate)
    else byRow.set(line.row, [candidate])
  }
  const tagsOf = new Map<number, Set<number>>()
  for (const { row, index } of page.lines) {
    const own = tagsOf.get(row) ?? new Set()
    for (const tag of lineTags[index] ?? []) own.add(tag)
    tagsOf.set(row, own)
  }
  const has = (row: number, tags: readonly number[]): boolean => tags.some((tag) => tagsOf.get(row)?.has(tag))
  const isTimed = (row: number): boolean => byRow.get(row)?.some(({ mention }) => mention.type === 'time') === true
  const isHead = (row: number): boolean => has(row, departs) && has(row, arrives) && !isTimed(row)
  // hours with labels of their own may be departures of two journeys side by side
  const isLabelled = (row: number): boolean => has(row, departs) || has(row, arrives)
  return [...byRow].flatMap(([row, own]) => {
    const isBelowHead = Array.from({ length: maxRows }, (_, above) => row - above - 1).some(isHead)
    return (isBelowHead && !isLabelled(row) && legRowOf(row, own)) || []
  })
}

/** A draft that begins at a row's first time, with the values of the row. */
function inRow({ draft, probability }: ScoredDraft, leg: LegRow, most: number): ScoredDraft {
  const [startDate, endDate] = leg.dates
  const own = draft.slots.number
  const [number] = leg.numbers
    .filter(({ mention, roles }) => kinds[draft.kind].fits('number', mention) && (roles.number ?? 0) >= minNumber)
    .toSorted((a, b) => (b.roles.number ?? 0) - (a.roles.number ?? 0))
  const isOwn = own !== undefined && leg.numbers.includes(own)
  const values: Partial<Record<Slot, Candidate>> = {
    endTime: leg.times[1],
    from: leg.places[0],
    to: leg.places[1],
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
    ...(number && !isOwn ? { number } : {}),
  }
  const slots = { ...draft.slots, ...values }
  if (!endDate) delete slots.endDate
  const slotProbabilities = { ...draft.slotProbabilities }
  for (const slot of kinds[draft.kind].slots)
    if (values[slot]) slotProbabilities[slot] = Math.max(decided, slotProbabilities[slot] ?? 0)
  return { draft: { ...draft, slots, slotProbabilities }, probability: Math.max(probability, most) }
}

/**
 * Reads rows of tables with departures and arrivals as one leg each. A leg read across two rows, or two legs read from
 * one row, are the rows' legs. Pages where each row has been read as one leg are left as they are.
 */
export function withLegsInRows(
  scored: readonly ScoredDraft[],
  candidates: readonly Candidate[],
  context: Context,
): ScoredDraft[] {
  const rows = legRows(candidates, context)
  const own = scored.filter(({ draft }) => ground.has(draft.kind))
  const rowAt = (one: ScoredDraft, at: 0 | 1): LegRow | undefined =>
    ground.has(one.draft.kind) ? rows.find(({ times }) => times[at].mention === one.draft.anchor.mention) : undefined
  const most = Math.max(0, ...own.filter((one) => rowAt(one, 0) ?? rowAt(one, 1)).map(({ probability }) => probability))
  const isLikely = ({ probability }: ScoredDraft): boolean => probability >= most / 2
  const isAcross = ({ draft: { slots } }: ScoredDraft, { row, times }: LegRow): boolean =>
    slots.endTime?.mention !== times[1].mention ||
    [slots.from, slots.to].some((end) => end && context.read.page.lines[end.mention.line]?.row !== row)
  const wrong = own.filter((one) => {
    const leg = rowAt(one, 0)
    return isLikely(one) && (leg ? isAcross(one, leg) : rowAt(one, 1) !== undefined)
  })
  // an arrival begins no leg of its own
  const begun = scored.filter((one) => {
    const leg = rowAt(one, 1)
    return !leg || (wrong.length === 0 && !own.some((other) => rowAt(other, 0) === leg && isLikely(other)))
  })
  return begun.map((one) => {
    const leg = wrong.length > 0 ? rowAt(one, 0) : undefined
    const isBest = !own.some((other) => rowAt(other, 0) === leg && other.probability > one.probability)
    return leg && isBest ? inRow(one, leg, most) : one
  })
}
