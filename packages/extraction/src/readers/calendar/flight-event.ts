import type { Reservation } from '@sextant/contract/emails/reservation'
import { findAirport } from '@sextant/places/airports/find-airport'
import { Draft } from '../../kit/draft'
import { setParties } from './event-parties'
import { endOf } from './event-time'
import type { EventWords } from './event-words'
import { flightIn, flightOfAirline, namesAirline } from './flight-number'
import { type CalendarEvent, propertyOf } from './parse-calendar'
import { setEventTime, statusOf } from './plain-event'
import { evidenceOf } from './property'

const flightWords = /\b(flight|flug|vol|vuelo|volo|voo|vlucht|flyg|fly|lento|lot)\b|✈/i
const pair = /\b([A-Z]{3})\b\s*(?:-|–|→|>|✈\uFE0F?|to|nach|à|a|naar|til|till)+\s*\b([A-Z]{3})\b/
/** A line with only two codes: `DUB - BER`. */
const pairAlone = /^[ \t]*([A-Z]{3}) ?[-–→>] ?([A-Z]{3})[ \t]*$/m
/** `LX14 ZRH-JFK`, `KL 1007 AMS/LHR`: no other word is needed to show that this is a flight. */
const numberedPair = /\b(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}[\s,:]{1,3}([A-Z]{3})\s?[-–→/]\s?([A-Z]{3})\b/
/** `Depart OSL 08:10`, and the equivalent line for the arrival. */
const ends = [
  /^[ \t]*(?:dep(?:art(?:s|ing|ure)?)?|from|abflug|von|départ|salida|partenza|avgang|avgång)\b([^\n]{3,60})/im,
  /^[ \t]*(?:arr(?:iv(?:es?|al|ing))?|to|ankunft|nach|arrivée|llegada|arrivo|ankomst)\b([^\n]{3,60})/im,
] as const
const weekdays = 'MON|TUE|WED|THU|FRI|SAT|SUN'
const months = 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC'
/** Calendar abbreviations that are also airports: Jackson, San Antonio, Sun Valley. */
const calendarWord = new RegExp(`^(?:${weekdays}|${months})$`)
/** `SUN 5 JUL`, but not `SAT 08:10`. */
const day = new RegExp(
  `\\b(?:${weekdays}|${months})[.,]? {1,2}(?=\\d{1,2}(?![\\d:]))|\\b\\d{1,2}[. ]{0,2}(?:${months})\\b`,
  'g',
)
const bracketed = /\(([A-Z]{3})\)/g
const reference =
  /(?:booking|reservation|confirmation|record|buchungs?|pnr)[\s-]*(?:reference|number|code|locator|nummer|no\.?|ref)?\s*[:#]\s*([A-Z\d]{5,8})\b/i

const airportCodes = (text: string): string[] => {
  const codes = [...text.matchAll(bracketed)].map(([, code = '']) => code)
  return [...new Set(codes)].filter((code) => findAirport(code) !== null)
}

/** The airport in a labelled line, which may also have a date: `SUN 5 JUL OSL 08:10`. */
function labelledCode(line = ''): string {
  const bare = line.replace(day, ' ')
  const codes = [...bare.matchAll(/\b[A-Z]{3}\b/g)].map(([code]) => code).filter((code) => findAirport(code) !== null)
  return codes.find((code) => !calendarWord.test(code)) ?? codes[0] ?? ''
}

/** Two codes alone in a line, except days: `DUB - BER`, not `MON - FRI`. */
function pairOfLine(text: string): RegExpExecArray | undefined {
  const found = pairAlone.exec(text)
  const isDays = [found?.[1], found?.[2]].every((code = '') => calendarWord.test(code))
  return found === null || isDays ? undefined : found
}

/**
 * The two airports in a text: `FRA - EWR`, `from FRA to EWR`, `Frankfurt (FRA) … Newark (EWR)`. A flight begins at its
 * event's location.
 */
function airportsIn(summary: string, location: string, text: string): [string, string] | null {
  const inBrackets = airportCodes(text)
  const [, from, to] = pair.exec(summary) ?? (inBrackets.length === 2 ? undefined : pairOfLine(text)) ?? []
  const isPair = [from, to].every((code) => code !== undefined && findAirport(code) !== null)
  const labelled = [...new Set(ends.map((end) => labelledCode(end.exec(text)?.[1])))].filter((code) => code !== '')
  const [first, second, ...others] = isPair
    ? [from, to]
    : inBrackets.length < 2 && labelled.length === 2
      ? labelled
      : inBrackets
  if (!first || !second || others.length > 0) return null
  const [firstCode, ...more] = airportCodes(location)
  const isSecond = !isPair && firstCode === second && more.length === 0 && airportCodes(summary).length < 2
  return isSecond ? [second, first] : [first, second]
}

/**
 * Reads a flight that an airline wrote into a calendar: text, two airports and a flight number; null if any is missing.
 */
export function readFlightEvent(event: CalendarEvent, words: EventWords, part: string): Reservation | null {
  const [summary, description] = [propertyOf(event, 'SUMMARY'), propertyOf(event, 'DESCRIPTION')]
  const eventText = description ?? summary
  if (!summary || !eventText) return null
  const location = propertyOf(event, 'LOCATION')?.value.slice(0, 500) ?? ''
  const text = `${summary.value}\n${description?.value.slice(0, 20_000) ?? ''}\n${location}`
  const [, first, second] = numberedPair.exec(text) ?? []
  const isNumbered = [first, second].every((code) => code !== undefined && findAirport(code) !== null)
  const airports = isNumbered ? ([first ?? '', second ?? ''] as const) : airportsIn(summary.value, location, text)
  const labelled = /(?:flight|flug|vol|vuelo|volo)[^:\n]{0,20}(?<!\d):\s*([^\n]{2,20})/i.exec(text)?.[1] ?? ''
  const flight = flightIn([labelled]) ?? flightOfAirline(labelled) ?? flightIn([text]) ?? flightOfAirline(summary.value)
  // `KL0861 Amsterdam - Tokyo`, with the codes of both airports in brackets below
  const isTitled =
    flightIn([summary.value.trim().slice(0, 7)]) !== null && airportCodes(description?.value ?? '').length === 2
  const isNamed = namesAirline(summary.value) || flightOfAirline(summary.value) !== null
  const isFlight = isNumbered || isTitled || flightWords.test(text) || isNamed
  if (!airports || !flight || !isFlight) return null
  const draft = new Draft('flight', 0.9)
  const [inSummary, inText] = [evidenceOf(summary, part), evidenceOf(eventText, part)]
  draft.set('start.place.iata_code', airports[0], inSummary)
  draft.set('end.place.iata_code', airports[1], inSummary)
  draft.set('provider.iata_code', flight.airline, inText)
  draft.set('number', flight.number, inText)
  draft.set('confirmation_no', reference.exec(text)?.[1], inText)
  setEventTime(draft, 'start.time', propertyOf(event, 'DTSTART'), part)
  setEventTime(draft, 'end.time', endOf(event), part)
  setParties(draft, event, words, part)
  return draft.finish(statusOf(event, words))
}
