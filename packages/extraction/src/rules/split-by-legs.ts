import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import { samePlace } from './same'

/** Free text with less confidence does not split a journey. */
const minConfidence = 0.4
/** Maximum number of legs of one journey. */
const maxLegs = 6

const dayOf = ({ start }: Reservation): string | undefined => start.time.local?.slice(0, 10)

const isRail = ({ kind }: Reservation): boolean => kind === 'train' || kind === 'bus'

/** Whether a leg may begin the journey in a code, by its day, or by its time as well. */
function begins(journey: Reservation, leg: Reservation): boolean {
  const [journeyTime = '', legTime = ''] = [journey.start.time.local, leg.start.time.local]
  return (
    journeyTime !== '' &&
    legTime.length > 10 &&
    legTime.startsWith(journeyTime.slice(0, 16)) &&
    samePlace(journey.start.place, leg.start.place)
  )
}

/** The legs that lead from the start of a journey to its end, each beginning where and after the previous one ends. */
function legsOf(journey: Reservation, fromText: readonly Reservation[]): Reservation[] {
  const last = addDays(dayOf(journey) ?? '', 1)
  const legs = fromText
    .filter((leg) => isRail(leg) && leg.confidence >= minConfidence && (dayOf(leg) ?? '9') <= last)
    .toSorted((a, b) => (a.start.time.local ?? '').localeCompare(b.start.time.local ?? ''))
  for (const first of legs.filter((leg) => begins(journey, leg))) {
    const chain = [first]
    for (let end = first; chain.length < maxLegs; ) {
      if (chain.length > 1 && samePlace(end.end.place, journey.end.place)) return chain
      const next = legs.find(
        (leg) =>
          end.end.place.name !== undefined &&
          (leg.start.time.local ?? '') >= (end.end.time.local ?? '9') &&
          samePlace(leg.start.place, end.end.place),
      )
      if (!next) break
      chain.push(next)
      end = next
    }
  }
  return []
}

/** A leg with the code's values for the whole journey: travelers and references. */
function legOf(journey: Reservation, leg: Reservation): Reservation {
  // Seats apply to only one of the trains.
  const people = journey.travelers.map((person) => ({ ...person, seat: undefined }))
  const seats = leg.travelers.map(({ seat }) => seat)
  const isOne = people.length === 1 && seats.length === 1 && seats[0] !== undefined
  const { 'travelers.0.seat': seat, ...own } = leg.evidence
  const shared: Record<string, Evidence> = Object.fromEntries(
    Object.entries(journey.evidence).filter(
      ([field]) =>
        /^(?:confirmation_no|provider|class_of_service|ticket_token|travelers\.)/.test(field) &&
        !field.endsWith('.seat'),
    ),
  )
  return {
    ...leg,
    ...(journey.ticket_token === undefined ? {} : { ticket_token: journey.ticket_token }),
    class_of_service: journey.class_of_service ?? leg.class_of_service,
    confirmation_no: journey.confirmation_no ?? leg.confirmation_no,
    provider: { ...leg.provider, ...journey.provider },
    travelers: people.length === 0 ? leg.travelers : isOne ? people.map((one) => ({ ...one, seat: seats[0] })) : people,
    confidence: Math.max(journey.confidence, leg.confidence),
    evidence: { ...own, ...(isOne && seat ? { 'travelers.0.seat': seat } : {}), ...shared },
  }
}

/** Whether a leg on another day belongs to the same ticket: the return, which codes omit. */
const isOther = (coded: readonly Reservation[], leg: Reservation): boolean =>
  isRail(leg) &&
  leg.confidence >= minConfidence &&
  leg.confirmation_no !== undefined &&
  coded.some((one) => one.confirmation_no === leg.confirmation_no) &&
  coded.every((one) => (dayOf(one) ?? '9') < (dayOf(leg) ?? ''))

/**
 * Rail ticket codes have the start and end of a journey, and the adjacent print lists its trains. Each train becomes a
 * reservation, as do those of the same ticket on days that the codes lack.
 */
export function splitByLegs(stated: readonly Reservation[], fromText: readonly Reservation[]): Reservation[] {
  const coded = stated.filter((one) => one.kind === 'train' && one.evidence['ticket_token'] !== undefined)
  if (coded.length === 0) return [...stated]
  const [first] = coded
  const others = fromText.filter((leg) => isOther(coded, leg))
  return [
    ...stated.flatMap((one) => {
      const legs = coded.includes(one) ? legsOf(one, fromText) : []
      return legs.length > 0 ? legs.map((leg) => legOf(one, leg)) : [one]
    }),
    ...others.map((leg) => (first && leg.travelers.length === 0 ? legOf(first, leg) : leg)),
  ]
}
