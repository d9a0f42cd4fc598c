import type { Concept } from '../../languages/language'
import { conceptTag } from '../../languages/lexicon'
import { namesRenter } from './brands'
import { eventTime } from './event-time'
import { EventWords } from './event-words'
import { type CalendarEvent, propertyOf } from './parse-calendar'

/** The two events of one booking: its kind, and the concepts in their titles. */
const pairs: readonly { kind: 'lodging' | 'car'; first: Concept; last: Concept }[] = [
  { kind: 'lodging', first: 'checkIn', last: 'checkOut' },
  { kind: 'car', first: 'pickUp', last: 'dropOff' },
]

const maxDays = 92
/** Maximum number of characters read of a title. */
const maxTitle = 120

interface End {
  event: CalendarEvent
  concepts: readonly Concept[]
  /** The title without the words for the concept. */
  name: string
  place: string
  /** Local time. */
  time: string
}

/** Reads an event whose title begins or ends with a check-in, check-out, pick-up or return. */
function endOfStay(event: CalendarEvent): End | null {
  const summary = propertyOf(event, 'SUMMARY')
  const start = propertyOf(event, 'DTSTART')
  const time = start && eventTime(start)?.local
  if (!summary || !time) return null
  const title = summary.value.slice(0, maxTitle).replace(/\s+/g, ' ').trim()
  const words = new EventWords({ properties: [{ ...summary, value: title }] })
  const tags = words.tagsOf(title)
  const bare = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')
  const place = propertyOf(event, 'LOCATION')?.value.replace(/\s+/g, ' ').trim() ?? ''
  for (const { start: from, end, ids } of tags) {
    const [before, behind] = [bare(title.slice(0, from)), bare(title.slice(end))]
    if (before !== '' && behind !== '' && !namesRenter(before)) continue
    const concepts = pairs.flatMap(({ first, last }) => [first, last]).filter((one) => ids.includes(conceptTag(one)))
    const name = (before || behind).replace(/^(?:at|from|to|in|im|bei|beim|au|à|en|du|de|ved|på|w|v)\s+(?=\p{Lu})/u, '')
    // `Pick-up Rental Car: Hertz`
    const kind = /^([\p{L} -]{3,20}):\s+(?=\p{Lu})/u.exec(name)
    const isKind = kind !== null && words.kindsIn(kind[1] ?? '').length > 0
    if (concepts.length > 0) return { event, concepts, name: isKind ? name.slice(kind[0].length) : name, place, time }
  }
  return null
}

/** The event that ends what another one began: the next with the same name and place. */
const lastOf = (begin: End, ends: readonly End[], concept: Concept): End | undefined =>
  ends
    .filter(
      ({ concepts, name, place, time }) =>
        concepts.includes(concept) &&
        name === begin.name &&
        (place === begin.place || place === '' || begin.place === '' || concept === 'dropOff') &&
        (name !== '' || place !== '') &&
        time.slice(0, 10) > begin.time.slice(0, 10) &&
        Date.parse(time.slice(0, 10)) - Date.parse(begin.time.slice(0, 10)) <= maxDays * 86_400_000,
    )
    .toSorted((a, b) => (a.time < b.time ? -1 : 1))
    .at(0)

/**
 * Joins the two events of one booking (`Check-in: Hotel Astoria`, `Check-out: Hotel Astoria`): the first then lasts
 * until the second begins.
 */
export function withPairs(events: readonly CalendarEvent[]): CalendarEvent[] {
  const ends = events.flatMap((event) => endOfStay(event) ?? [])
  const joined = new Map<CalendarEvent, CalendarEvent>()
  const last = new Set<CalendarEvent>()
  for (const begin of ends)
    for (const { kind, first, last: concept } of pairs) {
      const end = begin.concepts.includes(first) && !last.has(begin.event) ? lastOf(begin, ends, concept) : undefined
      if (!end || last.has(end.event) || joined.has(begin.event)) continue
      last.add(end.event)
      joined.set(begin.event, { ...begin.event, booking: { kind, name: begin.name, end: end.event } })
    }
  return events.filter((event) => !last.has(event)).map((event) => joined.get(event) ?? event)
}
