import type { Evidence, Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import { findAirport } from '@sextant/places/airports/find-airport'
import { Draft } from '../../kit/draft'
import { readCode } from '../code/read-code'
import { legsBetween, nameOf } from './legs-between'
import { fieldLike, type Pass } from './pass-fields'
import { setPassLocation, setPassTime } from './pass-time'
import { kindOfPass, readShownJourney } from './shown-journey'
import { readShownLegs } from './shown-legs'
import { readShownReturn } from './shown-return'
import { withShownTrain } from './shown-train'
import { setShownTimes, shownDay } from './shown-values'

/** Reservation fields by semantic tags of the pass (Apple, "SemanticTags"). */
const tags: Readonly<Record<string, readonly string[]>> = {
  number: ['flightNumber', 'vehicleNumber'],
  'provider.iata_code': ['airlineCode'],
  'provider.name': ['transitProvider'],
  'start.place.iata_code': ['departureAirportCode'],
  'start.place.name': ['departureAirportName', 'departureStationName', 'departureLocationDescription'],
  'end.place.iata_code': ['destinationAirportCode'],
  'end.place.name': ['destinationAirportName', 'destinationStationName', 'destinationLocationDescription'],
  'start.place.locality': ['departureCityName'],
  'end.place.locality': ['destinationCityName'],
  departure_terminal: ['departureTerminal'],
  departure_gate: ['departureGate'],
  departure_platform: ['departurePlatform'],
  arrival_terminal: ['destinationTerminal'],
  confirmation_no: ['confirmationNumber'],
  coach: ['carNumber'],
  class_of_service: ['ticketFareClass'],
  price: ['totalPrice.amount'],
  currency: ['totalPrice.currencyCode'],
  'travelers.0.first_name': ['passengerName.givenName'],
  'travelers.0.last_name': ['passengerName.familyName'],
  'travelers.0.seat': ['seats.seatNumber', 'seats.seatIdentifier'],
  'travelers.0.membership_number': ['membershipProgramNumber'],
}
const times: Readonly<Record<string, readonly string[]>> = {
  'start.time': ['currentDepartureDate', 'originalDepartureDate'],
  'end.time': ['currentArrivalDate', 'originalArrivalDate'],
  boarding: ['currentBoardingDate', 'originalBoardingDate'],
}
const zones: Readonly<Record<string, string>> = {
  'start.time': 'departureLocationTimeZone',
  'end.time': 'destinationLocationTimeZone',
  boarding: 'departureLocationTimeZone',
}

const kinds: Readonly<Record<string, ReservationKind>> = {
  PKTransitTypeTrain: 'train',
  PKTransitTypeBus: 'bus',
  PKTransitTypeBoat: 'boat',
}

/** The means of transport: as stated by the pass, else by its tags. */
function kindOf({ root, semantics }: Pass): ReservationKind {
  const stated = kinds[root.at('boardingPass.transitType').text() ?? '']
  const isAir = ['airlineCode', 'flightNumber', 'flightCode', 'departureAirportCode'].some(
    (tag) => semantics(tag).exists,
  )
  return stated ?? (isAir || !semantics('departureStationName').exists ? 'flight' : 'train')
}

function readTags(pass: Pass): Reservation | null {
  const { semantics } = pass
  const draft = new Draft(kindOf(pass))
  const code = semantics('flightCode')
  const [, airline, number] = /^([A-Z\d]{2}) ?(\d{1,4})$/.exec(code.text() ?? '') ?? []
  draft.text('provider.iata_code', semantics('airlineCode'))
  draft.set('provider.iata_code', airline, code.evidence())
  draft.text('number', semantics('flightNumber'))
  draft.set('number', number, code.evidence())
  for (const [field, names] of Object.entries(tags)) draft.text(field, ...names.map(semantics))
  if (draft.kind === 'train') {
    draft.text('train_type', semantics('vehicleName'), semantics('vehicleType'))
    draft.text('coach', semantics('seats.seatSection'))
  } else if (draft.kind === 'boat') draft.text('name', semantics('vehicleName'))
  for (const [field, names] of Object.entries(times)) {
    const node = names.map(semantics).find(({ exists }) => exists)
    setPassTime(draft, field, node, semantics(zones[field] ?? ''))
  }
  setPassLocation(draft, 'start', semantics('departureLocation'))
  setPassLocation(draft, 'end', semantics('destinationLocation'))
  const hasPlaces = ['start', 'end'].every(
    (side) => draft.has(`${side}.place.iata_code`) || draft.has(`${side}.place.name`),
  )
  return hasPlaces && draft.has('start.time.local') ? draft.finish('confirmed') : null
}

/** The boarding time that a pass shows, on the day of departure. */
function boardingOf(pass: Pass, day: string | undefined): { local: string; evidence: Evidence } | null {
  const field = fieldLike(pass, /board(s|ing)?(-?time)?$|einstieg|embarque|imbarco|embarquement/i)
  const time = field && pass.time(`${day ?? ''} ${field.value}`)?.local
  return field && time && time.length > 10 ? { local: time, evidence: field.evidence } : null
}

/** Adds what the shown fields have: names of places and airline, gate, terminal, class, boarding time. */
function withShown(reservation: Reservation, pass: Pass): Reservation {
  const { start, end, evidence } = reservation
  const gate = fieldLike(pass, /\bgate$/i)
  const terminal = fieldLike(pass, /\bterminal$/i)
  const cabin = fieldLike(pass, /^(cabin|class|klasse|classe|clase)$/i)
  const boarding = boardingOf(pass, start.time.local?.slice(0, 10))
  const named = (code: string | undefined): string | undefined => {
    const label = pass.fields.find(({ group, value }) => group === 'primaryFields' && value === code)?.label
    return label && !/^(from|to|von|nach|de|a|origin|destination|departure|arrival)$/i.test(label) ? label : undefined
  }
  const [from, to] = [named(start.place.iata_code), named(end.place.iata_code)]
  const airline = pass.root.at('organizationName').text()
  const hasText = (text: string | undefined): boolean => text !== undefined && /[\p{L}\d]/u.test(text)
  return {
    ...reservation,
    ...(gate && hasText(gate.value) ? { departure_gate: gate.value } : {}),
    ...(terminal && hasText(terminal.value) ? { departure_terminal: terminal.value } : {}),
    ...(cabin ? { class_of_service: cabin.value } : {}),
    ...(boarding ? { boarding: { local: boarding.local } } : {}),
    provider: {
      ...(airline && reservation.kind === 'flight' ? { name: airline } : {}),
      ...reservation.provider,
    },
    start: { ...start, place: { ...(from ? { name: from } : {}), ...start.place } },
    end: { ...end, place: { ...(to ? { name: to } : {}), ...end.place } },
    evidence: {
      ...evidence,
      ...(gate && hasText(gate.value) ? { departure_gate: gate.evidence } : {}),
      ...(boarding ? { 'boarding.local': boarding.evidence } : {}),
      ...(cabin ? { class_of_service: cabin.evidence } : {}),
    },
  }
}

/** Adds the shown times to a coded leg, since the code has only the day. */
function withShownHours(leg: Reservation, pass: Pass, contextDate: string): Reservation {
  const day = leg.start.time.local
  if (day?.length !== 10) return leg
  const draft = new Draft(leg.kind)
  setShownTimes(draft, pass, day, contextDate)
  const { start, end, evidence } = draft.finish('confirmed')
  if (!start.time.local?.startsWith(`${day}T`)) return leg
  return {
    ...leg,
    start: { ...leg.start, time: start.time },
    end: { ...leg.end, time: leg.end.time.local === undefined ? end.time : leg.end.time },
    evidence: { ...leg.evidence, ...evidence },
  }
}

/** Whether both airports of a leg are the places of the pass. */
const isShown = ({ start, end }: Reservation, pass: Pass): boolean =>
  [start, end].every(({ place }) =>
    pass.fields.some(({ group, value }) => group === 'primaryFields' && value.trim() === place.iata_code),
  )

/** Adds the times of several coded legs, which a pass shows in one line each, or only those of one leg. */
function withLegHours(journeys: readonly Reservation[], pass: Pass, contextDate: string): Reservation[] {
  const shown = readShownLegs(pass, undefined, journeys[0]?.start.time.local?.slice(0, 10), contextDate)
  return journeys.map((leg) => {
    const day = leg.start.time.local
    const same = shown.find((one) => one.number === leg.number && one.start.time.local?.startsWith(`${day}T`))
    if (!same && isShown(leg, pass)) return withShownHours(leg, pass, contextDate)
    if (!same || day?.length !== 10) return leg
    const times = Object.entries(same.evidence).filter(([field]) => field.includes('.time.'))
    return {
      ...leg,
      start: { ...leg.start, time: same.start.time },
      end: { ...leg.end, time: { ...same.end.time, ...leg.end.time } },
      evidence: { ...leg.evidence, ...Object.fromEntries(times) },
    }
  })
}

/** The day, in the departure's zone, on which a pass becomes relevant. It supplies the year of the code's day. */
function relevantDay(pass: Pass, contextDate: string): string {
  const relevant = pass.root.at('relevantDate').text() ?? pass.root.at('relevantDates.date').text()
  return (relevant && pass.time(relevant)?.local) ?? contextDate
}

/**
 * Merges tags and code, which are about one journey: where both name the same places, the tags take precedence and the
 * code completes them.
 */
function joined(tagged: Reservation | null, coded: readonly Reservation[]): readonly Reservation[] {
  if (!tagged) return coded
  const ends = ({ start, end }: Reservation): string => `${start.place.iata_code} ${end.place.iata_code}`
  const same = coded.find((leg) => ends(leg) === ends(tagged))
  const token = same?.ticket_token
  const evidence = same?.evidence['ticket_token']
  const main =
    token && evidence
      ? { ...tagged, ticket_token: token, evidence: { ...tagged.evidence, ticket_token: evidence } }
      : tagged
  return [main, ...coded.filter((leg) => leg !== same)]
}

/**
 * The journeys that a pass shows: between its two places, or the legs in its lines that connect them, and the return.
 */
function readShownJourneys(pass: Pass, context: string): Reservation[] {
  const shown = readShownJourney(pass, context)
  const departure = shown?.start.time.local ?? shownDay(pass, context)
  const lines = readShownLegs(pass, shown?.kind ?? kindOfPass(pass), departure?.slice(0, 10), context)
  const legs = legsBetween(lines, shown)
  if (!shown) return legs
  const [first] = legs
  // The seat and platform of the pass are for the outbound journey.
  if (first && nameOf(first.start) === nameOf(shown.start))
    return legs.some(({ end }) => nameOf(end) === nameOf(shown.end)) ? withShownDetails(legs, shown) : [shown]
  if (first && nameOf(first.start) === nameOf(shown.end)) return [shown, ...legs]
  return [shown, ...readShownReturn(pass, shown)]
}

/** The legs of a pass. A single one gets the other details shown for the journey. */
const withShownDetails = (legs: Reservation[], shown: Reservation): Reservation[] =>
  legs.length > 1
    ? legs
    : legs.map((leg) => ({
        ...shown,
        ...leg,
        travelers: shown.travelers,
        evidence: { ...shown.evidence, ...leg.evidence },
      }))

/**
 * Reads a boarding pass. Its barcode takes precedence, then its semantic tags. Shown fields only add to these, since
 * airlines choose keys and labels freely. They are read alone if neither has a journey.
 */
export function readBoardingPass(pass: Pass, part: string, contextDate: string): Reservation[] {
  const context = relevantDay(pass, contextDate)
  const coded = pass.barcodes.flatMap((code) => readCode(code, part, context).reservations)
  const tagged = readTags(pass)
  const legs = coded.filter(
    ({ kind, start, end }) =>
      kind === 'train' || [start, end].some(({ place }) => findAirport(place.iata_code ?? '') !== null),
  )
  const journeys = joined(tagged, legs)
  if (journeys.length === 0) return readShownJourneys(pass, context)
  const [only, ...others] = journeys
  const withHours =
    only && others.length === 0
      ? [withShownTrain(withShownHours(only, pass, context), pass, context)]
      : withLegHours(journeys, pass, context)
  return withHours.map((leg) => withShown(leg, pass))
}
