import { dayFrom } from '@sextant/domain/kit/local-time'
import { nameWords } from '../languages/person-names'
import type { Line } from '../page/page'
import { beforeHour, type DateContext, type DateParts, datePartsIn, isDay } from './date-parts'
import type { Mention } from './mention'
import { nearest, weekdayAfter, weekdayBefore } from './weekdays'

/** First day of a range without its month: `13–15 October`, `viernes 3 al domingo 5 de julio`. */
const rangeStart =
  /(?<![\d.,:/h])(\d{1,2})(?:st|nd|rd|th|\.|º|er)?\s*(?:[-–—/~〜]|\bto\b|\bal?\b|\bbis\b(?: zum)?|\bau\b|\btot(?: en met)?\b|\bt\/m\b|\bdo\b|\btil\b|\btill\b|\be\b|\by\b|\bet\b|\bund\b|\band\b|до|по|εω[ςσ]|μεχρι|\bve\b|\bja\b|\baz\b|\biki\b|\blidz\b|\bkuni\b|\bthrough\b|\bpana (?:la|pe)\b|\bfino al?\b)\s*(?:\p{L}+[.,]?\s+(?:den |the |le |el )?)?$/u

/** Words that number days or parts of a trip: `Day 3 – Thursday 4 March` is not a range. */
const counter =
  /(?<!\p{L})(?:day|tag|jour|dia|giorno|dag|dzien|den|deň|nap|ziua|paiva|ημερα|ден|день|gun|hari|ngay|leg|segment|room|zimmer|chambre|flight|flug|vol|vuelo|volo)\.?\s*$/u

function rangeDay(folded: string, parts: DateParts): DateParts | null {
  const from = Math.max(0, parts.start - 34)
  const match = rangeStart.exec(folded.slice(from, parts.start))
  if (!match || !isDay(parts.month, Number(match[1]))) return null
  const before = folded.slice(Math.max(0, from + match.index - 12), from + match.index)
  if (counter.test(before) || beforeHour.test(before)) return null
  const day = Number(match[1])
  // The previous month if the range crosses the end of a month.
  const month = day <= parts.day ? parts.month : parts.month === 1 ? 12 : parts.month - 1
  const year = parts.year !== null && month > parts.month ? parts.year - 1 : parts.year
  const start = from + match.index
  return { start, end: start + (match[1]?.length ?? 0), year, month, day, form: 'range' }
}

/** The second day of `October 13–15, 2026`. */
const rangeEnd = /^[^\d]{3,16}\d{1,2}(?:st|nd|rd|th)?\s*[-–]\s*(\d{1,2})(?!\d)/u

/** The same behind a date that ends with its day: `November 15 to 19`, `2027. május 7–9.` */
const rangeBehind =
  /^.*\p{L}[.,]?\s\d{1,2}(?:st|nd|rd|th)?\.?(?:\s?[-–—~]\s?|\s(?:to|until|through|till)\s)(\d{1,2})(?:st|nd|rd|th)?(?=\.?(?:$|[,;)(（·|]|\s\D|-ig))(?![,.]\d|\s?[:h%€$£]|\s?[ap]\.?m\b|\s\p{Ll})/u

function behindMonth(folded: string, { start, end }: DateParts): RegExpExecArray | null {
  const match = rangeBehind.exec(folded.slice(start, end + 16))
  return match && match[0].length > end - start ? match : null
}

function secondDay(folded: string, parts: DateParts): DateParts | null {
  const match = rangeEnd.exec(folded.slice(parts.start, parts.end)) ?? behindMonth(folded, parts)
  const day = Number(match?.[1])
  if (!match || day <= parts.day || !isDay(parts.month, day)) return null
  const end = parts.start + match[0].length
  return { ...parts, start: end - (match[1]?.length ?? 0), end, day, form: 'range' }
}

/** A name after a list item's number, whose first word is also a month's abbreviation: `1. Agus Prasetyo`. */
const numberedName = /^\d{1,2}[.)] (\p{L}+ \p{L}+)(?: \p{L}+)*(?![\p{L}\d])/u

/** The same with further words, of which only the first one must be known: `1. Marta Izquierdo Llopis (Adulto)`. */
const longNumberedName = /^\d{1,2}[.)] (\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{Ll}'’-]+){2,3}(?=$|\s?[(（–-])/u

function isNumberedName(text: string, { start, year }: DateParts): boolean {
  if (start !== 0 || year !== null) return false
  const [name, first] = [numberedName.exec(text)?.[1], longNumberedName.exec(text)?.[1]]
  return (name !== undefined && nameWords(name).neither === 0) || (first !== undefined && nameWords(first).given > 0)
}

/**
 * A word for a street before its name, in languages with that order: `Rua Augusta 12`, `Via 25 Aprile 4` and `Avenida 9
 * de Julio` are addresses. Omits words with another meaning before a date, such as `place`.
 */
const beforeStreet =
  /(?<!\p{L})(?:rua|rue|avenida|avenue|av\.?|calle|plaza|praca|piazza|viale|corso|boulevard|ul\.|ulica|al\.|pl\.|ulice|namesti|bulevardul|strada|улица|ул\.|площадь|πλατεια|οδοσ)\s+(?:(?:de|da|do|del|della|du|des)\s+)?$/u

const isStreet = (folded: string, { start, year }: DateParts): boolean =>
  year === null && beforeStreet.test(folded.slice(Math.max(0, start - 24), start))

/** Finds the dates in a line. */
export function findDates(line: Line, context: DateContext): Mention[] {
  const { folded } = line
  if (!/[\d月]/.test(folded)) return []
  const all = datePartsIn(folded, context)
  for (const parts of all.slice()) {
    const first = rangeDay(folded, parts)
    if (first && !all.some((other) => first.start < other.end && other.start < first.end)) all.push(first)
    const second = secondDay(folded, parts)
    if (second) {
      all.push(second)
      parts.end = second.start - 1
    }
  }
  return all
    .toSorted((a, b) => a.start - b.start)
    .flatMap((parts) => {
      const before = weekdayBefore(folded, parts.start, context.names)
      const weekday = before?.weekday ?? weekdayAfter(folded, parts.end, context.names)
      const value =
        parts.year === null
          ? nearest(parts.month, parts.day, weekday, context.sent)
          : dayFrom(parts.year, parts.month, parts.day)
      if (isNumberedName(line.text, parts) || isStreet(folded, parts)) return []
      if (value === null || value < '1990' || value > '2100') return []
      const { end, form } = parts
      const start = before?.start ?? parts.start
      return [
        {
          type: 'date' as const,
          line: line.index,
          start,
          end,
          value,
          form,
          detail: weekday === null ? '' : 'weekday',
        },
      ]
    })
}
