import { folded } from '../../kit/fold'
import type { CalendarNames } from '../../languages/calendar'
import { particleTag, type Tag } from '../../languages/lexicon'
import { isAbbreviated, withoutAbout } from '../../languages/place-abbreviations'
import { type Mention, standsIn } from '../../mentions/mention'
import { weekdayOf } from '../../mentions/weekdays'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'

const leadTags = new Set((['from', 'to', 'hour'] as const).map(particleTag))
/** The rest of a number or time before a name, directly after its digits: `21號 新宿`, `13:20'de`. */
const restOfNumber = /^(?:\p{Ll}{1,3}|\p{Script=Han}|\p{Script=Hangul}{1,2})\s+(?=\p{L})/u
const behindNumber = /\d['’]?$/

/** Length of a preposition, time unit or rest of a number before a name. */
function leadLength({ value, start }: Mention, text: string, tags: readonly Tag[]): number {
  const rest = behindNumber.test(text.slice(0, start)) ? (restOfNumber.exec(value)?.[0].length ?? 0) : 0
  if (rest > 0) return rest
  const tag = tags.find((one) => one.start === start && one.ids.some((id) => leadTags.has(id)))
  const word = tag ? text.slice(start, tag.end) : ''
  if (!tag || word !== word.toLowerCase()) return 0
  // Thai words are not separated by spaces.
  const separator = /\p{Script=Thai}$/u.test(word) ? /^[.\s]*/u : /^\.?\s+(?:[-–—]\s)?(?=\p{L}{2})/u
  const gap = separator.exec(value.slice(word.length))?.[0]
  return gap === undefined ? 0 : word.length + gap.length
}

/**
 * Strips from a place what belongs to adjacent values: prepositions, time units and words for "approximately", `ч.
 * Созопол`, `da estação de Pinhão`, `Vejle Stadion ca.`. Restores the dot of an abbreviation at its end.
 */
export function withoutEdges(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  if (!standsIn(mention, text)) return mention
  let { start, value } = mention
  for (let turn = 0; turn < 2; turn++) {
    const length = leadLength({ ...mention, start, value }, text, tags)
    start += length
    value = value.slice(length)
  }
  value = withoutAbout(value)
  if (text[start + value.length] === '.' && isAbbreviated(value)) value = `${value}.`
  return /\p{L}{2}|\p{Lo}/u.test(value) ? { ...mention, start, end: start + value.length, value } : mention
}

const digitsOf = (time: string | null): string => (time ?? '').slice(11, 16).replace(':', '')

/**
 * Strips the booking's own times, written without a colon, from a place: both before it, `1000-1200 Harbour tour`, or
 * one after a stop, `Leeds 0615`. A restaurant's name may contain a year.
 */
export function withoutOwnTimes(mention: Mention, { kind, start, end }: Booking): Mention {
  const [from, to] = [digitsOf(start), digitsOf(end)]
  if (from === '' || ![from, to].some((time) => time !== '' && mention.value.includes(time))) return mention
  const own = to === '' ? from : `${from}|${to}`
  const both = new RegExp(`^${from}\\s?[-–]\\s?\\d{4}\\s+(?=\\p{L})`, 'u')
  const before = both.exec(mention.value)?.[0].length ?? 0
  const rest = mention.value.slice(before)
  const value = kinds[kind].isLeg ? rest.replace(new RegExp(`(?<=\\p{L})\\s+(?:${own})$`, 'u'), '') : rest
  if (value === mention.value) return mention
  return { ...mention, start: mention.start + before, end: mention.start + before + value.length, value }
}

/** Strips the booking's own weekday from a stop's name: `Åva ons`, `Pazartesi, Kaş`. */
export function withoutOwnWeekday(
  mention: Mention,
  { kind, start, end }: Booking,
  weekdays: CalendarNames['weekdays'],
): Mention {
  if (!kinds[kind].isLeg) return mention
  const days = new Set([start, end].flatMap((day) => (day ? weekdayOf(day.slice(0, 10)) : [])))
  const isOwn = (word = ''): boolean => days.has(weekdays.get(folded(word).replace(/\.$/, '')) ?? 0)
  const [lead = '', first] = /^(\p{L}+\.?)[,\s]\s*(?=\p{L})/u.exec(mention.value) ?? []
  const [tail = '', last] = /(?<=\p{L})[,\s]\s*(\p{L}+\.?)$/u.exec(mention.value) ?? []
  if (lead !== '' && isOwn(first))
    return { ...mention, start: mention.start + lead.length, value: mention.value.slice(lead.length) }
  if (tail === '' || !isOwn(last)) return mention
  return { ...mention, end: mention.end - tail.length, value: mention.value.slice(0, -tail.length) }
}
