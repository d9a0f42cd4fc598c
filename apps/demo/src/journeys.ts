import type { Passenger, Place, Reservation } from '@sextant/contract/emails/reservation'
import { kilometresBetween } from '@sextant/domain/kit/great-circle'
import { makeRandom, type Random } from '@sextant/domain/kit/random'
import { type Airline, priceIn } from './carriers'
import { airportOf, type City } from './cities'
import { addMinutes, roundToFive } from './clock'
import { type RailLine, stationPlace } from './rail-lines'

/** A booking's passenger, number and currency. */
export type Ticket = {
  readonly passenger: Passenger
  readonly number: string
  readonly currency: string
  /** The price factor: bookings outside the managed channel cost more. */
  readonly markup: number
}

export const zoneOf = ({ time_zone_id }: Place): string => time_zone_id ?? 'UTC'

const emptyFields = { travelers: [], provider: {}, confidence: 1, evidence: {} } as const

/** The fields common to all reservations of a ticket. */
export const commonFields = ({ passenger, number, currency }: Ticket) => ({
  ...emptyFields,
  status: 'confirmed' as const,
  confirmation_no: number,
  travelers: [passenger],
  currency,
})

export const kilometres = (from: City, to: City): number => {
  const [a, b] = [airportOf(from), airportOf(to)]
  return kilometresBetween(
    { latitude: a.latitude ?? 0, longitude: a.longitude ?? 0 },
    { latitude: b.latitude ?? 0, longitude: b.longitude ?? 0 },
  )
}

/** Taxiing and climbing, then 840 km/h. */
const minutesInAir = (km: number): number => roundToFive(38 + km / 14)

const aircraftFor = (km: number): readonly string[] =>
  km > 5000
    ? ['Airbus A350-900', 'Boeing 777-300ER', 'Boeing 787-9']
    : ['Airbus A320neo', 'Airbus A321', 'Boeing 737-800']

/** A flight between two cities. Its number depends on the route and is the same every day. */
export function flight(
  ticket: Ticket,
  airline: Airline,
  [from, to]: readonly [City, City],
  departs: string,
  random: Random,
): Reservation {
  const [origin, destination] = [airportOf(from), airportOf(to)]
  const km = kilometres(from, to)
  const euro = (km > 4000 ? 260 + km * 0.075 : 55 + km * 0.11) * (0.75 + random.float() * 0.8) * ticket.markup
  const row = random.int(km > 4000 ? 18 : 4, km > 4000 ? 42 : 28)
  return {
    ...commonFields(ticket),
    kind: 'flight',
    provider: { name: airline.name, iata_code: airline.code },
    number: routeNumber(airline, from, to, departs),
    travelers: [{ ...ticket.passenger, seat: `${row}${random.text('ACDF', 1)}` }],
    start: { place: origin, time: { local: departs, zone: zoneOf(origin) } },
    end: {
      place: destination,
      time: {
        local: addMinutes(departs, zoneOf(origin), minutesInAir(km), zoneOf(destination)),
        zone: zoneOf(destination),
      },
    },
    class_of_service: km > 4000 && random.boolean(0.35) ? 'Business' : 'Economy',
    booking_class: random.text('YBMHQ', 1),
    equipment: random.pick(aircraftFor(km)),
    ...(random.boolean(0.4) && { departure_terminal: String(random.int(1, 3)) }),
    price: priceIn(ticket.currency, euro),
  }
}

/** A flight number that depends only on the airline, the route and the hour. */
const routeNumber = (airline: Airline, from: City, to: City, departs: string): string =>
  String(makeRandom(`${airline.code} ${from.airport} ${to.airport} ${departs.slice(11, 13)}`).int(100, 1999))

/** A train on a line. */
export function train(ticket: Ticket, line: RailLine, departs: string, random: Random): Reservation {
  const [origin, destination] = [stationPlace(line.from, line.stations[0]), stationPlace(line.to, line.stations[1])]
  const first = random.boolean(0.3)
  const euro = line.fare * (first ? 1.6 : 1) * (0.7 + random.float() * 0.6) * ticket.markup
  return {
    ...commonFields(ticket),
    kind: 'train',
    provider: { name: line.company },
    number: String(random.int(500, 9800)),
    train_type: line.train,
    travelers: [{ ...ticket.passenger, seat: String(random.int(11, 98)) }],
    start: { place: origin, time: { local: departs, zone: zoneOf(origin) } },
    end: {
      place: destination,
      time: {
        local: addMinutes(departs, zoneOf(origin), line.minutes, zoneOf(destination)),
        zone: zoneOf(destination),
      },
    },
    coach: String(random.int(1, 14)),
    class_of_service: first ? '1st class' : '2nd class',
    departure_platform: String(random.int(1, 16)),
    price: priceIn(ticket.currency, euro),
  }
}
