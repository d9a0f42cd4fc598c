import { type Agreement, agree, firstAnswer } from '../kit/agree'
import { fold, foldCode } from '../kit/fold'
import { dayOf, daysBetween } from '../kit/local-time'
import type { Draft } from './draft'
import type { Match } from './match'

type Journey = Draft<'air'> | Draft<'rail'>

/**
 * Flights and trains on the same route and day. Exact for the same number, or the same minute of departure (a codeshare
 * has two numbers). Likely on the same day with another number or time, and if the same flight moved to an adjacent
 * day.
 */
export function matchJourneys(a: Journey, b: Journey): Match {
  const days = dayDistance(a, b)
  if (days !== null && days > 1) return 'no'
  const route = routeAgreement(a, b)
  const number = numberAgreement(a, b)
  if (route === 'differ') return 'no'
  if (days === null) return number === 'same' || route === 'same' ? 'likely' : 'no'
  if (days === 0) {
    if (number === 'same') return 'exact'
    if (route === 'unknown') return number === 'unknown' ? 'likely' : 'no'
    return a.start_datetime === b.start_datetime ? 'exact' : 'likely'
  }
  return number === 'same' && route === 'same' ? 'likely' : 'no'
}

/** One differing end makes another route. One equal end is enough if the other is unknown. */
export function routeAgreement(a: Journey, b: Journey): Agreement {
  const ends = new Set([
    firstAnswer(agree(originCode(a), originCode(b)), agree(fold(a.start_name), fold(b.start_name))),
    firstAnswer(agree(destinationCode(a), destinationCode(b)), agree(fold(a.end_name), fold(b.end_name))),
  ])
  if (ends.has('differ')) return 'differ'
  return ends.has('same') ? 'same' : 'unknown'
}

const originCode = (one: Journey): string => foldCode(one.type === 'air' ? one.origin : one.origin_code)
const destinationCode = (one: Journey): string => foldCode(one.type === 'air' ? one.destination : one.destination_code)

/** Numbers of two different airlines cannot be compared, since both may sell the same flight. */
export function numberAgreement(a: Journey, b: Journey): Agreement {
  if (a.type === 'air' && b.type === 'air' && agree(foldCode(a.iata_code), foldCode(b.iata_code)) === 'differ') {
    return 'unknown'
  }
  return agree(numberOf(a), numberOf(b))
}

/** `LH 0110`, `LH110` and `110` are the same number. */
const numberOf = (one: Journey): string =>
  one.type === 'air'
    ? foldCode(one.flight_number).replace(/^([A-Z]{2}|[A-Z]\d|\d[A-Z])?0*(?=\d)/, '')
    : foldCode(one.train_number).replace(/^[A-Z]*0*(?=\d)/, '')

function dayDistance(a: Journey, b: Journey): number | null {
  if (!a.start_datetime || !b.start_datetime) return null
  return Math.abs(daysBetween(dayOf(a.start_datetime), dayOf(b.start_datetime)))
}
