import { isHypothetical, isNegated } from '../../intent/is-hypothetical'
import { isCondition, sentenceAt } from '../../intent/is-stated'
import { matchesOf } from '../../kit/matches-of'
import { startsWithCondition } from '../../languages/clause-words'
import { delayPhrases } from '../../languages/delay-words'
import { conceptTag, kindTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import { overlaps } from '../../mentions/mention'
import type { Line } from '../../page/page'
import { type Draft, emptyDraft, type ScoredDraft, startDay } from '../draft'
import type { Candidate } from '../roles'
import { type NoticedTimes, noticedTimes } from '../times/noticed-times'

/** A notice of new hours of one flight or train, or of its gate or platform. */
export type DelayNotice = {
  readonly kind: 'flight' | 'train'
  readonly number: Candidate
  readonly day: Candidate
  readonly reference: Candidate | null
  readonly times: NoticedTimes
}

/** Maximum number of lines of a notice. Longer pages have more to say than one departure. */
const maxLines = 60
/** Minimum probability of a code being the reference. */
const minReference = 0.2
/** Probability of the booking of a notice, and the one that the page is about a booking. */
const probability = 0.95
export const noticeGate = 0.97
/** Minimum probability of a draft that is kept because it agrees with the notice. */
const minAgreeing = 0.9

const referenceTag = conceptTag('reference')
const flightTag = kindTag('flight')
const trainTag = kindTag('train')
/** The forms of a train's number, the one that has nothing else beside it first: `のぞみ 5号`, `123`, `Zug 123`. */
const trainForms = ['train-named', 'train-called', 'train-typed', 'train-brand'] as const

const isOfNotice = ({ origin, isHidden, isHeader }: Line): boolean =>
  (origin === 'body' || origin === 'subject') && !isHidden && !isHeader

/** Whether a line says that something is delayed, rather than what would happen if it were. */
function saysDelay({ folded, index }: Line, { read }: Context): boolean {
  return matchesOf(folded, delayPhrases).some((match) => {
    const end = match.index + match[0].length
    const [from, to] = sentenceAt(folded, match.index, end)
    const before = folded.slice(from, match.index)
    const hasCondition = (read.tags[index] ?? []).some(
      (tag) => tag.start >= from && tag.end <= match.index && isCondition(tag),
    )
    return (
      !hasCondition &&
      !isNegated(before) &&
      !startsWithCondition(before) &&
      !isHypothetical(before, match[0], folded.slice(end, to + 3))
    )
  })
}

const digitsOf = ({ mention }: Candidate): string => mention.value.replace(/\D/gu, '')

/** The only one of some candidates, by a value of theirs; undefined if there are none, or several. */
function only(candidates: readonly Candidate[], valueOf: (one: Candidate) => string): Candidate | undefined {
  const [first] = candidates
  return candidates.every((one) => first !== undefined && valueOf(one) === valueOf(first)) ? first : undefined
}

/** A train's number as it is written, which may look like a flight of an airline: `ICE 578`. */
function asWritten(one: Candidate, { read }: Context): Candidate {
  const { line, start, end, form } = one.mention
  const value = read.page.lines[line]?.text.slice(start, end) ?? one.mention.value
  return form === 'flight' ? { ...one, mention: { ...one.mention, value, detail: '' } } : one
}

/** Whether the word for a flight or train stands right behind a number: `BX8105편이`, `BC103便`. */
const isCounted = ({ line, end }: Candidate['mention'], { read }: Context): boolean =>
  /^ ?(?:편|便|(?:次)?(?:航班|列车|列車)|号列车|號列車|열차)/u.test(read.page.lines[line]?.text.slice(end) ?? '')

/** Whether a number is rather a code, whose letters and digits look like a flight: `BT101Q`. */
const isCode = ({ mention, roles }: Candidate, codes: readonly Candidate[], context: Context): boolean =>
  !isCounted(mention, context) &&
  codes.some(
    (code) =>
      overlaps(code.mention, mention) &&
      ((code.roles.reference ?? 0) >= Math.max(minReference, roles.number ?? 0) || isLabelledCode(code, context)),
  )

/** Whether the label of a reference stands right in front of a code. */
const isLabelledCode = ({ mention: { line, start } }: Candidate, { read }: Context): boolean =>
  (read.tags[line] ?? []).some(
    ({ ids, end }) =>
      ids.includes(referenceTag) &&
      end <= start &&
      /^[^\p{L}\p{N}]{0,3}$/u.test(read.page.lines[line]?.text.slice(end, start) ?? ''),
  )

/** The only flight or train that a page names by number. */
function journeyOf(numbers: readonly Candidate[], context: Context): Pick<DelayNotice, 'kind' | 'number'> | null {
  const names = (tag: number): boolean => context.lineTags.some((ids) => ids.includes(tag))
  const flights = numbers.filter(({ mention: { form, detail } }) => form === 'flight' && detail !== '')
  if (flights.length > 0 && (names(flightTag) || !names(trainTag))) {
    const number = only(flights, (one) => `${one.mention.detail} ${one.mention.value}`)
    return number ? { kind: 'flight', number } : null
  }
  if (!names(trainTag)) return null
  const trains = trainForms.flatMap((form) => numbers.filter(({ mention }) => mention.form === form))
  const number = only([...trains, ...flights], digitsOf)
  return number ? { kind: 'train', number: asWritten(number, context) } : null
}

/**
 * The notice that a page is: that one flight or train, which it names by number and day, leaves at a new time, is
 * delayed, or leaves from another gate or platform. Null for any other page. What is already over is no news.
 */
export function delayNoticeOf(candidates: readonly Candidate[], context: Context): DelayNotice | null {
  const { lines } = context.read.page
  if (lines.length > maxLines) return null
  const own = new Set(lines.filter(isOfNotice).map(({ index }) => index))
  const stated = candidates.filter(({ mention }) => own.has(mention.line))
  const of = (type: Candidate['mention']['type']): readonly Candidate[] =>
    stated.filter(({ mention }) => mention.type === type)
  const days = of('date')
  // A year behind the word for a train is not its number: Hungarian `a vonat 2027. március 5-én`.
  const isOfDay = (one: Candidate): boolean => days.some((day) => overlaps(day.mention, one.mention))
  const numbers = of('number').filter((one) => !isCode(one, of('code'), context) && !isOfDay(one))
  const written = days.filter(({ mention: { line, start, end } }) =>
    /\d/u.test(context.read.page.lines[line]?.text.slice(start, end) ?? ''),
  )
  const day = only(written.length > 0 ? written : days, ({ mention }) => mention.value)
  const journey = day && day.mention.value >= context.sent ? journeyOf(numbers, context) : null
  const times = journey ? noticedTimes(of('time'), context) : null
  if (!day || !journey || !times) return null
  if (!times.isChange && !lines.some((line) => isOfNotice(line) && saysDelay(line, context))) return null
  const [reference = null] = of('code')
    .filter((one) => (one.roles.reference ?? 0) >= minReference || isLabelledCode(one, context))
    .filter(
      (code) =>
        !of('number').some((number) => overlaps(number.mention, code.mention) && !isCode(number, [code], context)),
    )
    .toSorted((a, b) => (b.roles.reference ?? 0) - (a.roles.reference ?? 0))
  return { ...journey, day, times, reference }
}

/**
 * Whether a draft is the journey of a notice, with its places, and begins at its hour. Its end is not an hour from
 * before the change.
 */
const agrees = ({ draft, probability: own }: ScoredDraft, { times, kind, day }: DelayNotice): boolean =>
  own >= minAgreeing &&
  draft.kind === kind &&
  draft.anchor.mention.value === times.departure.mention.value &&
  startDay(draft) === day.mention.value &&
  (['from', 'to', 'number', 'reference'] as const).every((slot) => draft.slots[slot] !== undefined) &&
  !times.former.some(({ mention }) => mention === draft.slots.endTime?.mention)

/**
 * Scored drafts, or the one that a notice states, if none of them agrees with it and the notice has a reference or
 * names a traveler.
 * @param fill fills the slots of drafts
 */
export function withDelayNotice(
  scoredDrafts: readonly ScoredDraft[],
  notice: DelayNotice | null,
  fill: (drafts: readonly Draft[]) => readonly Draft[],
): readonly ScoredDraft[] {
  if (!notice || scoredDrafts.some((one) => agrees(one, notice))) return scoredDrafts
  const { kind, number, day, times, reference } = notice
  const [draft] = fill([emptyDraft(times.departure, kind, probability)])
  if (!draft) return scoredDrafts
  if (!reference && draft.travelers.length === 0) return scoredDrafts
  const slots = {
    number,
    startDate: day,
    ...(times.arrival && { endTime: times.arrival }),
    ...(reference && { reference }),
  }
  return [{ draft: { ...draft, slots, isNotice: true }, probability }]
}
