import type { Concept } from '../../languages/language'
import { conceptTag } from '../../languages/lexicon'
import { eventTime } from './event-time'
import { EventWords } from './event-words'
import { type CalendarEvent, propertyOf } from './parse-calendar'

const maxHours = 36
/** Maximum number of characters read of a text. */
const maxText = 2000

/** Numbers that connect two events of one journey: a booking reference, or a flight or train number. */
const token = /(?<![\p{L}\d])(?=[A-Z]{0,6}\d|[A-Z\d]{6}(?![\p{L}\d]))(?:[A-Z]{1,4} )?[A-Z\d]{3,10}(?![\p{L}\d:.])/gu

interface End {
  event: CalendarEvent
  concept: Concept
  /** The place in the title besides the word for the concept. */
  place: string
  /** Local time. */
  time: string
  numbers: readonly string[]
}

/**
 * Reads an event whose title begins with a departure or arrival (`Depart Gare de Lyon`, `Arrive at Torino P. Susa`).
 */
function endOfJourney(event: CalendarEvent): End | null {
  const [summary, start] = [propertyOf(event, 'SUMMARY'), propertyOf(event, 'DTSTART')]
  const time = start && eventTime(start)?.local
  if (!summary || !time || time.length === 10) return null
  const title = summary.value.slice(0, 120).replace(/\s+/g, ' ').trim()
  const words = new EventWords({ properties: [{ ...summary, value: title }] })
  const tag = words.beginsWith(title, ['departure', 'arrival'])
  const concept = (['departure', 'arrival'] as const).find((one) => tag?.ids.includes(conceptTag(one)))
  const place = title
    .slice(tag?.end ?? 0)
    .replace(/^[^\p{L}]*(?:(?:at|from|in|von|ab|aus|bei|à|de|en|da|van|te|z|w|v|från|fra|i)\s+(?=\p{Lu}))?/u, '')
  if (!tag || !concept || place === '') return null
  const text = [title, propertyOf(event, 'DESCRIPTION')?.value ?? ''].join('\n').slice(0, maxText)
  return { event, concept, place, time, numbers: text.match(token) ?? [] }
}

const hoursBetween = (from: string, to: string): number => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 3_600_000

/** Merges two events into one that lasts until the arrival and has both places in its title. */
function joined(from: End, to: End): CalendarEvent {
  const begins = propertyOf(to.event, 'DTSTART')
  const untimed = from.event.properties.filter(({ name }) => name !== 'DTEND' && name !== 'DURATION')
  const properties = untimed.map((one) =>
    one.name === 'SUMMARY' ? { ...one, value: `${from.place} → ${to.place}` } : one,
  )
  return { ...from.event, properties: begins ? [...properties, { ...begins, name: 'DTEND' }] : properties }
}

/** Joins the departure and arrival events of one journey, which share a number. */
export function withJourneys(events: readonly CalendarEvent[]): CalendarEvent[] {
  const ends = events.flatMap((event) => endOfJourney(event) ?? [])
  const arrivals = new Set<CalendarEvent>()
  const merged = new Map<CalendarEvent, CalendarEvent>()
  for (const from of ends.filter(({ concept }) => concept === 'departure')) {
    const to = ends
      .filter(({ concept, event }) => concept === 'arrival' && !arrivals.has(event))
      .filter(({ time, numbers }) => {
        const hours = hoursBetween(from.time, time)
        return hours > -maxHours && hours < maxHours && numbers.some((one) => from.numbers.includes(one))
      })
      .toSorted((a, b) => Math.abs(hoursBetween(from.time, a.time)) - Math.abs(hoursBetween(from.time, b.time)))
      .at(0)
    if (!to || to.place === from.place) continue
    arrivals.add(to.event)
    merged.set(from.event, joined(from, to))
  }
  return events.filter((event) => !arrivals.has(event)).map((event) => merged.get(event) ?? event)
}
