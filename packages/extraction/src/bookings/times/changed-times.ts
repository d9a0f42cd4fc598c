import type { ChangedTime, TimeName } from '@sextant/contract/emails/changed-times'
import { isHypothetical, isNegated } from '../../intent/is-hypothetical'
import { isCondition, sentenceAt } from '../../intent/is-stated'
import { extendedWords } from '../../languages/extended-words'
import { conceptTag, firstParticle, particleTag, statementTag, type Tag } from '../../languages/lexicon'
import { collectingWords, leavingEarlyWords, movesTo } from '../../languages/new-time-words'
import { unspaced } from '../../languages/phrases-in'
import type { Context } from '../../links/context'
import { type Mention, readingOrder } from '../../mentions/mention'
import type { Line } from '../../page/page'
import { unscoredCandidate } from '../roles'
import { type Era, erasOf } from '../superseded'
import { isFormer, labelsOf } from './noticed-times'
import { movesIn } from './replaced-times'
import { calledBy, changedTag, has, namesTime, newTag } from './time-names'

const declinedTag = statementTag('declined')
const untilTags = [particleTag('until'), particleTag('to'), conceptTag('end')]
const other = (['deadline', 'boarding', 'bookedOn', 'phone', 'payment'] as const).map(conceptTag)

/** A day or an hour that an email states as the new one. */
type Stated = Pick<ChangedTime, 'names' | 'day' | 'time' | 'former_day' | 'former_time'>

const valueOf = ({ type, value }: Mention): Pick<Stated, 'day' | 'time'> =>
  type === 'date' ? { day: value } : { time: value }
const formerOf = ({ type, value }: Mention): Pick<Stated, 'former_day' | 'former_time'> =>
  type === 'date' ? { former_day: value } : { former_time: value }

/** Maximum number of letters between a word for until and its day. */
const maxGap = 16

/** Maximum number of days and hours on a page that changes some. */
const maxTimes = 16

/** What stands beside a new value in scripts without spaces: `に変更`, `改为`. */
const changedBehind = /^\s?(?:まで|に|へ|로|으로)?\s?(?:変更|延長|短縮|변경|연장|단축)/u
const changedBefore = /(?:改为|改為|改到|改至|变更为|變更為|调整为|調整為)\s?$/u

/** Whether a phrase says that something was changed, and not that it was not. */
const isChanged = (tag: Tag, { folded: text }: Line): boolean =>
  has(tag, [changedTag]) && !isNegated(text.slice(0, tag.start))

/** Maximum number of letters between a word for new values and its value, and behind a label. */
const maxBeside = 8

/** Whether a word for new values is part of what a time is called, or beside it, unlike “New guests check in”. */
function isNewTime(tag: Tag, own: readonly Tag[], { folded: text }: Line, { start }: Mention): boolean {
  if (!has(tag, [newTag])) return false
  const gapTo = (at: number): number => at - tag.end
  return (
    /\s/u.test(text.slice(tag.start, tag.end).trim()) ||
    unspaced.test(text.slice(tag.start, tag.end)) ||
    (gapTo(start) >= 0 && gapTo(start) <= maxBeside) ||
    own.some((one) => namesTime(one) && gapTo(one.start) >= 0 && gapTo(one.start) <= 2) ||
    own.some((one) => namesTime(one) && one.end <= tag.start && tag.start - one.end <= maxBeside)
  )
}

/** @param end of the value, with the hour behind a day */
function statedBy(
  mention: Mention,
  times: readonly Mention[],
  context: Context,
  { era, end: valueEnd }: { readonly era: Era | null; readonly end: number },
): Stated | null {
  const { page, tags } = context.read
  const line = page.lines[mention.line]
  if (!line) return null
  const all = times.map(unscoredCandidate)
  const candidate = unscoredCandidate(mention)
  if (era === 'old' || isFormer(candidate, all, context)) return null
  const [from, to] = sentenceAt(line.folded, mention.start, mention.end)
  const own = (tags[line.index] ?? []).filter(({ start, end }) => start >= from && end <= to)
  const sentence = line.folded.slice(from, to)
  const extended = extendedWords.exec(sentence)
  if (/[?？]/u.test(line.folded.slice(mention.end, to + 1))) return null
  const beside = times.filter((one) => one.line === line.index && one.start >= from && one.end <= to)
  const moves = movesIn(line, beside.map(unscoredCandidate))
  if (moves.some(({ former: one }) => one.mention === mention)) return null
  const move = moves.find(({ next }) => next.mention === mention)
  const former = move?.former.mention ?? formerBeside(mention, beside, context)
  const labels = labelsOf(candidate, context)
  // French “le” is a particle that labels the day of a booking as well.
  if (labels.tags.some((tag) => has(tag, other) && tag.ids.every((id) => id < firstParticle)) && !extended) return null
  const called = calledBy(candidate, labels, context)
  const isNew =
    former !== undefined ||
    era === 'new' ||
    changedBehind.test(line.text.slice(valueEnd)) ||
    changedBefore.test(line.text.slice(0, mention.start)) ||
    own.some((tag) => isChanged(tag, line) || isNewTime(tag, own, line, mention)) ||
    labels.tags.some((tag) => !own.includes(tag) && has(tag, [newTag, changedTag]))
  const stated = { ...valueOf(mention), ...(former && formerOf(former)) }
  const told = toldBy(mention, line, from, to)
  if (told && !own.some(isCondition))
    return { names: told === 'start' && called.length > 0 ? called : [told], ...stated }
  if (isNew && (called.length > 0 || former) && !own.some(isCondition)) return { names: called, ...stated }
  if (
    !extended ||
    isNegated(sentence.slice(0, extended.index)) ||
    own.some((tag) => has(tag, [declinedTag])) ||
    isHypothetical(sentence.slice(0, extended.index), extended[0], sentence.slice(extended.index + extended[0].length))
  )
    return null
  const isUntil =
    own.some((tag) => has(tag, untilTags) && tag.end <= mention.start && mention.start - tag.end <= maxGap) ||
    extended.index + from > mention.start
  return isUntil && mention.type === 'date' ? { names: ['end'], ...stated } : null
}

/** What a sentence says of a new time without a label for it: when a driver comes, or to when something was moved. */
function toldBy({ type, start, end }: Mention, { folded: text }: Line, from: number, to: number): TimeName | null {
  const before = text.slice(from, start)
  if (isNegated(before)) return null
  if (type === 'time' && collectingWords.test(before)) return 'pick_up'
  if (type === 'date' && leavingEarlyWords.test(before)) return 'check_out'
  return movesTo(before, text.slice(end, to)) ? 'start' : null
}

/** The value that another one replaces in the same sentence: “on 8 March instead of 10 March”. */
const formerBeside = (mention: Mention, beside: readonly Mention[], context: Context): Mention | undefined =>
  beside.find(
    (one) =>
      one !== mention &&
      one.type === mention.type &&
      isFormer(unscoredCandidate(one), beside.map(unscoredCandidate), context),
  )

/** What may stand between a day and its hour. */
const joint = /^[\s,.(–-]*(?:[\p{L}'’]{1,6}\.?[\s,]*){0,2}$/u

/** The hour right behind a day, which belongs to it. */
const hourOf = (day: Mention, times: readonly Mention[], { read }: Context): Mention | undefined =>
  times.find(
    ({ type, line, start }) =>
      type === 'time' &&
      line === day.line &&
      start >= day.end &&
      joint.test(read.page.lines[line]?.text.slice(day.end, start) ?? 'none'),
  )

/** Maximum number of flights and trains by which one of them is found. */
const maxNumbers = 6

/** The digits of a number, without leading zeros. */
const digitsOf = (value: string): string[] => {
  const digits = value.replace(/\D+|^0+/gu, '')
  return digits === '' ? [] : [digits]
}

/**
 * The new days and hours that an email states for a booking of which it says nothing else: behind a label, as “New
 * return: 12 March”, in place of former ones, or as the end of what was extended. Empty if two are called the same.
 */
export function changedTimes(context: Context): ChangedTime[] {
  const { page, mentions } = context.read
  const isRead = ({ line }: Mention): boolean => {
    const own = page.lines[line]
    return (
      own !== undefined &&
      own.origin !== 'sender' &&
      !own.isQuoted &&
      !own.isHidden &&
      !own.isForwardingNote &&
      !own.isHeader
    )
  }
  const read = mentions.filter(isRead)
  const times = read
    .filter(({ type }) => type === 'date' || type === 'time')
    .toSorted((a, b) => readingOrder(a) - readingOrder(b))
  if (times.length === 0 || times.length > maxTimes) return []
  const hours = new Map(
    times.filter(({ type }) => type === 'date').map((day) => [day, hourOf(day, times, context)] as const),
  )
  const joined = new Set(hours.values())
  const eraOf = erasOf(context)
  const stated = times
    .filter((one) => !joined.has(one))
    .flatMap((one) => {
      const hour = hours.get(one)
      const found = statedBy(one, times, context, { era: eraOf?.(one) ?? null, end: (hour ?? one).end })
      return found ? [{ ...found, ...(hour && { time: hour.value }) }] : []
    })
  const numbers = new Set(read.flatMap(({ type, value }) => (type === 'number' ? digitsOf(value) : [])))
  return united(stated).map((one) => ({
    kind: 'time',
    ...one,
    ...(numbers.size > 0 && { numbers: [...numbers].slice(0, maxNumbers) }),
  }))
}

/** Days and hours that are called the same are one time. Two that contradict each other are none. */
function united(stated: readonly Stated[]): Stated[] {
  const groups = new Map<string, Stated[]>()
  for (const one of stated) {
    const key = one.names.join(' ')
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group
    if (!first) return []
    const isContradicted = (['day', 'time'] as const).some(
      (of) => new Set(group.flatMap((one) => one[of] ?? [])).size > 1,
    )
    return isContradicted ? [] : [others.reduce((all, one) => ({ ...one, ...all }), first)]
  })
}
