import type { Concept } from '../../../src/languages/language'
import { arrivalTime, conceptsOf, dateTimeText, isRide, numberConceptOf, placeConceptOf } from './date-times'
import { extras, type Item } from './extras'
import type { Segment } from './segment'
import type { Writer } from './writer'

/** The fields of a segment as labels with values, grouped in one of several ways. */
export function itemsOf(writer: Writer, segment: Segment): Item[] {
  const { random, words, clock } = writer
  const [startConcept, endConcept] = conceptsOf(segment)
  const items: Item[] = []
  const add = (concept: Concept, ...value: (string | null | undefined)[]): void => {
    const lines = value.filter((line): line is string => line !== null && line !== undefined && line !== '')
    if (lines.length > 0) items.push({ label: words.label(concept), value: lines })
  }
  const number = (): void => {
    if (segment.displayNumber === null) return
    add(
      numberConceptOf(segment),
      random.chance(0.3) ? `${segment.company} ${segment.displayNumber}` : segment.displayNumber,
    )
  }
  if (!isRide(segment)) {
    if (random.chance(0.7)) add(placeConceptOf(segment), segment.place)
  }
  const grouping = random.int(0, 4)
  const isStay = segment.kind === 'lodging'
  if (isStay || (!isRide(segment) && segment.kind !== 'restaurant')) {
    if (isStay) {
      add(startConcept, dateTimeText(writer, segment.startDay, segment.startTime, true))
      add(endConcept, segment.endDay ? dateTimeText(writer, segment.endDay, segment.endTime, true) : null)
      if (random.chance(0.5)) add('nights', String(segment.nights))
    } else if (grouping < 3)
      add(
        'date',
        dateTimeText(writer, segment.startDay, segment.startTime),
        segment.endTime && random.chance(0.5) ? null : null,
      )
    else {
      add('date', clock.date(segment.startDay))
      add(
        random.chance(0.5) ? 'start' : 'time',
        segment.endTime
          ? `${clock.time(segment.startTime ?? '')} – ${clock.time(segment.endTime)}`
          : clock.time(segment.startTime ?? ''),
      )
    }
    if (!isStay && segment.endTime && grouping < 3 && segment.endDay)
      add(
        'end',
        random.chance(0.5) ? clock.time(segment.endTime) : dateTimeText(writer, segment.endDay, segment.endTime),
      )
  } else if (segment.kind === 'restaurant') {
    if (grouping < 3) add('date', dateTimeText(writer, segment.startDay, segment.startTime))
    else {
      add('date', clock.date(segment.startDay))
      add('time', clock.time(segment.startTime ?? ''))
    }
  } else if (grouping === 0) {
    number()
    add(startConcept, dateTimeText(writer, segment.startDay, segment.startTime), segment.from?.displayed)
    add(
      endConcept,
      segment.endDay ? dateTimeText(writer, segment.endDay, segment.endTime) : null,
      segment.to?.displayed,
    )
  } else if (grouping === 1) {
    add('origin', segment.from?.displayed)
    add('destination', segment.to?.displayed)
    add(startConcept, dateTimeText(writer, segment.startDay, segment.startTime))
    add(endConcept, segment.endDay ? dateTimeText(writer, segment.endDay, segment.endTime) : null)
    number()
  } else if (grouping === 2) {
    add('date', clock.date(segment.startDay))
    number()
    add('origin', segment.from?.displayed)
    add('destination', segment.to?.displayed)
    add(startConcept, segment.startTime && clock.time(segment.startTime))
    add(
      endConcept,
      segment.kind === 'car' && segment.endDay
        ? dateTimeText(writer, segment.endDay, segment.endTime)
        : arrivalTime(writer, segment),
    )
  } else if (grouping === 3) {
    number()
    add(startConcept, `${segment.from?.displayed}, ${dateTimeText(writer, segment.startDay, segment.startTime)}`)
    add(
      endConcept,
      segment.endDay
        ? `${segment.to?.displayed}, ${dateTimeText(writer, segment.endDay, segment.endTime)}`
        : (segment.to?.displayed ?? null),
    )
  } else {
    add('route', `${segment.from?.displayed} ${random.pick(['–', '→', '-', '>'])} ${segment.to?.displayed}`)
    add(startConcept, dateTimeText(writer, segment.startDay, segment.startTime))
    add(endConcept, segment.endDay ? dateTimeText(writer, segment.endDay, segment.endTime) : null)
    number()
  }
  return [...items, ...extras(writer, segment)]
}
