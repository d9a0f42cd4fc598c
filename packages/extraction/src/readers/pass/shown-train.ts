import type { Reservation } from '@sextant/contract/emails/reservation'
import type { Pass } from './pass-fields'
import { readShownJourney } from './shown-journey'

/** A station that a code has as letters or as a number: `FRPMO`, `8700015`. */
const coded = /^(?:[A-Z]{5}|\d{5,9})$/

const bare = (number: string): string => number.replace(/^0+(?=\d)/, '')

/**
 * The only train of a code as the pass shows it: with the names of stations that the code has as letters or numbers,
 * and its number without the zeros that the code puts in front of it.
 */
export function withShownTrain(train: Reservation, pass: Pass, contextDate: string): Reservation {
  const journey = train.kind === 'train' ? readShownJourney(pass, contextDate) : null
  if (journey?.kind !== 'train') return train
  const number = train.number && bare(train.number)
  const field = pass.fields.find(({ value }) => /^\d{1,6}$/.test(value.trim()) && bare(value.trim()) === number)
  const [from, to] = (['start', 'end'] as const).map((side) => {
    const { name = '' } = train[side].place
    return coded.test(name) ? journey[side].place.name : undefined
  })
  const { 'start.place.name': start, 'end.place.name': end } = journey.evidence
  return {
    ...train,
    ...(field ? { number: field.value.trim() } : {}),
    start: { ...train.start, place: { ...train.start.place, ...(from ? { name: from } : {}) } },
    end: { ...train.end, place: { ...train.end.place, ...(to ? { name: to } : {}) } },
    evidence: {
      ...train.evidence,
      ...(field ? { number: field.evidence } : {}),
      ...(from && start ? { 'start.place.name': start } : {}),
      ...(to && end ? { 'end.place.name': end } : {}),
    },
  }
}
