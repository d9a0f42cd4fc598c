import { folded } from '../../kit/fold'
import { calendarNames } from '../../languages/calendar'
import { namesOpeningHours } from '../../languages/opening-words'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Candidate } from '../roles'

/** Minimum probability of a time that a booking may begin or end with, in whose presence opening hours lose theirs. */
const minOther = 0.2
/** Maximum number of characters between the label of opening hours and the first of them. */
const maxGap = 60
/** Maximum length of a label beside or above them. */
const maxLabel = 40

const mayBound = ({ roles }: Candidate): boolean => Math.max(roles.start ?? 0, roles.end ?? 0) >= minOther

/** The number of a telephone, which is often followed by the hours at which it is answered. */
const phone = /\d[\d ()/-]{6,}\d/

/** Two words with a dash or preposition between them: `Mon–Fri`, `montags bis freitags`. */
const range =
  /(\p{L}{2,14})\.?\s?(?:[-–—~]|\s(?:to|till|through|thru|bis|au|a|al|ao|t\/m|tot|til|do|по|до|pana la|kuni|lidz|iki|ile)\s)\s?(\p{L}{2,14})/gu

/** The last range of weekdays in a text, such as `Monday to Friday`. */
function weekdayRange(text: string): { start: number; end: number } | null {
  const { weekdays } = calendarNames([])
  const found = [...text.matchAll(range)].findLast(
    ([, first = '', last = '']) => weekdays.has(first) && weekdays.has(last),
  )
  return found ? { start: found.index, end: found.index + found[0].length } : null
}

/** Whether a time follows a range of weekdays, with no day of the calendar between them. */
function followsWeekdays({ mention: { line, start } }: Candidate, { read, byLine }: Context): boolean {
  const before = folded((read.page.lines[line]?.text ?? '').slice(0, start))
  const { end } = weekdayRange(before) ?? {}
  if (end === undefined) return false
  // `Friday, 08` in front of `:00` is no day of the calendar.
  const isDay = (one: Mention): boolean =>
    one.type === 'date' &&
    /\d/.test(before.slice(Math.max(end, one.start), one.end)) &&
    !/^[:.h]\d/.test(before.slice(one.end))
  return !(byLine[line] ?? []).some((one) => one.end > end && one.end <= start && isDay(one))
}

/** Whether a time is labelled as opening hours: by what precedes it in its line, or by the label beside or above it. */
function isLabelled({ mention: { line, start } }: Candidate, { read, neighbors, byLine }: Context): boolean {
  const text = read.page.lines[line]?.text ?? ''
  const others = (byLine[line] ?? []).filter(({ type, end }) => type === 'date' && end <= start)
  const from = Math.max(others.at(-1)?.end ?? 0, start - maxGap)
  if (namesOpeningHours(text.slice(from, start))) return true
  const { left = [], above = [] } = neighbors[line] ?? {}
  const isLabel = (one: Line | undefined): boolean =>
    one !== undefined && one.text.length <= maxLabel && !/\d/.test(one.text) && namesOpeningHours(one.text)
  return [left[0], above[0]].some(isLabel)
}

/**
 * Clears the roles of opening hours and their weekdays, and of the same hours behind a telephone number, if the page
 * has another time for its bookings.
 */
export function dropOpeningHours(candidates: readonly Candidate[], context: Context): void {
  const times = candidates.filter(({ mention }) => mention.type === 'time')
  const labelled = times.filter((one) => isLabelled(one, context) || followsWeekdays(one, context))
  if (labelled.length === 0) return
  const hours = new Set(labelled.map(({ mention }) => mention.value))
  const isOpening = (one: Candidate): boolean =>
    labelled.includes(one) ||
    (hours.has(one.mention.value) && phone.test(context.read.page.lines[one.mention.line]?.text ?? ''))
  const [opening, others] = [times.filter(isOpening), times.filter((one) => !isOpening(one))]
  if (!others.some(mayBound)) return
  for (const one of [...opening, ...weekdaysOf(opening, candidates, context)]) one.roles = { none: 1 }
}

/** The days of opening hours named by their weekday alone: `Monday to Friday, 8:00 to 18:00, Saturday 9:00`. */
function weekdaysOf(
  opening: readonly Candidate[],
  candidates: readonly Candidate[],
  { read }: Context,
): readonly Candidate[] {
  const lines = new Set(opening.map(({ mention }) => mention.line))
  const beginsAt = new Map(
    [...lines].map((line) => [line, weekdayRange(folded(read.page.lines[line]?.text ?? ''))?.start ?? Infinity]),
  )
  const isWeekday = ({ mention: { form } }: Candidate): boolean => form === 'weekday' || form === 'weekday-day'
  return candidates.filter((one) => isWeekday(one) && one.mention.start >= (beginsAt.get(one.mention.line) ?? Infinity))
}
