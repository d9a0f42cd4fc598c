import { daysBetween } from '@sextant/domain/kit/local-time'
import { conceptTag, kindTag, languagesOf, type Tag, tagsOf } from '../languages/lexicon'
import type { Context } from '../links/context'
import { type Draft, emptyDraft } from './draft'
import type { Candidate } from './roles'
import { isLabelledBeside, isLabelOf, otherEnd, type StayEnd } from './times/stay-labels'

const maxNights = 60

const lodgingTag = kindTag('lodging')

const newTag = conceptTag('new')

/** What a label says behind its word for new values: `Nouvelle arrivée`. */
function withinNew({ ids, start, end }: Tag, folded: string): readonly Tag[] {
  const [first = '', ...others] = ids.includes(newTag) ? folded.slice(start, end).split(' ') : []
  const label = others.join(' ')
  return label === '' ? [] : tagsOf(label, languagesOf([folded])).map((tag) => movedBy(tag, start + first.length + 1))
}

const movedBy = (tag: Tag, offset: number): Tag => ({ ...tag, start: tag.start + offset, end: tag.end + offset })

/** Whether a date has the label of an end of a stay, in its line or beside it, and no time in its line. */
function isLabelled({ mention: { line, start } }: Candidate, end: StayEnd, context: Context): boolean {
  const { folded = '' } = context.read.page.lines[line] ?? {}
  const before = (context.read.tags[line] ?? []).flatMap((tag) =>
    tag.end <= start ? [tag, ...withinNew(tag, folded)] : [],
  )
  const last = before.findLast((tag) => isLabelOf('checkIn', tag) || isLabelOf('checkOut', tag))
  if (last) return isLabelOf(end, last) && !isLabelOf(otherEnd[end], last)
  return isLabelledBeside(line, end, context) && !isLabelledBeside(line, otherEnd[end], context)
}

/** The only date of a page with the label of an end of a stay; undefined if there are none, or several. */
function dateOf(end: StayEnd, candidates: readonly Candidate[], context: Context): Candidate | undefined {
  const found = candidates.filter(
    (one) =>
      one.mention.type === 'date' &&
      context.read.page.lines[one.mention.line]?.origin === 'body' &&
      isLabelled(one, end, context),
  )
  const [date] = found
  return found.every(({ mention }) => mention.value === date?.mention.value) ? date : undefined
}

/** The only two days labelled as arrival and departure, on a page about lodging; undefined if there are none. */
export function labelledDays(candidates: readonly Candidate[], context: Context): [string, string] | undefined {
  const [first, last] = labelledDates(candidates, context)
  return first && last ? [first.mention.value, last.mention.value] : undefined
}

/** The dates of these two days. A journey departs before it arrives. */
function labelledDates(candidates: readonly Candidate[], context: Context): Candidate[] {
  if (!context.lineTags.some((ids) => ids.includes(lodgingTag))) return []
  const [first, last] = (['checkIn', 'checkOut'] as const).map((end) => dateOf(end, candidates, context))
  const nights = first && last ? daysBetween(first.mention.value, last.mention.value) : 0
  return first && last && nights > 0 && nights <= maxNights ? [first, last] : []
}

/**
 * The only day labelled as an arrival, in a line that says for how many nights, on a page about lodging without a
 * departure: `Arrival: Monday, 10 May 2027, 3 nights`.
 */
function arrivalForNights(candidates: readonly Candidate[], context: Context): Candidate | undefined {
  if (!context.lineTags.some((ids) => ids.includes(lodgingTag))) return undefined
  const first = dateOf('checkIn', candidates, context)
  const nights = context.byLine[first?.mention.line ?? -1]?.some(({ type }) => type === 'nights')
  const isOnly = candidates.every(({ mention: { type, value } }) => type !== 'date' || value === first?.mention.value)
  return nights && isOnly ? first : undefined
}

/**
 * The stay between the only two days that are labelled as arrival and departure, or from the only arrival for a number
 * of nights, on a page about lodging; undefined if there is none.
 * @param probability the probability of the stay
 * @param fill fills the slots of drafts
 */
export function labelledStay(
  probability: number,
  fill: (drafts: readonly Draft[]) => readonly Draft[],
  candidates: readonly Candidate[],
  context: Context,
): Draft | undefined {
  const [first = arrivalForNights(candidates, context), last] = labelledDates(candidates, context)
  const [draft] = first ? fill([emptyDraft(first, 'lodging', probability)]) : []
  if (!draft || (!last && !draft.slots.place)) return undefined
  return { ...draft, slots: { ...draft.slots, ...(last && { endDate: last }) } }
}
