import { folded } from '../../kit/fold'
import { languages } from '../../languages/languages'
import { conceptTag, firstParticle, statementTag, type Tag } from '../../languages/lexicon'
import { anyPhrase, unspaced } from '../../languages/phrases-in'
import type { Context } from '../../links/context'
import type { Candidate } from '../roles'
import { erasOf } from '../superseded'

/** What a time on the page of a notice is. */
type Meaning = 'departure' | 'arrival' | 'former' | 'other'

/** A time of a notice, and whether it is called a new one. */
type StatedTime = { readonly candidate: Candidate; readonly meaning: Meaning; readonly isNew: boolean }

/** The hours that a notice states for a journey. */
export type NoticedTimes = {
  readonly departure: Candidate
  readonly arrival: Candidate | null
  /** The times before the change. */
  readonly former: readonly Candidate[]
  /** Whether the page calls the hours new, or states former ones. */
  readonly isChange: boolean
}

const [arrival, departure, old, now] = (['arrival', 'departure', 'old', 'new'] as const).map(conceptTag)
const bookedOn = conceptTag('bookedOn')
/** A statement that something was changed, which `New departure time` is as well. */
const changed = statementTag('changed')
const others = (['deadline', 'boarding', 'checkIn', 'checkOut', 'bookedOn', 'phone'] as const).map(conceptTag)

/** Letters between a word for former values and its time. */
const maxGap = 22
const sentenceEnd = /[.!?;]\s|[。！？]/u

const has = ({ ids }: Tag, id: number | undefined): boolean => id !== undefined && ids.includes(id)

/** Words for former values that stand behind them, in folded text. */
const standsBehind = /^(?:helyett|asemel|yerine|sijaan|sijasta|asemele|vietoj?|の代わりに|代わりに|에서|대신)$/u

/** Whether a time is called the former one: `instead of 14:10`, or with the word behind it: `14:10 helyett`. */
export function isFormer(
  { mention: { line, start, end } }: Candidate,
  times: readonly Candidate[],
  context: Context,
): boolean {
  const text = context.read.page.lines[line]?.text ?? ''
  const own = times.filter(({ mention }) => mention.line === line)
  return (context.read.tags[line] ?? []).some((tag) => {
    if (!has(tag, old)) return false
    const isBehind = standsBehind.test((context.read.page.lines[line]?.folded ?? '').slice(tag.start, tag.end))
    const next = own.find(({ mention }) => mention.start >= tag.end && mention.start - tag.end <= maxGap)
    if (next && !isBehind) return next.mention.start === start && !sentenceEnd.test(text.slice(tag.end, start))
    return tag.start >= end && tag.start - end <= 4
  })
}

/** The tags that may label a time, and the folded line in which they are. */
export type Labels = { readonly tags: readonly Tag[]; readonly text: string }

/** Whether a word for new values is alone, and followed by another word rather than by a time: `New York`. */
function isOfName({ start, end }: Tag, before: string): boolean {
  const word = before.slice(start, end)
  return !/\s/u.test(word.trim()) && !unspaced.test(word) && /\p{L}/u.test(before.slice(end))
}

/** What labels a time: its sentence before it, or else the line beside or above it. */
export function labelsOf({ mention: { line, start } }: Candidate, { read, neighbors, isPure }: Context): Labels {
  const text = read.page.lines[line]?.text.slice(0, start) ?? ''
  const from = Math.max(0, ...[...text.matchAll(new RegExp(sentenceEnd, 'gu'))].map(({ index }) => index + 1))
  const own = (read.tags[line] ?? []).filter(
    (tag) =>
      tag.start >= from &&
      tag.end <= start &&
      !(has(tag, now) && isOfName(tag, text)) &&
      // The hour behind a dated label is not its own: Romanian `din data de 5 martie 2027 la ora 11:40`.
      !(has(tag, bookedOn) && /\d.*\p{L}/u.test(text.slice(tag.end))),
  )
  if (/\p{L}/u.test(text.slice(from))) return { tags: own, text: read.page.lines[line]?.folded ?? '' }
  const around = neighbors[line]
  const above = (around?.above.slice(0, 1) ?? []).filter(({ index }) => isPure[index])
  const label = [...(around?.columnHead ?? []), ...above, ...(around?.left.slice(0, 1) ?? [])].at(-1)
  return { tags: label ? (read.tags[label.index] ?? []) : [], text: label?.folded ?? '' }
}

/** What arrives, in all languages, in folded words. */
const arrivals = languages.flatMap(({ labels }) =>
  (labels.arrival ?? '').split(/[,\n]/u).flatMap((one) => (one.trim().length > 3 ? [folded(one.trim())] : [])),
)

/** Whether a label such as `new arrival time` names the arrival. */
const namesArrival = anyPhrase(arrivals)

/** @param text the folded line of a time, if its labels stand there */
function meaningOf(labels: readonly Tag[], text: string): Meaning {
  const label = labels.findLast(
    (tag) =>
      tag.ids.every((id) => id < firstParticle) &&
      [arrival, departure, now, ...others].some((id) => has(tag, id)) &&
      !(has(tag, arrival) && has(tag, departure)),
  )
  if (!label || has(label, departure)) return 'departure'
  if (has(label, arrival)) return 'arrival'
  if (!has(label, now)) return 'other'
  return namesArrival(text.slice(label.start, label.end)) ? 'arrival' : 'departure'
}

const valuesOf = (stated: readonly StatedTime[]): ReadonlySet<string> =>
  new Set(stated.map(({ candidate }) => candidate.mention.value))

/** What is stated as new, if anything is. */
function newest(stated: readonly StatedTime[]): readonly StatedTime[] {
  const marked = stated.filter(({ isNew }) => isNew)
  return marked.length > 0 && valuesOf(stated).size > 1 ? marked : stated
}

/** The hours of a notice about one journey; null if it states none, or several. */
export function noticedTimes(times: readonly Candidate[], context: Context): NoticedTimes | null {
  const eraOf = erasOf(context)
  const stated = times.map((candidate): StatedTime => {
    const { tags: labels, text } = labelsOf(candidate, context)
    const era = eraOf?.(candidate.mention) ?? null
    const isOld = isFormer(candidate, times, context) || (era === 'old' && labels.every((tag) => !has(tag, now)))
    return {
      candidate,
      meaning: isOld ? 'former' : meaningOf(labels, text),
      isNew: era === 'new' || labels.some((tag) => has(tag, now) || has(tag, changed)),
    }
  })
  const of = (meaning: Meaning): readonly StatedTime[] => stated.filter((one) => one.meaning === meaning)
  const [departures, arrivals] = [newest(of('departure')), newest(of('arrival'))]
  const [first] = departures
  if (!first || valuesOf(departures).size !== 1 || valuesOf(arrivals).size > 1) return null
  const former = of('former').map(({ candidate }) => candidate)
  const isChange = former.length > 0 || departures.some(({ isNew }) => isNew)
  return { departure: first.candidate, arrival: arrivals[0]?.candidate ?? null, former, isChange }
}
