import { airportNamed } from '@sextant/places/airports/airport-named'
import { calendarNames } from '../languages/calendar'
import { languagesOf, type Tag, tagOf, tagsOf } from '../languages/lexicon'
import type { Line, Page } from '../page/page'
import { findAirportCodes, findCodes, findContacts, findFlightNumbers, findMoney, findNights, findRideNumbers } from './codes'
import { type DateContext, findDates, isMonthFirst } from './dates'
import type { Find } from './find'
import { findTexts } from './texts'
import { findDurations, findTimes } from './times'

/** A page with the words of its lines tagged, and with everything that may be a value. */
export interface ReadPage {
  page: Page
  tags: readonly (readonly Tag[])[]
  finds: Find[]
  /** BCP 47, the likeliest first. */
  languages: readonly string[]
  /** ISO 8601: when it was sent. */
  sent: string
}

/** Values that a page may hold; no confirmation has more. */
const maxFinds = 6000

function findsOf(line: Line, tags: readonly Tag[], context: DateContext): Find[] {
  if (line.isHeader) return []
  const contacts = findContacts(line)
  const isFree = (find: Find, among: readonly Find[]): boolean =>
    !among.some((other) => find.start < other.end && other.start < find.end)
  const taken: Find[] = [...contacts]
  const add = (finds: readonly Find[]): Find[] => {
    const free = finds.filter((find) => isFree(find, taken))
    taken.push(...free)
    return free
  }
  add(findMoney(line))
  add(findDurations(line))
  add(findDates(line, context))
  add(findTimes(line, taken))
  add(findNights(line))
  const flights = add(findFlightNumbers(line))
  const airports = findAirportCodes(line, taken)
  const rides = findRideNumbers(line, [...taken, ...airports])
  const codes = findCodes(line, taken.filter(({ type }) => type !== 'number'))
  const texts = findTexts(line, [...taken, ...airports, ...codes], tags)
  return [...taken.filter((find) => !flights.includes(find)), ...flights, ...airports, ...rides, ...codes, ...texts]
}

/** Towns and airports by their names are airports as well, where a flight may be meant. */
function namedAirports(texts: readonly Find[]): Find[] {
  return texts.flatMap((find) => {
    if (find.type !== 'text' || find.value.length < 3 || find.value.length > 48 || /\d{3}/.test(find.value)) return []
    const airport = airportOf(find.value)
    return airport === null ? [] : [{ ...find, type: 'airport' as const, value: airport, form: 'named', detail: find.value }]
  })
}

const airportCache = new Map<string, string | null>()
const maxCached = 5000

function airportOf(name: string): string | null {
  const known = airportCache.get(name)
  if (known !== undefined) return known
  if (airportCache.size > maxCached) airportCache.clear()
  const code = airportNamed(name)?.iata ?? null
  airportCache.set(name, code)
  return code
}

/** Tags the words of a page and finds all that may be a value in it; `sent` is ISO 8601. */
export function readFinds(page: Page, sent: string): ReadPage {
  const { lines } = page
  const chosen = languagesOf(lines.map(({ folded }) => folded))
  const languages = [...chosen].map(tagOf)
  const names = calendarNames(languages)
  const context: DateContext = { sent, names, monthFirst: isMonthFirst(lines, names) }
  const tags = lines.map(({ folded }) => tagsOf(folded, chosen))
  const finds: Find[] = []
  for (const line of lines) {
    if (finds.length > maxFinds) break
    finds.push(...findsOf(line, tags[line.index] ?? [], context))
  }
  const mayFly = finds.some(({ form, type }) => type === 'number' && form.startsWith('flight'))
  return { page, tags, finds: mayFly ? [...finds, ...namedAirports(finds)] : finds, languages, sent }
}
