import type { Evidence, Passenger, Reference, Reservation } from '@sextant/contract/emails/reservation'
import { isSame, isSamePerson } from './same'

interface MergedPassengers {
  travelers: Passenger[]
  evidence: Record<string, Evidence>
}

/** Moves the evidence of a traveler from one index to another. */
function moved(evidence: Readonly<Record<string, Evidence>>, from: number, to: number): Record<string, Evidence> {
  const prefix = `travelers.${from}.`
  const own = Object.entries(evidence).filter(([field]) => field.startsWith(prefix))
  return Object.fromEntries(own.map(([field, where]) => [`travelers.${to}.${field.slice(prefix.length)}`, where]))
}

/** The distinct travelers of both, with their evidence. */
function gather(first: Reservation, second: Reservation): MergedPassengers {
  const travelers = [...first.travelers]
  let { evidence } = first
  for (const [index, person] of second.travelers.entries()) {
    const match = travelers.findIndex((other) => isSamePerson(other, person))
    // A seat alone belongs to a known person, on another leg.
    if (match < 0 && person.name === undefined && first.travelers.some(({ name }) => name !== undefined)) continue
    const place = match < 0 ? travelers.length : match
    travelers[place] = { ...person, ...travelers[place] }
    evidence = { ...moved(second.evidence, index, place), ...evidence }
  }
  return { travelers, evidence }
}

const distinct = (references: readonly Reference[]): Reference[] =>
  references.filter(
    ({ value, issuer }, at) => references.findIndex((other) => other.value === value && other.issuer === issuer) === at,
  )

/** The values of the first, completed by those of the second. */
function merge(first: Reservation, second: Reservation): Reservation {
  const { travelers, evidence } = gather(first, second)
  const others = Object.entries(second.evidence).filter(([field]) => !field.startsWith('travelers.'))
  const end = (side: 'start' | 'end'): Reservation['start'] => {
    const longer = (second[side].time.local?.length ?? 0) > (first[side].time.local?.length ?? 0)
    return {
      place: { ...second[side].place, ...first[side].place },
      time: longer ? second[side].time : first[side].time,
    }
  }
  const references = [...(first.references ?? []), ...(second.references ?? [])]
  return {
    ...second,
    ...first,
    ...(references.length > 0 && { references: distinct(references) }),
    status: first.status === 'confirmed' ? second.status : first.status,
    provider: { ...second.provider, ...first.provider },
    start: end('start'),
    end: end('end'),
    travelers,
    confidence: Math.max(first.confidence, second.confidence),
    evidence: { ...Object.fromEntries(others), ...evidence },
  }
}

/** Whether one of two is cancelled and the other is not, and they are for different people. */
const isCancelledApart = (a: Reservation, b: Reservation): boolean =>
  (a.status === 'cancelled') !== (b.status === 'cancelled') &&
  a.travelers.length > 0 &&
  b.travelers.length > 0 &&
  !a.travelers.some((one) => b.travelers.some((other) => isSamePerson(one, other)))

/**
 * Merges equal reservations: found twice in an email, or written once per traveler. Those of travelers who cancelled
 * stay separate from those of the others.
 */
export function mergeSame(reservations: readonly Reservation[]): Reservation[] {
  const merged: Reservation[] = []
  for (const reservation of reservations) {
    const index = merged.findIndex((other) => isSame(other, reservation) && !isCancelledApart(other, reservation))
    const existing = merged[index]
    if (existing) merged[index] = merge(existing, reservation)
    else merged.push(reservation)
  }
  return merged
}
