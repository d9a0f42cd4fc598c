import type { Concept } from '../../../src/languages/language'
import type { Segment } from './segment'
import type { Writer } from './writer'

/** Whether a segment has an origin and a destination. */
export const isRide = ({ kind }: Segment): boolean => kind !== 'lodging' && kind !== 'restaurant' && kind !== 'event'

const startConcepts: Readonly<Record<string, [Concept, Concept]>> = {
  lodging: ['checkIn', 'checkOut'],
  car: ['pickUp', 'dropOff'],
  taxi: ['pickUp', 'dropOff'],
}

/** The concepts of a segment's start and end. */
export const conceptsOf = ({ kind }: Segment): [start: Concept, end: Concept] =>
  startConcepts[kind] ?? (kind === 'restaurant' || kind === 'event' ? ['date', 'end'] : ['departure', 'arrival'])

/** The concept of a ride's number. */
export const numberConceptOf = ({ kind }: Segment): Concept =>
  kind === 'flight' || kind === 'train' ? kind : kind === 'boat' ? 'ship' : 'bus'

/** The concept for the name of a stay or visit. */
export const placeConceptOf = ({ kind }: Segment): Concept =>
  kind === 'lodging' ? 'hotel' : kind === 'restaurant' ? 'restaurant' : 'event'

/** Formats a date and a time as one text, in one of several orders. */
export function dateTimeText(
  { random, words, clock }: Writer,
  day: string,
  time: string | null,
  isStay = false,
): string {
  if (time === null) return clock.date(day)
  const [date, hour] = [clock.date(day), clock.time(time)]
  if (isStay && random.chance(0.6)) return `${date} (${words.particle('from')} ${hour})`
  return random.pick([
    `${date} ${hour}`,
    `${date}, ${hour}`,
    `${hour}, ${date}`,
    `${date} ${words.particle('at')} ${hour}`,
    `${date} – ${hour}`,
    `${date} | ${hour}`,
  ])
}

/** Formats the time of arrival, sometimes with a day offset; empty if unknown. */
export const arrivalTime = ({ random, clock }: Writer, segment: Segment): string => {
  const shift = segment.endDay !== null && segment.endDay > segment.startDay ? random.pick([' +1', ' (+1)', '']) : ''
  return segment.endTime === null ? '' : clock.time(segment.endTime) + shift
}
