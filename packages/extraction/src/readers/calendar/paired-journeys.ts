import type { Concept } from '../../languages/language'
import { conceptTag } from '../../languages/lexicon'
import { eventTime } from './event-time'
import { EventWords } from './event-words'
import { type CalendarEvent, propertyOf } from './parse-calendar'

const maxHours = 36
/** Characters of a text that are read. */
const maxText = 2000

/** Numbers that say that two events are of one journey: of a booking, a flight, a train. */
const token = /(?<![\p{L}\d])(?=[A-Z]{0,6}\d|[A-Z\d]{6}(?![\p{L}\d]))(?:[A-Z]{1,4} )?[A-Z\d]{3,10}(?![\p{L}\d:.])/gu

interface End {
  event: CalendarEvent
  concept: Concept
  /** What the title names beside the word for it. */
  place: string
  /** Local. */
  time: string
  numbers: readonly string[]
}

/** The departure or arrival that an event's title begins with (`Depart Gare de Lyon`, `Arrive at Torino P. Susa`). */
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

/** One event of both: its title names both places, and it lasts until the arrival. */
function joined(from: End, to: End): CalendarEvent {
  const begins = propertyOf(to.event, 'DTSTART')
  const kept = from.event.properties.filter(({ name }) => name !== 'DTEND' && name !== 'DURATION')
  const properties = kept.map((one) =>
    one.name === 'SUMMARY' ? { ...one, value: `${from.place} → ${to.place}` } : one,
  )
  return { ...from.event, properties: begins ? [...properties, { ...begins, name: 'DTEND' }] : properties }
}

/** Joins events that are the departure and the arrival of one journey: those that name the same number. */
export function withJourneys(events: readonly CalendarEvent[]): CalendarEvent[] {
  const ends = events.flatMap((event) => endOfJourney(event) ?? [])
  const arrivals = new Set<CalendarEvent>()
  const whole = new Map<CalendarEvent, CalendarEvent>()
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
    whole.set(from.event, joined(from, to))
  }
  return events.filter((event) => !arrivals.has(event)).map((event) => whole.get(event) ?? event)
}
