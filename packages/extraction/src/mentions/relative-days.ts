import { addDays } from '@sextant/domain/kit/local-time'
import { matchesOf } from '../kit/matches-of'
import type { CalendarNames } from '../languages/calendar'
import type { Line } from '../page/page'
import { DayResolver, namedMonths } from './day-resolver'
import type { Mention } from './mention'
import { weekdayBefore, weekdayOf } from './weekdays'

/** What an ordinal counts that is no day. */
const counted = `st street ave avenue rd road pl place dr drive ct court ter terrace floor fl birthday anniversary edition
  century`
/** `16th`, but not `16th Street`. */
const ordinal = new RegExp(
  String.raw`(?<![\p{L}\d.,:/])(\d{1,2})(?:st|nd|rd|th)(?![\p{L}\d]|\s(?:${counted.split(/\s+/).join('|')})(?!\p{L}))`,
  'gu',
)
const word = /\p{L}[\p{L}\p{M}'’-]{3,}/gu
const tomorrow =
  /(?<!\p{L})(?:tomorrow|morgen|demain|mañana|manana|domani|i morgon|i morgen|jutro|zitra|holnap|maine|yarin|завтра|明日|明天|내일)(?!\p{L})/u
const nextDay =
  /(?<!\p{L})(?:the next (?:morning|day)|next (?:morning|day)|following (?:morning|day)|am nachsten tag|le lendemain|el dia siguiente|il giorno (?:dopo|seguente)|翌日|次日|다음 ?날)(?!\p{L})/u

/** A day of the month after its weekday: `mardi 23`, `Mo 1. – Fr 5.`, `TUE 11`. */
const weekdayDay =
  /(?<![\p{L}\d])(\p{L}[\p{L}\p{M}'’-]{1,14})[.,]?\s(?:(?:the|den|le|il|el|dia|día)\s)?(\d{1,2})(?:st|nd|rd|th|º)?(?![\p{L}\d:/%€$£]|[.,]\d|\.?\s?(?:uhr|uur|h|hrs|am|pm)(?!\p{L})|[-–]\d{1,2}[:.]\d\d)/gu
/** Maximum number of relative dates found on a page. */
const maxFound = 200

/** The first date with a given weekday on or after another date. */
const nextWeekday = (from: string, weekday: number): string => addDays(from, (weekday - weekdayOf(from) + 7) % 7)

/**
 * Finds relative dates: `the 20th`, `on Saturday`, `the next morning`. They are resolved against the last explicit
 * date, or else against the day the mail was sent.
 */
export function findRelativeDays(
  lines: readonly Line[],
  mentions: readonly Mention[],
  names: CalendarNames,
  sent: string,
): Mention[] {
  const { weekdays } = names
  const found: Mention[] = []
  const dates = mentions.filter(({ type }) => type === 'date')
  const resolver = new DayResolver(sent.slice(0, 10), dates, namedMonths(lines, names))
  /** The only full date with this weekday that the page names within a week: `Friday 14 May … on Friday`. */
  const datedWeekday = (from: string, weekday: number): string | undefined => {
    const near = dates.filter(
      ({ value, detail }) =>
        detail === 'weekday' && weekdayOf(value) === weekday && value > addDays(from, -7) && value < addDays(from, 7),
    )
    return new Set(near.map(({ value }) => value)).size === 1 ? near[0]?.value : undefined
  }
  /** The only full date of the page with a weekday that its subject names: `Your Tuesday morning trip`. */
  const datedInBody = (weekday: number): string | undefined => {
    const [value, other] = new Set(dates.flatMap((one) => (weekdayOf(one.value) === weekday ? [one.value] : [])))
    return other === undefined ? value : undefined
  }
  let at = 0
  let base = sent.slice(0, 10)
  for (const line of lines) {
    if (found.length > maxFound) break
    if (line.isHeader || line.origin === 'sender') continue
    const own: Mention[] = []
    while (at < dates.length && (dates[at]?.line ?? 0) < line.index) at++
    for (let next = at; dates[next]?.line === line.index; next++) {
      const date = dates[next]
      if (date) own.push(date)
    }
    const isTaken = (start: number, end: number): boolean =>
      mentions.some(
        (mention) =>
          mention.line === line.index &&
          (mention.type === 'date' || mention.type === 'contact') &&
          start < mention.end + 12 &&
          mention.start - 12 < end,
      )
    const before = (place: number): string => own.findLast(({ end }) => end <= place)?.value ?? base
    const add = (start: number, length: number, value: string | null, form: string): void => {
      if (value !== null)
        found.push({
          type: 'date',
          line: line.index,
          start,
          end: start + length,
          value,
          form,
          detail: form === 'weekday' ? 'weekday' : '',
        })
    }
    const spans: [start: number, end: number][] = []
    for (const match of matchesOf(line.folded, weekdayDay)) {
      const weekday = weekdays.get(match[1] ?? '')
      const end = match.index + match[0].length
      if (weekday === undefined || isTaken(match.index, end)) continue
      add(
        match.index,
        match[0].length,
        resolver.onWeekday(before(match.index), Number(match[2]), weekday),
        'weekday-day',
      )
      // In `Friday 2 people`, the number may be a count.
      if (!/^\s\p{L}{4}/u.test(line.folded.slice(end))) spans.push([match.index, end])
    }
    const isFree = (at: number): boolean => spans.every(([start, end]) => at < start || at >= end)
    for (const match of matchesOf(line.folded, ordinal)) {
      if (!isFree(match.index) || isTaken(match.index, match.index + match[0].length)) continue
      const base = before(match.index)
      const weekday = weekdayBefore(line.folded, match.index, names)?.weekday
      const value = weekday === undefined ? null : resolver.onWeekday(base, Number(match[1]), weekday)
      add(match.index, match[0].length, value ?? resolver.onOrAfter(base, Number(match[1])), 'ordinal')
    }
    for (const match of matchesOf(line.folded, word)) {
      const weekday = weekdays.get(match[0])
      if (weekday === undefined || !isFree(match.index) || isTaken(match.index, match.index + match[0].length)) continue
      const from = before(match.index)
      const dated = line.origin === 'subject' ? datedInBody(weekday) : undefined
      const day = dated ?? datedWeekday(from, weekday) ?? nextWeekday(from, weekday)
      add(match.index, match[0].length, day, 'weekday')
    }
    const morrow = tomorrow.exec(line.folded)
    if (morrow) add(morrow.index, morrow[0].length, addDays(sent.slice(0, 10), 1), 'tomorrow')
    const next = nextDay.exec(line.folded)
    if (next) add(next.index, next[0].length, addDays(before(next.index), 1), 'next-day')
    base = own.at(-1)?.value ?? base
  }
  return found
}
