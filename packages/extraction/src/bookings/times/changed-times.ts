import { type ChangedTime, type TimeName, timeNames } from '@sextant/contract/emails/changed-times'
import { isHypothetical } from '../../intent/is-hypothetical'
import { isCondition, sentenceAt } from '../../intent/is-stated'
import { folded } from '../../kit/fold'
import { extendedWords } from '../../languages/extended-words'
import type { Concept } from '../../languages/language'
import { languages } from '../../languages/languages'
import { conceptTag, firstParticle, particleTag, statementTag, type Tag } from '../../languages/lexicon'
import { anyPhrase, spaced } from '../../languages/phrases-in'
import type { Context } from '../../links/context'
import { type Mention, readingOrder } from '../../mentions/mention'
import { unscoredCandidate } from '../roles'
import { type Era, erasOf } from '../superseded'
import { isFormer, labelsOf } from './noticed-times'
import { movesIn } from './replaced-times'

const concepts: Readonly<Record<TimeName, readonly Concept[]>> = {
  check_in: ['checkIn'],
  check_out: ['checkOut'],
  pick_up: ['pickUp'],
  drop_off: ['dropOff'],
  departure: ['departure'],
  arrival: ['arrival'],
  start: ['start', 'date', 'time'],
  end: ['end'],
}

/** Labels of several words in all languages: a phrase such as `new departure date` has one as a part. */
const phrasesOf = (name: TimeName): string[] =>
  languages.flatMap(({ labels }) =>
    concepts[name].flatMap((concept) =>
      (labels[concept] ?? '').split(/[,，、\n]/u).flatMap((one) => (one.trim().length > 3 ? spaced(folded(one)) : [])),
    ),
  )

const names = timeNames.map((name) => {
  const isNamed = anyPhrase(phrasesOf(name))
  return { name, ids: concepts[name].map(conceptTag), isNamed }
})

const newTag = conceptTag('new')
const changedTag = statementTag('changed')
const untilTags = [particleTag('until'), particleTag('to'), conceptTag('end')]
const other = (['deadline', 'boarding', 'bookedOn', 'phone', 'payment'] as const).map(conceptTag)

const has = ({ ids }: Tag, some: readonly number[]): boolean => some.some((id) => ids.includes(id))

/** What a label calls a time. Those of its words that have a single meaning come first. */
function namesOf(labels: readonly Tag[], text: string): TimeName[] {
  for (const tag of labels.toReversed()) {
    if (tag.ids.some((id) => id >= firstParticle)) continue
    const isNew = has(tag, [newTag, changedTag])
    const within = text.slice(tag.start, tag.end)
    const found = names.filter(({ ids, isNamed }) => has(tag, ids) || (isNew && isNamed(within)))
    // “New date” and “new time” are those of whatever begins.
    const own = found.length > 1 ? found.filter(({ name }) => name !== 'start') : found
    if (own.length > 0 && !(own.length === 1 && own[0]?.name === 'start' && !isNew && hasOther(labels, tag)))
      return own.map(({ name }) => name)
  }
  return []
}

/** Whether a label names a time in other words as well: `departure date`. */
const hasOther = (labels: readonly Tag[], tag: Tag): boolean =>
  labels.some((one) => one !== tag && names.some(({ name, ids }) => name !== 'start' && has(one, ids)))

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

function statedBy(mention: Mention, times: readonly Mention[], context: Context, era: Era | null): Stated | null {
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
  const move = movesIn(line, beside.map(unscoredCandidate)).find(({ next }) => next.mention === mention)
  const former = move?.former.mention ?? formerBeside(mention, beside, context)
  const labels = labelsOf(candidate, context)
  if (labels.tags.some((tag) => has(tag, other)) && !extended) return null
  const called = namesOf(labels.tags, labels.text)
  const isNew =
    former !== undefined || era === 'new' || [...labels.tags, ...own].some((tag) => has(tag, [newTag, changedTag]))
  const stated = { ...valueOf(mention), ...(former && formerOf(former)) }
  if (isNew && (called.length > 0 || former) && !own.some(isCondition)) return { names: called, ...stated }
  if (
    !extended ||
    isHypothetical(sentence.slice(0, extended.index), extended[0], sentence.slice(extended.index + extended[0].length))
  )
    return null
  const isUntil =
    own.some((tag) => has(tag, untilTags) && tag.end <= mention.start && mention.start - tag.end <= maxGap) ||
    extended.index + from > mention.start
  return isUntil && mention.type === 'date' ? { names: ['end'], ...stated } : null
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
      const found = statedBy(one, times, context, eraOf?.(one) ?? null)
      const hour = hours.get(one)
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
