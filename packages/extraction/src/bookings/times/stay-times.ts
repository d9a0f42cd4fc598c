import { conceptTag, firstParticle, type Tag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { ScoredDraft } from '../draft'
import { type Candidate, unscoredCandidate } from '../roles'
import { isLabelledBeside, isLabelOf, otherEnd } from './stay-labels'

type StayTime = 'startTime' | 'endTime'

const endOf = { startTime: 'checkIn', endTime: 'checkOut' } as const

/** The room itself: `Rooms are ready from 3 pm, and we ask for them back by 10:30`. */
const room = conceptTag('room')

/** Maximum number of letters between a date and its time, and between a time and the label behind it. */
const maxGap = 30

/** Number of times between two positions of a line. */
const timesBetween = (line: number, start: number, end: number, { byLine }: Context): number =>
  (byLine[line] ?? []).filter((one) => one.type === 'time' && one.start >= start && one.end <= end).length

/**
 * Whether a label in the line of a time belongs to it: `Check-in: 15:00`, `15:00 check-in`, `Check-in/check-out:
 * 15:00/11:00`.
 */
function isLabelledInLine({ line, start, end }: Mention, slot: StayTime, context: Context): boolean {
  const tags = context.read.tags[line] ?? []
  const before = tags.filter((tag) => tag.end <= start)
  const timesSince = ({ end: from }: Tag): number => timesBetween(line, from, start, context)
  const own = before.findLast((tag) => isLabelOf(endOf[slot], tag))
  const other = before.findLast((tag) => isLabelOf(otherEnd[endOf[slot]], tag))
  if (own) {
    const isShared = other !== undefined && timesBetween(line, other.end, own.start, context) === 0
    return timesSince(own) === 0 || (slot === 'endTime' && timesSince(own) === 1 && isShared)
  }
  const ofRoom = before.findLast(({ ids }) => ids.includes(room))
  if (ofRoom && timesSince(ofRoom) === (slot === 'startTime' ? 0 : 1)) return true
  const behind = tags.find((tag) => tag.start >= end && isLabelOf(endOf[slot], tag))
  return (
    other === undefined &&
    behind !== undefined &&
    behind.start - end <= maxGap &&
    timesBetween(line, end, behind.start, context) === 0
  )
}

/** Whether a line consists of times and words about them, such as `from 3 pm`. */
function isOfTimes(index: number, { read, byLine }: Context): boolean {
  const { text = '' } = read.page.lines[index] ?? {}
  const words = (read.tags[index] ?? []).filter(({ ids }) => ids.some((id) => id >= firstParticle))
  const spans = [...words, ...(byLine[index] ?? []).filter(({ type }) => type === 'time')]
  const isCovered = (at: number): boolean => spans.some(({ start, end }) => start <= at && at < end)
  return !Array.from(text.matchAll(/[\p{L}\p{N}]/gu)).some(({ index: at }) => !isCovered(at))
}

/** Whether a time follows or precedes a date: in its line, in the cell next to it, or alone in the line below. */
function isBesideDate(time: Mention, date: Mention, context: Context): boolean {
  if (time.line === date.line) {
    const [first, second] = time.start < date.start ? [time, date] : [date, time]
    const between = context.byLine[time.line]?.some(
      ({ type, start, end }) => (type === 'date' || type === 'time') && start >= first.end && end <= second.start,
    )
    return second.start - first.end <= maxGap && between !== true
  }
  const { left = [], above = [] } = context.neighbors[time.line] ?? {}
  return left[0]?.index === date.line || (above[0]?.index === date.line && isOfTimes(time.line, context))
}

/** Whether a page says that a time is the check-in or check-out of a stay. */
function isSupported(time: Mention, slot: StayTime, date: Mention | undefined, context: Context): boolean {
  return (
    isLabelledInLine(time, slot, context) ||
    isLabelledBeside(time.line, endOf[slot], context) ||
    (date !== undefined && isBesideDate(time, date, context))
  )
}

/** What may stand between the last day of a range and its hour: `(before `. */
const beforeHour = /^[\s,(（]*(?:[\p{L}'’]{1,10}\.?\s){0,3}$/u

/** The hour right behind the last day of a range, in a line that has the hour of the first day as well. */
function hourOfLastDay({ draft }: ScoredDraft, { read, byLine }: Context): Candidate | undefined {
  const [start, end] = [draft.slots.startTime?.mention, draft.slots.endDate?.mention]
  if (!start || !end || draft.anchor.mention.line !== end.line || start.line !== end.line) return undefined
  const text = read.page.lines[end.line]?.text ?? ''
  const hour = (byLine[end.line] ?? []).find(
    (one) => one.type === 'time' && one.start >= end.end && beforeHour.test(text.slice(end.end, one.start)),
  )
  return hour && unscoredCandidate(hour)
}

/** Minimum probability of a time that is labelled for it to replace one that is not. */
const minLabelled = 0.02

/**
 * Gives a stay only times of check-in and check-out that are labelled as such or stand next to its days. Pages name
 * other hours as well: those of breakfast, of the reception, and of other bookings.
 */
function withOwnTimes(scored: ScoredDraft, context: Context): ScoredDraft {
  const { draft } = scored
  if (draft.kind !== 'lodging') return scored
  const dateOf = { startTime: draft.anchor.mention, endTime: draft.slots.endDate?.mention }
  const slots = { ...draft.slots }
  for (const slot of ['startTime', 'endTime'] as const) {
    const time = slots[slot]
    const supports = ({ mention }: Candidate): boolean => isSupported(mention, slot, dateOf[slot], context)
    if (!time || supports(time)) continue
    const better = draft.ranked[slot]?.find(
      ({ candidate, probability }) => candidate !== null && probability >= minLabelled && supports(candidate),
    )
    if (better?.candidate) slots[slot] = better.candidate
    else delete slots[slot]
  }
  if (!slots.endTime) {
    const hour = hourOfLastDay({ ...scored, draft: { ...draft, slots } }, context)
    if (hour) slots.endTime = hour
  }
  return { ...scored, draft: { ...draft, slots } }
}

/** Applies `withOwnTimes` to all stays. */
export const withStayTimes = (scoredDrafts: readonly ScoredDraft[], context: Context): ScoredDraft[] =>
  scoredDrafts.map((scored) => withOwnTimes(scored, context))
