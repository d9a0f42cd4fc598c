import { type Found, maxResults } from './find-dates'

const clock =
  /(?<![\d:.,])(\d{1,2})(?::|\.|h| h )(\d{2})(?::\d{2})?(?![\d%]|:\d|\s?m(?:in)?\b)(?:\s?([ap])\.?m\b\.?)?/gi
const hourOnly = /(?<![\d:.,])(\d{1,2})\s?([ap])\.?m\b/gi
const hourWord = /(?<![\d:.,])(\d{1,2})\s?Uhr\b/gi
/** Durations look like times. */
const lengths =
  /(?:duration|dauer|dur[ée]e|duraci|durata|dura[çc]|travel time|reistijd|restid|flugzeit|flight time|matkan kesto)[^\n\d]{0,20}$/i

const pad = (value: number): string => String(value).padStart(2, '0')

function toClock(hours: number, minutes: number, half: string | undefined): string | null {
  const hour = half ? (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hours
  return hour > 23 || minutes > 59 ? null : `${pad(hour)}:${pad(minutes)}:00`
}

/** The times of day in a text, `HH:MM:00`, in order. Skips `dates` and durations of journeys. */
export function findTimes(text: string, dates: readonly Found<string>[]): Found<string>[] {
  const found: Found<string>[] = []
  const add = (match: RegExpMatchArray, value: string | null): void => {
    if (found.length >= maxResults) return
    const start = match.index ?? 0
    const end = start + match[0].length
    const isOverlapping = [...dates, ...found].some((other) => start < other.end && other.start < end)
    const length = lengths.test(text.slice(Math.max(0, start - 40), start))
    // An amount of money, a percentage or a number with a unit is not a time.
    const isQuantity = /^\s?(?:€|EUR|USD|CHF|GBP|SEK|kg|km|%|h\b|Std|hrs?\b)/i.test(text.slice(end, end + 5))
    const dotted =
      /\d\.\d/.test(match[0]) &&
      !/m\.?$/i.test(match[0]) &&
      !/(uhr|kl\.?|hod|at|um|ore|klo|[ap]\.?m)\W*$/i.test(text.slice(Math.max(0, start - 6), start)) &&
      !/^\s?(uhr|h\b)/i.test(text.slice(end, end + 5))
    if (value !== null && !isOverlapping && !length && !isQuantity && !dotted) found.push({ value, start, end })
  }
  for (const match of text.matchAll(clock)) add(match, toClock(Number(match[1]), Number(match[2]), match[3]))
  for (const match of text.matchAll(hourWord)) add(match, toClock(Number(match[1]), 0, undefined))
  for (const match of text.matchAll(hourOnly)) add(match, toClock(Number(match[1]), 0, match[2]))
  return found.toSorted((a, b) => a.start - b.start)
}
