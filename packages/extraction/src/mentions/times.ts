import { matchesOf } from '../kit/matches-of'
import { beforeDuration } from '../languages/duration-words'
import { conceptTag, particleTag, type Tag } from '../languages/lexicon'
import type { Line } from '../page/page'
import { type Mention, mentionAt } from './mention'
import { endOfRange } from './range-ends'
import { findSpokenTimes } from './spoken-times'
import { ideographicDigits, ideographicNumber } from './written-numbers'
import { isYearLike } from './year-like'

const noon = 12
const halfHour = 30
/** `07:25`, `7.25 pm`, `7:25p`, `19h30`, `8u17`, `19 h 30`, `06:15 Uhr`, `下午 3:05`, `오후 7시 30분`. */
const clock =
  /(?<![A-SU-Za-z\d€$£¥]|\d[.:]|(?<=\d)(?<!:\d\d),|[.:](?<![\p{L}\s.][.:])|(?<!\d[:.h]\d\d)\/|(?<![\dhr\u0590-\u05ff])-)(?:(午前|午後|上午|下午|傍晚|晚上|早上|中午|오전|오후|저녁|(?<!\d\s?)[AP]M(?=\s\d)|saat|kl\.?|klo|ore|alle|orario)\s*)?(\d{1,2})(?:\s?(:|\.|h|uhr|u|heures?|：|時|时|点|點|시)\s?(\d{2}|\d(?=\s?[分분]))(?:(?<=\d:\d\d):[0-5]\d)?(?:\s?(?:分|분))?|\s?(?:時|시|点|點)(半|\s?반)?(?!\d))(?!\d|[.:]\d|(?<!:\d\d),\d|\/(?!\d{1,2}[:.h]\d\d)\d|\s?[%€$£¥°])(?:(?:(?<=\d)([ap])|\s?(a\.?\s?m\.?|p\.?\s?m\.?|π\.?μ\.?|μ\.?μ\.?|صباحا?|مساء|ص|م)\p{M}?)(?![\p{L}]))?/giu
/** `午後六時三十分`, `晚上六点半`, `十二時`. By themselves, `一点` means "a little" and `一時` "for a while". */
const ideographic = new RegExp(
  `(?:(?<mark>午前|午後|上午|下午|傍晚|晚上|早上|中午)(?<after>${ideographicDigits})|(?<whole>[〇一二三四五六七八九十]{2,3})|` +
    `(?<one>[一二三四五六七八九十])(?=[時时点點](?:半|${ideographicDigits}分)))[時时点點](?:(?<half>半)|(?<minute>${ideographicDigits})分)?(?![間间])`,
  'gu',
)
/** `7pm`, `11 am`, `19h`, `8 Uhr`, `10 o'clock`, `9 hrs`, `kl. 8`. */
const hourOnly =
  /(?<![A-Za-z\d.,:/€$£¥+]|(?<![\dhr])-)(\d{1,2})\s?(a\.?m\.?|p\.?m\.?|o['’]?clock|uhr|uur|h(?![a-z])|hod\.?|godz\.?|óra|órakor|órától|óráig|órára|órai|ora|uri|giờ|hrs|ч\.?)(?![\p{L}\d])(?!\s?\d)/giu
const hourAfter =
  /(?<!\p{L})(?:kl\.?|klo|saat|godz\.?|alle(?: ore)?|a las|às|à|um|om|at|ore|ora|orele|v|o)\s(\d{1,2})(?![\d.,:/€$£%]|\s?[€$£%\p{L}])/giu
/** The first time of a range whose unit follows the second: `10–17 Uhr`. */
const hourRange =
  /(?<![\p{L}\d.,:/+€$£-])(\d{1,2})(?:\s?[-–]\s?|\s(?:bis|to|tot|til|till|à|a|al|do|до)\s)(?=\d{1,2}(?:[:.]\d\d)?\s?(?:uhr|uur|hrs|([ap])\.?m\b|h(?![\p{L}\d])))/giu
/** Two times of a range with AM/PM only after the second: `6:05 – 8:15 PM`. */
const halfRange = /(?<![\d:.])(\d{1,2}):(\d\d)\s?[-–—]\s?(?=(\d{1,2}):\d\d\s?([ap])\.?\s?m(?!\p{L}))/giu
/** Four digits after a word that only precedes times: `kl. 1805`. */
const labelledDigits =
  /(?<!\p{L})(?:[Kk]l\.|kl|[Kk]lo|[Kk]ello|[Kk]lokken|[Kk]lockan|[Gg]odz\.?|[Pp]lkst\.?|[Ss]aat)\s([01]\d|2[0-3])([0-5]\d)(?![\d.,:/])/gu
/** The second time of a range whose unit precedes the first: `ore 10 – 13`. */
const rangeEnd =
  /(?<=(?<!\p{L})(?:kl\.?|klo|kello|ore|alle(?: ore)?|um|at|às|à|a las) \d{1,2}\s?[-–]\s?)(\d{1,2})(?![\d.,:/€$£%]|\s?[€$£%\p{L}])/giu
/** An hour after a word that only precedes times: `kl. 9 till`, `alle 15.`. */
const labelledHour =
  /(?<!\p{L})(?:kl\.?|klo|kello|godz\.?|plkst\.?|a las|alle ore|dalle(?: ore)?|alle(?= \d{1,2}\.(?:\s|$)))\s(\d{1,2})(?![\d:/€$£%]|[.,]\d|\s?[€$£%])/giu
/** `0815 hrs`, `1430h`, `at 1905`. */
const military = /(?<![A-Za-z\d.,:/+-])([01]\d|2[0-4])([0-5]\d)\s?(?:hrs?|hours|h|uhr|uur|lt)(?!\p{L})/giu
/** Two consecutive four-digit times, as printed by reservation systems: `0610 0645`, `2340/0655+1`. */
const printed = /(?<![\p{L}\d.,:/+€$£-])([01]\d|2[0-3])([0-5]\d)(?:\s{1,4}|[-–/])([01]\d|2[0-3])([0-5]\d)(?![\d.,:])/gu
/** Twelve-hour times printed by reservation systems: `815A`, `1225P`, `TIME-1130A`. */
const half =
  /(?<![\p{L}\d.,:/+€$£]|(?<!TIME|PICK ?UP|DROP ?OFF|DEP|ARR|ETD|ETA)-)(1[0-2]|0?[1-9])([0-5]\d)([AP])(?![\p{L}\d.])/gu
const named =
  /(?<!\p{L})(noon|midday|midnight|mittags?|mitternacht|minuit|mezzogiorno|mezzanotte|mediod[ií]a|à midi|medianoche|meio-dia|meia-noite)(?!\p{L})/giu
/** `2h 10m`, `3 t 15 min`, `1 Std. 5 Min.`, `02:35 Std.`, `10 hours`, `約2時間`. */
const duration =
  /(?<![A-Za-z\d.,:/])(\d{1,3})\s?(?:h|hrs?|hours?|std\.?|stunden?|t|tim|u|uur|uren|ч|год|godz\.?|ore|órán?|óra|heures?|horas?|hodin|sa|saat|jam|giờ)\.?\s?(?:(?:and|und|et|y|e)\s)?(\d{1,2})\s?(?:m|mins?|minutes?|min\.?|minuten|мин\.?|хв\.?|perc|dk|minuti|minutos|menit|phút)(?![\p{L}\d])|(?<![A-Za-z\d.,:/])\d{1,2}:\d{2}\s?(?:std|stunden|timmar|timer|tuntia)(?![\p{L}\d])\.?|(?<![A-Za-z\d.,:/])(\d{1,3})\s?(?:hours|hrs|stunden|heures(?!\s\d{2}(?!\d))|horas|ore|uren|timmar|timer|tuntia|hodin|godzin|часов|часа|годин|時間|小时|小時|시간|minutes|minuten|min|mins|minutos|minuti|мин|分钟|分鐘|分間)(?![\p{L}\d])/giu
const dayShift =
  /^(?:\s?(?:น\.|uhr|hrs?|h)(?!\p{L}))?[\s,)]{0,3}\(?\s?[+#]\s?(\d)(?!\d|[:.]\d)\s?(?:j(?:our)?|d(?:ay)?s?|tag|dag|día|dia|giorno|день|日|天)?/iu

/** The number of days to add to a time that ends at an offset, such as `+1` or `#1`; empty if there is none. */
export const dayShiftAt = (plain: string, end: number): string => dayShift.exec(plain.slice(end, end + 14))?.[1] ?? ''

// Italian `alle` marks an hour, not the morning.
const isMorning = (mark: string): boolean => /^(?:a(?!lle)|π|午前|上午|早上|오전|ص)/iu.test(mark)
const isEvening = (mark: string): boolean => /^(?:p|μ|午後|下午|傍晚|晚上|오후|저녁|م)/iu.test(mark)

/** The hour of the day by its AM/PM mark; null if invalid. */
function hourOf(hour: number, mark: string): number | null {
  if (hour > 24) return null
  if (isEvening(mark)) return hour < noon ? hour + noon : hour
  if (isMorning(mark)) return hour === noon ? 0 : hour
  return hour
}

const two = (number: number): string => String(number).padStart(2, '0')

/** Finds durations, which must not be read as times of day. */
export const findDurations = (line: Line): Mention[] =>
  matchesOf(line.plain, duration).map(({ 0: text, index }) => mentionAt(line, 'duration', index, text, text, ''))

/** A time matched by a pattern. */
interface Clock {
  start: number
  text: string
  hour: number | null
  minute: number
  form: string
  /** Set if it is written in words, which do not distinguish AM from PM. */
  isSpoken?: true
}

/** A line that consists of a four-digit time, optionally with a mark, class and status: `0740* V`, `0810+1 OK`. */
const alone = /^([01]\d|2[0-3])([0-5]\d)(?:(?:\s?[+#]\d|\*)(?:\s[A-Z])?)?(?:\s{1,2}OK)?$/

/** A line that consists of two four-digit times with an optional status: `HK8 2355 0635+1`, `2355 0810+1 OK`. */
const pairAlone =
  /^(?:[A-Z]{2}\d{1,2}\s{1,4})?(?:[01]\d|2[0-3])[0-5]\d(?:\s{1,4}|[-–/])(?:[01]\d|2[0-3])[0-5]\d(?:\s?[+#]\d)?(?:\s{1,2}OK)?$/

/** Finds four-digit times without a unit, as printed by reservation systems. */
function printedClocks(plain: string, hasDate: boolean): Clock[] {
  const clock = (start: number, text: string, form: string): Clock => ({
    start,
    text,
    hour: Number(text.slice(0, 2)),
    minute: Number(text.slice(2)),
    form,
  })
  const only = alone.test(plain) && !isYearLike(plain.slice(0, 4)) ? [clock(0, plain.slice(0, 4), 'printed')] : []
  if (!hasDate && !pairAlone.test(plain.trim())) return only
  const pairs = matchesOf(plain, printed).flatMap(({ 0: text, index }) => [
    clock(index, text.slice(0, 4), 'military'),
    clock(index + text.length - 4, text.slice(-4), 'military'),
  ])
  return [...only, ...pairs]
}

/** Whether a match is part of a code with letters and digits: `2U40GG`. */
const isCode = (plain: string, match: RegExpExecArray): boolean =>
  /^[hu]$/iu.test(match[3] ?? '') && /^[A-Za-z\d]/.test(plain.slice(match.index + match[0].length))

/** The time of a match of `ideographic`. */
function ideographicClock({ 0: text, index, groups = {} }: RegExpExecArray): Clock {
  const { mark = '', after, whole, one = '', half: isHalf, minute } = groups
  const hour = ideographicNumber(after ?? whole ?? one)
  return {
    start: index,
    text,
    hour: hour === null ? null : hourOf(hour, mark),
    minute: isHalf ? halfHour : minute === undefined ? 0 : (ideographicNumber(minute) ?? 0),
    form: mark === '' ? 'clock' : 'half',
  }
}

function clocksIn(plain: string, hasDate: boolean): Clock[] {
  const of = (m: RegExpExecArray, hour: number | null, minute: number, form: string): Clock => ({
    start: m.index,
    text: m[0].trimEnd(),
    hour,
    minute,
    form,
  })
  return [
    ...matchesOf(plain, halfRange)
      .filter((m) => Number(m[1]) % noon < Number(m[3]) % noon)
      .map((m) => ({ ...of(m, hourOf(Number(m[1]), m[4] ?? ''), Number(m[2]), 'half'), text: `${m[1]}:${m[2]}` })),
    ...matchesOf(plain, clock)
      .filter((m) => !isCode(plain, m))
      .map((m) => {
        const mark = m[1] ?? m[6] ?? m[7] ?? ''
        const form = m[3] === '.' ? 'dot' : mark === '' ? 'clock' : 'half'
        return of(m, hourOf(Number(m[2]), mark), m[5] === undefined ? Number(m[4] ?? 0) : halfHour, form)
      }),
    ...matchesOf(plain, military).map((m) => of(m, Number(m[1]), Number(m[2]), 'military')),
    ...matchesOf(plain, half).map((m) => of(m, hourOf(Number(m[1]), m[3] ?? ''), Number(m[2]), 'half')),
    ...printedClocks(plain, hasDate),
    ...matchesOf(plain, hourOnly).flatMap((m) =>
      beforeDuration.test(plain.slice(0, m.index))
        ? []
        : of(m, hourOf(Number(m[1]), /^[ap]/i.test(m[2] ?? '') ? (m[2] ?? '') : ''), 0, 'hour'),
    ),
    ...matchesOf(plain, hourRange).map((m) => of(m, hourOf(Number(m[1]), m[2] ?? ''), 0, m[2] ? 'half' : 'hour')),
    ...matchesOf(plain, labelledDigits).map((m) => of(m, Number(m[1]), Number(m[2]), 'military')),
    ...matchesOf(plain, labelledHour).map((m) => of(m, hourOf(Number(m[1]), ''), 0, 'told')),
    ...matchesOf(plain, rangeEnd).map((m) => of(m, hourOf(Number(m[1]), ''), 0, 'told')),
    ...matchesOf(plain, ideographic).map((m) => ideographicClock(m)),
    ...matchesOf(plain, hourAfter).map((m) => of(m, hourOf(Number(m[1]), ''), 0, 'told')),
    ...matchesOf(plain, named).map((m) =>
      of(m, /^(?:mid?n|minu|mezzan|median|mitter|meia)/i.test(m[1] ?? '') ? 0 : noon, 0, 'named'),
    ),
  ]
}

const [amTag, pmTag] = [particleTag('am'), particleTag('pm')]
/** Maximum number of characters between an hour and its word for AM or PM. */
const maxMarkGap = 2
/** An hour that only the following word for AM or PM identifies as one: `7 το απόγευμα`, `8 de la tarde`. */
const bareHour = /(?<![\p{L}\d.,:/+€$£-])(1[0-2]|[1-9])(?=\s\p{L})/gu

const isHalf = ({ ids }: Tag): boolean => ids.includes(amTag) || ids.includes(pmTag)

/** AM or PM by a word after a time: `3:30 عصرًا`; empty if there is none. */
function halfBehind(plain: string, end: number, tags: readonly Tag[]): '' | 'am' | 'pm' {
  const mark = tags.find((tag) => tag.start >= end && tag.start - end <= maxMarkGap && isHalf(tag))
  if (!mark || /[^\s(]/u.test(plain.slice(end, mark.start))) return ''
  return mark.ids.includes(pmTag) ? 'pm' : 'am'
}

/** AM or PM by a word before a time, `este 7 órakor`, unless the word belongs to another time. */
function halfBefore(plain: string, start: number, tags: readonly Tag[]): '' | 'am' | 'pm' {
  const mark = tags.find((tag) => tag.end <= start && plain.slice(tag.end, start) === ' ' && isHalf(tag))
  if (!mark || /\d\s?$/u.test(plain.slice(0, mark.start))) return ''
  return mark.ids.includes(pmTag) ? 'pm' : 'am'
}

/** The hours of a line that only words for AM or PM identify as such. */
const markedHours = (plain: string, tags: readonly Tag[]): Clock[] =>
  matchesOf(plain, bareHour).flatMap(({ 0: text, index }) => {
    const mark = halfBehind(plain, index + text.length, tags)
    return mark === '' ? [] : [{ start: index, text, hour: hourOf(Number(text), mark), minute: 0, form: 'half' }]
  })

/** The last hour that is PM by default if spoken. */
const lastAfternoon = 6
const tableTag = conceptTag('restaurant')

/** AM or PM of a time in words: `half past seven` is PM if a restaurant table is booked. */
const likelyHalf = (hour: number, tags: readonly Tag[]): '' | 'pm' =>
  hour <= lastAfternoon || hour === noon || tags.some(({ ids }) => ids.includes(tableTag)) ? 'pm' : ''

/** Finds the times of day in a line. `taken` holds mentions of other types, `tags` those of the line. */
export function findTimes(line: Line, taken: readonly Mention[], tags: readonly Tag[] = []): Mention[] {
  const { plain } = line
  const spoken = findSpokenTimes(line.folded)
  if (!/\d/.test(plain) && spoken.length === 0 && plain.search(named) < 0 && plain.search(ideographic) < 0) return []
  const found: Mention[] = []
  const hasDate = taken.some(({ type }) => type === 'date')
  for (const { start, text, hour: written, minute, form, isSpoken } of [
    ...spoken.map((one): Clock => ({ ...one, form: 'told', isSpoken: true })),
    ...clocksIn(plain, hasDate),
    ...markedHours(plain, tags),
  ]) {
    const end = start + text.length
    const isOpen = form !== 'half' && form !== 'military' && form !== 'named' && written !== null && written <= noon
    const mark = isOpen ? halfBehind(plain, end, tags) || halfBefore(plain, start, tags) : ''
    const hour = isOpen ? hourOf(written, mark || (isSpoken ? likelyHalf(written, tags) : '')) : written
    const isTaken = [...taken, ...found].some((other) => start < other.end && other.start < end)
    if (hour === null || minute > 59 || isTaken) continue
    const isNext = hour === 24
    const shift = Number(dayShiftAt(plain, end)) + (isNext && minute === 0 ? 1 : 0)
    found.push({
      type: 'time',
      line: line.index,
      start,
      end,
      value: `${two(isNext ? 0 : hour)}:${two(minute)}`,
      form,
      detail: shift > 0 ? String(shift) : '',
    })
  }
  const ordered = found.toSorted((a, b) => a.start - b.start)
  return ordered.map((time, at) => endOfRange(time, ordered[at - 1], plain))
}
