import { matchesOf } from '../kit/matches-of'
import { conceptTag, type Tag } from '../languages/lexicon'
import type { Line } from '../page/page'
import type { Mention } from './mention'
import { dayShiftAt } from './times'
import { isYearLike } from './year-like'

/** Four digits that may be a time: not part of a longer number, price, phone number or code. */
const four =
  /(?<![\p{L}\d.,:+€$£#]|(?<!(?<!\d)(?:[01]\d|2[0-3])[0-5]\d)-)(?:[01]\d|2[0-3])[0-5]\d(?![\p{L}\d](?<![NLZ](?![\p{L}\d]))|[.,:]\d|[-/](?!(?:[01]\d|2[0-3])[0-5]\d(?!\d))\d|\s?[€$£%])/gu
/** Text that precedes a time: an airport code, a date in capitals, a label with a slash, or a word such as `dep`. */
const codeBefore = /(?<![A-Z])([A-Z]{3})\)?(?:\s\p{Lu}[\p{L}.'-]+){0,2}\s{1,3}$/u
const dayBefore = /(?<![\p{L}\d])(?:\d{1,2}[A-Z]{3}(?:\d{2}|\d{4})?[\s/]{1,3}|[A-Z]{4,}\/)$/u
const wordBefore =
  /(?<!\p{L})(?:dep|arr|etd|eta|std|sta|departs?|arrives?|leaves?|departing|arriving|in at|at|by|p\/up|d\/off|pick-?up|drop-?off)[.:]?\s{1,3}$/iu
/** A place between such a word and its time: `dep Brisbane 0715`. */
const placeBefore =
  /(?<!\p{L})(?:dep|arr|departs?|arrives?|leaves?)[.:]?\s\p{Lu}[\p{L}.'-]+(?:\s\p{Lu}[\p{L}.'-]+){0,2}\s$/u
/** A line with two places, each followed by its time: `TORONTO PEARSON 0900 CALGARY 1113`. */
const placesAndTimes =
  /^\p{Lu}[\p{L} .'()-]{2,40} (?:[01]\d|2[0-3])[0-5]\d {1,3}\p{Lu}[\p{L} .'()-]{2,40} (?:[01]\d|2[0-3])[0-5]\d$/u
/** Concepts whose labels precede times: `DEPARTURE TIME: 0610`. */
const labels = new Set(
  (['departure', 'arrival', 'time', 'start', 'end', 'pickUp', 'dropOff', 'boarding', 'checkIn'] as const).map(
    conceptTag,
  ),
)
const labelGap = /^\s?[:：]\s{0,3}$/u
/** Two places, each followed by a time: `Leeds 0615 - London Kings Cross 0828`. */
const route =
  /(?<=\p{L}{2} )((?:[01]\d|2[0-3])[0-5]\d)\s?[-–—→>]\s?\p{L}\D{1,40} ((?:[01]\d|2[0-3])[0-5]\d)(?![\p{L}\d.,:/-])/u
/** The start of a line of notes, before its time. */
const lineStart = /^[>*•·\s-]*$/
/** A street after a house number: ` Wynkoop St, Denver`. */
const street =
  /^\s(?:[\p{Lu}\d][\p{L}\d.'’-]*\s){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|square|sq|court|ct|crescent|terrace|highway|hwy|parkway|pkwy|circle|plaza|way|place|pl)\.?(?:\s[NSEW]{1,2})?\s*(?:,|$)/iu
/** Whether digits are a flight or train number, or number or count something else. */
const numberBefore =
  /(?:\b(?:[A-Z]{1,3}|[A-Z]\d|\d[A-Z])\s?|(?<!\p{L})(?:no|nr|ref|room|seat|flight|train|bus|job|order|booking|bkg|pnr|tel|coach|gate|platform|hall|suite|unit|zimmer|vol|flug)\.?:?\s)$/iu
/** When a reservation system wrote a record: `2JUN26/1015Z`. */
const isStamp = (plain: string, at: number): boolean =>
  /^\d{4}Z(?!\w)/.test(plain.slice(at)) && /(?<!\w)\d{1,2}[A-Z]{3}\d{2}\/$/.test(plain.slice(0, at))
/** Minimum length of a line of notes. A postal code with its city is shorter. */
const minNotes = 26

/** Whether a line has a route whose times cannot be years or other numbers. */
function isRoute(plain: string): boolean {
  if (placesAndTimes.test(plain)) return true
  const match = route.exec(plain)
  if (!match) return false
  const [text, first = '', second = ''] = match
  const before = [plain.slice(0, match.index), plain.slice(0, match.index + text.length - second.length)]
  return ![first, second].some(isYearLike) && !before.some((one) => numberBefore.test(one))
}

/**
 * Finds four-digit times without a unit, as in notes and itineraries: `LGW 0705`, `dep 0710`, `06APR 0845`, `0735
 * Enterprise from Dublin Connolly, Lanyon Place 0943`, or after both places of a route. If one is recognized by the
 * text before it, others in the line are times too. `taken` holds mentions of other types, `airports` those of
 * airports.
 */
export function findCompactTimes(
  line: Line,
  taken: readonly Mention[],
  airports: readonly Mention[],
  tags: readonly Tag[],
): Mention[] {
  const { plain } = line
  const all = matchesOf(plain, four)
    .map(({ 0: text, index }) => ({ start: index, text: text.slice(0, 4) }))
    .filter(({ start }) => !isStamp(plain, start))
    .filter(({ start }) => !taken.some((other) => start < other.end && other.start < start + 4))
  if (all.length === 0) return []
  /** Whether only a date follows: `0615 (08 Aug 27)`. */
  const isBeforeDate = (end: number): boolean =>
    taken.some(
      (one) =>
        one.type === 'date' &&
        /^[\s(,]{1,3}$/.test(plain.slice(end, one.start)) &&
        /^\)?$/.test(plain.slice(one.end).trim()),
    )
  /** Whether a day in capitals precedes it: `ON 20 OKT 0800`. */
  const isAfterDay = (start: number): boolean =>
    taken.some(
      (one) =>
        one.type === 'date' &&
        plain.slice(0, start).endsWith(' ') &&
        plain.slice(one.end, start).trim() === '' &&
        /^(?:\p{Lu}+ )?\d{1,2} \p{Lu}{3,} ?$/u.test(plain.slice(one.start, one.end)),
    )
  const isKnown = ({ start, text }: { start: number; text: string }): boolean => {
    const left = plain.slice(0, start)
    if (left === '' && !isYearLike(text) && isBeforeDate(start + 4)) return true
    if (lineStart.test(left)) {
      const rest = plain.slice(start + 4)
      return plain.length >= minNotes && /^(?:[-–]\d{4})?\s+\p{L}/u.test(rest) && !street.test(rest)
    }
    const code = codeBefore.exec(left)?.[1]
    if (code !== undefined && airports.some(({ value }) => value === code)) return true
    const isLabelled = tags.some(
      ({ end, ids }) => end <= start && labelGap.test(left.slice(end)) && ids.some((id) => labels.has(id)),
    )
    const isCalled = isLabelled || wordBefore.test(left) || placeBefore.test(left)
    return dayBefore.test(left) || ((isCalled || isAfterDay(start)) && !isYearLike(text))
  }
  const known = isRoute(plain) ? all : all.filter(isKnown)
  if (known.length === 0) return []
  return all
    .filter((one) => known.includes(one) || !numberBefore.test(plain.slice(0, one.start)))
    .map(({ start, text }) => ({
      type: 'time',
      line: line.index,
      start,
      end: start + 4,
      value: `${text.slice(0, 2)}:${text.slice(2)}`,
      form: 'compact',
      detail: dayShiftAt(plain, start + 4),
    }))
}
