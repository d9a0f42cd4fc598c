import type { Concept } from '../../../src/languages/language'
import { extras, type Item } from './extras'
import type { Fact } from './facts'
import { arrivalHour, conceptsOf, isRide, moment } from './moments'
import type { Pen } from './pen'

/** The fields of a fact as labels with values, grouped in one of several ways. */
export function itemsOf(pen: Pen, fact: Fact): Item[] {
  const { random, words, clock } = pen
  const [startConcept, endConcept] = conceptsOf(fact)
  const items: Item[] = []
  const add = (concept: Concept, ...value: (string | null | undefined)[]): void => {
    const lines = value.filter((line): line is string => line !== null && line !== undefined && line !== '')
    if (lines.length > 0) items.push({ label: words.label(concept), value: lines })
  }
  const number = (): void => {
    if (fact.numberShown === null) return
    const concept = fact.kind === 'flight' ? 'flight' : fact.kind === 'train' ? 'train' : 'bus'
    add(concept, random.chance(0.3) ? `${fact.company} ${fact.numberShown}` : fact.numberShown)
  }
  if (!isRide(fact)) {
    const concept = fact.kind === 'lodging' ? 'hotel' : fact.kind === 'restaurant' ? 'restaurant' : 'event'
    if (random.chance(0.7)) add(concept, fact.place)
  }
  const grouping = random.int(0, 4)
  const isStay = fact.kind === 'lodging'
  if (isStay || (!isRide(fact) && fact.kind !== 'restaurant')) {
    if (isStay) {
      add(startConcept, moment(pen, fact.startDay, fact.startTime, true))
      add(endConcept, fact.endDay ? moment(pen, fact.endDay, fact.endTime, true) : null)
      if (random.chance(0.5)) add('nights', String(fact.nights))
    } else if (grouping < 3)
      add('date', moment(pen, fact.startDay, fact.startTime), fact.endTime && random.chance(0.5) ? null : null)
    else {
      add('date', clock.date(fact.startDay))
      add(
        random.chance(0.5) ? 'start' : 'time',
        fact.endTime
          ? `${clock.time(fact.startTime ?? '')} – ${clock.time(fact.endTime)}`
          : clock.time(fact.startTime ?? ''),
      )
    }
    if (!isStay && fact.endTime && grouping < 3 && fact.endDay)
      add('end', random.chance(0.5) ? clock.time(fact.endTime) : moment(pen, fact.endDay, fact.endTime))
  } else if (fact.kind === 'restaurant') {
    if (grouping < 3) add('date', moment(pen, fact.startDay, fact.startTime))
    else {
      add('date', clock.date(fact.startDay))
      add('time', clock.time(fact.startTime ?? ''))
    }
  } else if (grouping === 0) {
    number()
    add(startConcept, moment(pen, fact.startDay, fact.startTime), fact.from?.shown)
    add(endConcept, fact.endDay ? moment(pen, fact.endDay, fact.endTime) : null, fact.to?.shown)
  } else if (grouping === 1) {
    add('origin', fact.from?.shown)
    add('destination', fact.to?.shown)
    add(startConcept, moment(pen, fact.startDay, fact.startTime))
    add(endConcept, fact.endDay ? moment(pen, fact.endDay, fact.endTime) : null)
    number()
  } else if (grouping === 2) {
    add('date', clock.date(fact.startDay))
    number()
    add('origin', fact.from?.shown)
    add('destination', fact.to?.shown)
    add(startConcept, fact.startTime && clock.time(fact.startTime))
    add(
      endConcept,
      fact.kind === 'car' && fact.endDay ? moment(pen, fact.endDay, fact.endTime) : arrivalHour(pen, fact),
    )
  } else if (grouping === 3) {
    number()
    add(startConcept, `${fact.from?.shown}, ${moment(pen, fact.startDay, fact.startTime)}`)
    add(
      endConcept,
      fact.endDay ? `${fact.to?.shown}, ${moment(pen, fact.endDay, fact.endTime)}` : (fact.to?.shown ?? null),
    )
  } else {
    add('route', `${fact.from?.shown} ${random.pick(['–', '→', '-', '>'])} ${fact.to?.shown}`)
    add(startConcept, moment(pen, fact.startDay, fact.startTime))
    add(endConcept, fact.endDay ? moment(pen, fact.endDay, fact.endTime) : null)
    number()
  }
  return [...items, ...extras(pen, fact)]
}
