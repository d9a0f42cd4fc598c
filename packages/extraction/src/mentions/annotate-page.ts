import { airportNamed } from '@sextant/places/airports/airport-named'
import { remembered } from '../kit/remembered'
import { calendarNames } from '../languages/calendar'
import { conceptTag, kindTag, languagesOf, type Tag, tagOf, tagsOf } from '../languages/lexicon'
import { lineAbove } from '../page/line-above'
import type { Line, Page } from '../page/page'
import { findAirportCodes, findCodes, findContacts, findNights } from './codes'
import { findCompactTimes } from './compact-times'
import type { DateContext } from './date-parts'
import { findDates } from './dates'
import { dotsOf } from './dotted-days'
import { type Mention, mentionAt } from './mention'
import { findMoney } from './money'
import { joinNameParts } from './name-parts'
import { findDesignatedNumbers, findFlightNumbers, findRideNumbers } from './numbers'
import { withPageCurrencies } from './page-currency'
import { findRelativeDays } from './relative-days'
import { findStackedDates } from './stacked-dates'
import { withStatedYears } from './stated-years'
import { findTexts } from './texts'
import { findDurations, findTimes } from './times'
import { isMonthFirst } from './weekdays'

/** A page with the tags of its lines and the mentions found on it. */
export interface AnnotatedPage {
  page: Page
  tags: readonly (readonly Tag[])[]
  mentions: Mention[]
  /** Languages as BCP 47 tags, most likely first. */
  languages: readonly string[]
  /** When the mail was sent, as ISO 8601. */
  sent: string
}

/** Maximum number of mentions of a page, which no confirmation exceeds. */
const maxMentions = 2500

/** The largest number that may be a time without a colon, or a year. */
const lastTime = 2400

/** Whether a number follows a month or weekday: `Sat 2027` is not a train, but `FR 9615` is. */
function isCalendarName(number: string, { names }: DateContext): boolean {
  const [word = '', digits = ''] = number.toLowerCase().split(' ')
  return (names.months.has(word) || names.weekdays.has(word)) && !(Number(digits) > lastTime)
}

const trainTags = new Set([conceptTag('train'), kindTag('train')])

function mentionsOf(line: Line, tags: readonly Tag[], context: DateContext): Mention[] {
  if (line.isHeader) return []
  const contacts = findContacts(line)
  const isFree = (mention: Mention, among: readonly Mention[]): boolean =>
    !among.some((other) => mention.start < other.end && other.start < mention.end)
  const taken: Mention[] = [...contacts]
  const add = (mentions: readonly Mention[]): Mention[] => {
    const free = mentions.filter((mention) => isFree(mention, taken))
    taken.push(...free)
    return free
  }
  // Most lines contain only words.
  const hasDigit = /\d/.test(line.plain)
  const inDigits = (find: (line: Line) => Mention[]): Mention[] => (hasDigit ? find(line) : [])
  add(inDigits(findMoney))
  add(inDigits(findDurations))
  add(findDates(line, context))
  add(findTimes(line, taken, tags))
  add(inDigits(findNights))
  const flights = add(inDigits(findFlightNumbers))
  const designated = inDigits(findDesignatedNumbers).filter((mention) => isFree(mention, taken))
  const airports = findAirportCodes(line, taken, tags)
  // `EC 317` may be a train or a flight, `ICL 51` a train or a small airport.
  const isOfTrain = tags.some(({ ids }) => ids.some((id) => trainTags.has(id)))
  const rides = inDigits(() =>
    findRideNumbers(line, [
      ...taken.filter((mention) => !flights.includes(mention)),
      ...airports.filter(({ form }) => form !== 'small' && !isOfTrain),
    ]),
  )
  const compact = findCompactTimes(line, taken, airports, tags)
  const codes = findCodes(
    line,
    taken.filter(({ type }) => type !== 'number'),
    tags,
  )
  const texts = findTexts(line, [...taken, ...airports, ...codes], tags)
  return [
    ...taken.filter((mention) => !flights.includes(mention)),
    ...flights,
    ...designated,
    ...airports,
    ...rides.filter(({ value }) => !isCalendarName(value, context)),
    ...compact,
    ...codes,
    ...texts,
  ]
}

/** The shortest airport names have three letters, or two in Chinese, Japanese and Korean. */
const minName = /^.{3}|^[\p{Script=Han}\p{Script=Hangul}]{2}/u

/**
 * Names of cities and airports as airport mentions, for pages that may be about flights. An airport that a line names
 * in several ways (`Oslo-Gardermoen (OSL)`) is mentioned once, by its code or its longest name.
 */
function namedAirports(mentions: readonly Mention[]): Mention[] {
  const known = new Set(mentions.flatMap(({ type, line, value }) => (type === 'airport' ? [`${line}|${value}`] : [])))
  const named = mentions
    .filter(
      ({ type, value }) => type === 'text' && minName.test(value) && value.length < 49 && !/^\p{Ll}|\d{3}/u.test(value),
    )
    .toSorted((a, b) => b.value.length - a.value.length)
  const found: Mention[] = []
  return named.flatMap((mention) => {
    const airport = airportOf(mention.value)
    const key = `${mention.line}|${airport}`
    // `Goa` is part of `Goa Mopa`, but what follows a name may be the other end of a route.
    const isPart = found.some(({ line, start }) => line === mention.line && start === mention.start)
    if (airport === null || known.has(key) || isPart) return []
    known.add(key)
    found.push(mention)
    return [{ ...mention, type: 'airport' as const, value: airport, form: 'named', detail: mention.value }]
  })
}

const airportOf = remembered((name) => (isRoute(name) ? null : (airportNamed(name)?.iata ?? null)))

/** Whether a name is that of two airports, one on each side of a dash: `Helsinki – London Heathrow`. */
function isRoute(name: string): boolean {
  const [from, to, more] = name.split(/ [-–—>→] /u).map((end) => airportNamed(end)?.iata)
  return from !== undefined && to !== undefined && more === undefined && from !== to
}

/** Whether a code is a word that the page also writes in lower case: `PARKING` above `Parking is free`. */
function ordinaryWords(lines: readonly Line[]): (mention: Mention) => boolean {
  const words = new Set(
    lines.flatMap(({ plain }) => plain.match(/(?<![\p{L}\d])\p{L}\p{Ll}{4,7}(?![\p{L}\d])/gu) ?? []),
  )
  const lower = new Set([...words].map((word) => word.toLowerCase()))
  return ({ type, value }) => type === 'code' && /^\p{Lu}{5,8}$/u.test(value) && lower.has(value.toLowerCase())
}

const flightTags = [conceptTag('flight'), kindTag('flight')]

/** Whether a page's words say that it is about flights, which also covers carriers without a known code. */
const isOfFlights = (tags: AnnotatedPage['tags']): boolean =>
  tags.some((line) => line.some(({ ids }) => flightTags.some((id) => ids.includes(id))))

/** Concepts whose values are numbers, which are no hours: `Train`, `0610`. */
const numbered = (['train', 'bus', 'carriage', 'otherNumber'] as const).map(conceptTag)
/** Labels of the number of a boarding pass. */
const sequence =
  /^(?:boarding )?(?:seq|sequence|séq|séquence|sec|secuencia|sequenza|sequenznr|lfd)\.?(?: ?(?:no|nr|number))?\.?$/iu

/**
 * Mentions of a line without those that the label above its number excludes: the number of a flight, `Flight`, `1002`,
 * is one, and that of a train is no hour.
 */
function underLabel(
  mentions: () => Mention[],
  line: Line,
  lines: readonly Line[],
  tags: AnnotatedPage['tags'],
): Mention[] {
  if (!/^(?:[1-9]\d{0,3}|0\d{3})$/.test(line.plain)) return mentions()
  const above = lineAbove(line, lines)
  const label = above?.plain.replace(/\s?[:：#]$/u, '') ?? ''
  const isLabelled = (concepts: readonly number[]): boolean =>
    (tags[above?.index ?? -1] ?? []).some(
      ({ start, end, ids }) => start === 0 && end === label.length && ids.some((id) => concepts.includes(id)),
    )
  if (isLabelled([conceptTag('flight')]))
    return [mentionAt(line, 'number', 0, line.plain, String(Number(line.plain)), 'flight-bare')]
  return isLabelled(numbered) || sequence.test(label) ? mentions().filter(({ type }) => type !== 'time') : mentions()
}

/** A mention whose properties are in the same order as those of all others, which makes access to them faster. */
const inOneShape = ({ type, line, start, end, value, form, detail }: Mention): Mention => ({
  type,
  line,
  start,
  end,
  value,
  form,
  detail,
})

/** The tags of each line outside its written dates: `5 May` says nothing of what may be. */
function outsideDates(tags: AnnotatedPage['tags'], mentions: readonly Mention[], lines: readonly Line[]): Tag[][] {
  const all = tags.map((own) => [...own])
  for (const { type, line, start, end } of mentions) {
    const isWritten = type === 'date' && /\d/.test(lines[line]?.text.slice(start, end) ?? '')
    if (isWritten) all[line] = (all[line] ?? []).filter((tag) => tag.start < start || tag.end > end)
  }
  return all
}

/** Tags the words of a page and finds its mentions. `sent` is ISO 8601. */
export function annotatePage(page: Page, sent: string): AnnotatedPage {
  const { lines } = page
  const chosen = languagesOf(lines.map(({ folded }) => folded))
  const languages = [...chosen].map(tagOf)
  const names = calendarNames(languages)
  const language = languages[0] ?? 'en'
  const context: DateContext = {
    sent,
    names,
    monthFirst: isMonthFirst(lines, names, language, sent),
    dotMonthFirst: language === 'hu',
    dots: dotsOf(lines),
  }
  const tags = lines.map(({ folded }) => tagsOf(folded, chosen))
  const mentions: Mention[] = []
  const isOrdinary = ordinaryWords(lines)
  const { names: joinedNames, isPart } = joinNameParts(page)
  for (const line of lines) {
    if (mentions.length > maxMentions) break
    const own = (): Mention[] =>
      mentionsOf(line, tags[line.index] ?? [], context).filter((mention) => !isOrdinary(mention) && !isPart(mention))
    mentions.push(...underLabel(own, line, lines, tags))
  }
  mentions.push(...joinedNames)
  const isBesideStacked = (line: number): boolean =>
    stacked.some((mention) => Math.abs(mention.line - line) <= 3 && (lines[line]?.text.length ?? 0) < 26)
  const stacked = findStackedDates(lines, names, sent)
  mentions.push(...stacked)
  mentions.push(...findRelativeDays(lines, mentions, names, sent).filter(({ line }) => !isBesideStacked(line)))
  const numbers = new Set(mentions.flatMap(({ form, type }) => (type === 'number' ? [form] : [])))
  const mayFly =
    [...numbers].some((form) => form.startsWith('flight')) || (numbers.has('designated') && isOfFlights(tags))
  const all = mayFly ? [...mentions, ...namedAirports(mentions)] : mentions
  const completed = withStatedYears(withPageCurrencies(all, lines, languages), lines).map(inOneShape)
  return { page, tags: outsideDates(tags, completed, lines), mentions: completed, languages, sent }
}
