import type { Reservation } from '@sextant/contract/emails/reservation'
import { findDates } from '@sextant/domain/kit/find-dates'
import { addDays, instantOf, localOf } from '@sextant/domain/kit/local-time'
import { findAirport } from '@sextant/places/airports/find-airport'
import type { Airport } from '@sextant/places/airports/table'
import { Draft } from '../../kit/draft'
import { setParties } from './event-parties'
import { eventTime } from './event-time'
import type { EventLine, EventWords } from './event-words'
import { flightIn } from './flight-number'
import { type CalendarEvent, propertyOf } from './parse-calendar'
import { statusOf } from './plain-event'
import { evidenceOf } from './property'

const code =
  /(?<![\p{L}\d])(?!MON|TUE|WED|THU|FRI|SAT|SUN|JAN|FEB|MAR|APR|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]{3}(?![\p{L}\d])/gu
const clock = /(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])(?:\s?([ap])\.?m)?/giu

/** A flight in one line, with its number, both airports and both times: `AF1819 HAM 08:00 - CDG 09:35`. */
interface Leg {
  line: EventLine
  airline: string
  number: string
  ends: readonly [from: Airport, to: Airport]
  times: readonly [departs: string, arrives: string]
}

const hourOf = ([, hour = '', minute = '', half]: RegExpMatchArray): string => {
  const hours = (Number(hour) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}:00`
}

function legIn(line: EventLine): Leg[] {
  const flight = flightIn([line.text])
  const [from, to, ...others] = [...line.text.matchAll(code)].flatMap(([found]) => findAirport(found) ?? [])
  const [departs, arrives, ...more] = [...line.text.matchAll(clock)].map(hourOf)
  if (!flight || !from || !to || from === to || others.length > 0) return []
  return departs && arrives && more.length === 0
    ? [{ line, ...flight, ends: [from, to], times: [departs, arrives] }]
    : []
}

/** The first day from the given one on which a time is after an instant. */
function dayAfter(instant: string | null, day: string, time: string, zone: string): string {
  const isAfter = (one: string): boolean => instant === null || (instantOf(`${one}T${time}`, zone) ?? '') > instant
  return [-1, 0, 1].map((days) => addDays(day, days)).find(isAfter) ?? addDays(day, 2)
}

/** The flights of an event that is a whole itinerary, each in one line of its description; none if it has only one. */
export function readFlightLegs(event: CalendarEvent, words: EventWords, part: string): Reservation[] {
  const legs = words.lines.flatMap((line) => (line.property.name === 'DESCRIPTION' ? legIn(line) : []))
  const start = propertyOf(event, 'DTSTART')
  const begins = start && eventTime(start)
  const first = legs[0]
  if (!begins?.local || !first || new Set(legs.map(({ airline, number }) => airline + number)).size < 2) return []
  const instant = begins.zone === undefined ? null : instantOf(begins.local, begins.zone)
  const [own] = first.ends
  let day = ((instant && localOf(instant, own.zone)) ?? begins.local).slice(0, 10)
  let arrived: string | null = null
  return legs.map(({ line, airline, number, ends: [from, to], times: [departs, arrives] }) => {
    const stated = findDates(line.text, day).at(0)?.value
    day = stated ?? (arrived === null ? day : dayAfter(arrived, day, departs, from.zone))
    const left = instantOf(`${day}T${departs}`, from.zone)
    const arrival = dayAfter(left, day, arrives, to.zone)
    const draft = new Draft('flight', 0.9)
    const at = { ...evidenceOf(line.property, part), text: line.text.slice(0, 200) }
    draft.set('provider.iata_code', airline, at)
    draft.set('number', number, at)
    draft.set('start.place.iata_code', from.iata, at)
    draft.set('end.place.iata_code', to.iata, at)
    draft.set('start.time.local', `${day}T${departs}`, at)
    draft.set('end.time.local', `${arrival}T${arrives}`, at)
    setParties(draft, event, words, part)
    arrived = instantOf(`${arrival}T${arrives}`, to.zone)
    day = arrival
    return draft.finish(statusOf(event, words))
  })
}
