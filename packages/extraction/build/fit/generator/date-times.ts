import type { Concept } from '../../../src/languages/language'
import type { Segment } from './segment'
import type { Writer } from './writer'

/** Whether a fact takes its travelers somewhere. */
export const isRide = ({ kind }: Segment): boolean => kind !== 'lodging' && kind !== 'restaurant' && kind !== 'event'

const startConcepts: Readonly<Record<string, [Concept, Concept]>> = {
  lodging: ['checkIn', 'checkOut'],
  car: ['pickUp', 'dropOff'],
  taxi: ['pickUp', 'dropOff'],
}

/** What the beginning and the end of a fact are called. */
export const conceptsOf = ({ kind }: Segment): [start: Concept, end: Concept] =>
  startConcepts[kind] ?? (kind === 'restaurant' || kind === 'event' ? ['date', 'end'] : ['departure', 'arrival'])

/** A day and an hour as one text, in one of the orders in use. */
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

/** The hour of arrival, at times with the days that passed; empty where it is not known. */
export const arrivalTime = ({ random, clock }: Writer, segment: Segment): string => {
  const shift = segment.endDay !== null && segment.endDay > segment.startDay ? random.pick([' +1', ' (+1)', '']) : ''
  return segment.endTime === null ? '' : clock.time(segment.endTime) + shift
}
