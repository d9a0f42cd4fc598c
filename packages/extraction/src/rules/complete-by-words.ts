import type { Evidence, Moment, Place, Reservation } from '@sextant/contract/emails/reservation'
import { findAirport } from '@sextant/places/airports/find-airport'
import { distanceKm } from '@sextant/places/distance/great-circle'
import { fold } from '@sextant/places/kit/fold'
import { findStation, stationOfLetters } from '@sextant/places/stations/find-station'
import { isAdded, isOfPrint, minAdded, withPrintedTravelers } from './add-by-words'
import { isOpaque } from './printed-names'
import { isSamePerson } from './same'
import { hasSureTravelers } from './sure-travelers'

/** Whether two moments are on the same day, and not at different times. */
function agree(a: Moment, b: Moment): boolean {
  if (a.local === undefined || b.local === undefined) return false
  const length = Math.min(a.local.length, b.local.length, 16)
  return a.local.slice(0, length) === b.local.slice(0, length)
}

/**
 * Maximum distance in kilometres between a station and the name used in free text: another station of its town, or the
 * town itself.
 */
const sameTownKm = 50

/** Whether free text names a station far from the one given by letters in a code. */
function isElsewhere(place: Place, fromText: Place): boolean {
  const station = stationOfLetters(place.name ?? '')
  const other = station && findStation(fromText.name ?? '')
  return Boolean(station && other && distanceKm(station, other) > sameTownKm)
}

/** Kinds between which free text is often undecided. */
const groundKinds: ReadonlySet<Reservation['kind']> = new Set(['train', 'bus', 'boat', 'taxi'])

/** Whether two journeys on the ground leave in the same minute. */
const isSameRide = (base: Reservation, fromText: Reservation): boolean =>
  [base, fromText].every(({ kind, start }) => groundKinds.has(kind) && (start.time.local?.length ?? 0) > 10)

/** Whether free text is about a booking already known from a surer source. */
const isSameBooking = (base: Reservation, fromText: Reservation): boolean =>
  (base.kind === fromText.kind || isSameRide(base, fromText)) &&
  agree(base.start.time, fromText.start.time) &&
  !(
    base.kind === 'train' &&
    (['start', 'end'] as const).some((side) => isElsewhere(base[side].place, fromText[side].place))
  )

/** A number without the train category and leading zeros. */
const digitsOf = (number: string | undefined): string | undefined => /0*(\d+)\D*$/.exec(number ?? '')?.[1]

/** Whether the text may be about another journey of the same kind and day, which only the number can decide. */
const hasRival = (one: Reservation, base: readonly Reservation[]): boolean =>
  (one.kind === 'train' || one.kind === 'flight') &&
  one.start.time.local?.length === 10 &&
  base.some((other) => other !== one && isSameBooking(one, other) && digitsOf(other.number) !== digitsOf(one.number))

/** Adds the time that only the other moment has. */
function withHour(stated: Moment, fromText: Moment): Moment {
  if (stated.local === undefined) return fromText
  const hasHour = fromText.local !== undefined && fromText.local.length > 10 && fromText.local.startsWith(stated.local)
  return stated.local.length === 10 && hasHour ? { local: fromText.local, zone: stated.zone ?? fromText.zone } : stated
}

/** People named in free text, excluding the place's own name. */
const personsIn = ({ travelers, name }: Reservation, place: string | undefined): Reservation['travelers'] =>
  travelers.filter((person) => person.name !== undefined && person.name !== name && person.name !== place)

/**
 * Whether an airport has a name that was truncated to the column width in print, also judging by the town: `HOUSTON
 * INTERCONT`.
 */
function isNamed({ iata_code: code = '' }: Place, printed: string): boolean {
  const { name = '', locality = '' } = findAirport(code) ?? {}
  const words = fold(`${name} ${locality}`).split(' ')
  const [first = ''] = fold(printed).split(' ')
  return first.length > 2 && words.includes(first)
}

/**
 * For a train, the printed name of a place for which the code has only letters or a number. For a flight, the airport
 * known from free text if the printed name is unknown.
 */
function named(base: Reservation, fromText: Reservation, side: 'start' | 'end'): Place {
  const [place, other] = [base[side].place, fromText[side].place]
  if (isOfPrint(base) && place.iata_code === undefined && place.name === undefined) return { ...other, ...place }
  if (base.kind === 'flight' && isOfPrint(base) && place.iata_code === undefined)
    return isNamed(other, place.name ?? '') ? other : place
  const isName = other.name !== undefined && !isOpaque(other)
  return base.kind === 'train' && isOpaque(place) && isName ? { ...place, ...other } : place
}

/** Names the people of a code that has only their seats, if free text has as many names. */
function withNames({ travelers }: Reservation, persons: Reservation['travelers']): Reservation['travelers'] {
  return travelers.map((one, index) => ({ ...persons[index], ...one }))
}

/** Evidence for the values that are taken over. */
function evidenceOf(base: Reservation, fromText: Reservation, fields: readonly string[]): Record<string, Evidence> {
  return Object.fromEntries(
    Object.entries(fromText.evidence).filter(
      ([field]) =>
        fields.some((name) => field === name || field.startsWith(`${name}.`)) && base.evidence[field] === undefined,
    ),
  )
}

/** An airline's record locator: six letters and digits. */
const recordLocator = /^[A-Z\d]{6}$/

/** Whether a booking's only number is its agency's. */
const hasAgencys = ({ confirmation_no: own, references = [] }: Reservation): boolean =>
  references.some(({ value, issuer }) => issuer === 'agency' && value === own)

/** Removes a number that is only the agency's if free text has another one. */
function withoutAgencys(base: Reservation, fromText: Reservation): Reservation {
  const other = fromText.confidence < minAdded ? undefined : fromText.confirmation_no
  if (!hasAgencys(base) || other === undefined || (base.kind === 'flight' && !recordLocator.test(other))) return base
  const { confirmation_no: _, ...evidence } = base.evidence
  return { ...base, confirmation_no: undefined, evidence }
}

/** Completes a booking with what only the mail's free text states: times, travelers, the reference. */
function completed(printed: Reservation, fromText: Reservation, needsSureTravelers: boolean): Reservation {
  const base = withoutAgencys(printed, fromText)
  const lacks: string[] = []
  if (base.travelers.length === 0 && fromText.confidence >= minAdded && !needsSureTravelers) lacks.push('travelers')
  const persons = personsIn(fromText, base.name)
  const isNameless =
    base.travelers.length > 0 &&
    base.travelers.length === persons.length &&
    base.travelers.every(({ name }) => name === undefined) &&
    fromText.confidence >= minAdded
  if (isNameless) for (const index of persons.keys()) lacks.push(`travelers.${index}`)
  if (base.confirmation_no === undefined) lacks.push('confirmation_no')
  if (base.name === undefined) lacks.push('name')
  const hasNumber = base.kind === 'flight' || base.kind === 'train'
  if (base.number === undefined && hasNumber) lacks.push('number')
  // Times near a stay belong to other bookings as often as to it.
  const isStay = base.kind === 'lodging'
  const start = isStay ? base.start.time : withHour(base.start.time, fromText.start.time)
  const end = isStay ? base.end.time : withHour(base.end.time, fromText.end.time)
  const isPriced = base.price !== undefined || fromText.price === undefined
  if (!isPriced) lacks.push('price', 'currency')
  // Calendars of coaches and ferries name only the route.
  const isUnnamed = groundKinds.has(base.kind) && base.provider.name === undefined && base.name === undefined
  if (isUnnamed) lacks.push('provider.name')
  if (start !== base.start.time) lacks.push('start.time')
  if (end !== base.end.time) lacks.push('end.time')
  const [from, to] = [named(base, fromText, 'start'), named(base, fromText, 'end')]
  const renamed = [
    from === base.start.place ? [] : ['start.place.name'],
    to === base.end.place ? [] : ['end.place.name'],
  ].flat()
  const names = Object.fromEntries(
    renamed.flatMap((field) => (fromText.evidence[field] ? [[field, fromText.evidence[field]]] : [])),
  )
  return {
    ...base,
    ...(lacks.includes('travelers') ? { travelers: persons } : {}),
    ...(isNameless ? { travelers: withNames(base, persons) } : {}),
    ...(isPriced ? {} : { price: fromText.price, currency: fromText.currency }),
    ...(isUnnamed ? { provider: { ...fromText.provider, ...base.provider } } : {}),
    ...(base.name === undefined && fromText.name !== undefined ? { name: fromText.name } : {}),
    confirmation_no: base.confirmation_no ?? fromText.confirmation_no,
    number: base.number ?? (hasNumber ? fromText.number : undefined),
    start: { place: from, time: start },
    end: { place: to, time: end },
    evidence: { ...evidenceOf(base, fromText, lacks), ...base.evidence, ...names },
  }
}

/**
 * Whether free text distinguishes who has which reference of a journey that is printed once for all travelers, without
 * the airline's number.
 */
function isDistinguished(fromText: readonly Reservation[], printed: Reservation): boolean {
  const people = fromText.flatMap(({ travelers }) => travelers)
  const agencys = new Set((printed.references ?? []).map(({ value }) => value))
  return (
    fromText.length > 1 &&
    (printed.confirmation_no === undefined || hasAgencys(printed)) &&
    fromText.every(({ confirmation_no: own }) => own !== undefined && !agencys.has(own)) &&
    new Set(fromText.map(({ confirmation_no: own }) => own)).size === fromText.length &&
    people.length === printed.travelers.length &&
    printed.travelers.every((one) => people.some((other) => isSamePerson(one, other)))
  )
}

/**
 * Gives printed flights their airline's locator if free text gave the same one to all other flights of that airline.
 */
function withLocatorOfCarrier(flights: readonly Reservation[]): Reservation[] {
  return flights.map((flight) => {
    if (flight.kind !== 'flight' || !hasAgencys(flight)) return flight
    const matching = flights.filter(
      ({ kind, provider, confirmation_no: own }) =>
        kind === 'flight' &&
        own !== undefined &&
        own !== flight.confirmation_no &&
        provider.iata_code === flight.provider.iata_code,
    )
    const [first] = matching
    const isOne = new Set(matching.map(({ confirmation_no: own }) => own)).size === 1
    if (!first || !isOne || flight.provider.iata_code === undefined) return flight
    const evidence = first.evidence.confirmation_no
    return {
      ...flight,
      confirmation_no: first.confirmation_no,
      evidence: { ...flight.evidence, ...(evidence ? { confirmation_no: evidence } : {}) },
    }
  })
}

/**
 * Bookings of surer sources, each completed from the mail's free text. If `mayAdd`, kinds that the surer sources lack
 * are taken from free text.
 */
export function completeByWords(
  base: readonly Reservation[],
  fromText: readonly Reservation[],
  mayAdd: boolean,
): Reservation[] {
  const more = mayAdd ? fromText.filter((one) => isAdded(one, base)).map((one) => withPrintedTravelers(one, base)) : []
  const completedOnes = base.flatMap((one) => {
    const mustAgree = hasRival(one, base)
    const others = fromText.filter(
      (candidate) =>
        isSameBooking(one, candidate) && (!mustAgree || digitsOf(candidate.number) === digitsOf(one.number)),
    )
    const [other] = others
    if (!other) return one
    if (isOfPrint(one) && isDistinguished(others, one)) return others
    // A reservation system's printout shows what was booked, not a flight's current status.
    const isCancelled = isOfPrint(one) && others.every(({ status }) => status === 'cancelled')
    // A definition knows where its travelers are. If it found none, a nearby name is more often someone else's.
    const needsSureTravelers = mayAdd && !isOfPrint(one) && !hasSureTravelers(other, fromText)
    return completed(isCancelled ? { ...one, status: 'cancelled' } : one, other, needsSureTravelers)
  })
  return [...withLocatorOfCarrier(completedOnes), ...more]
}
