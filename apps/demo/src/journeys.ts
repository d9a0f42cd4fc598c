import type { Passenger, Place, Reservation } from '@sextant/contract/emails/reservation'
import { type Chance, makeChance } from '@sextant/domain/kit/chance'
import { kilometresBetween } from '@sextant/domain/kit/great-circle'
import { type Airline, priceIn } from './carriers'
import { airportOf, type City } from './cities'
import { later, toFive } from './clock'
import { type RailLine, stationPlace } from './rail-lines'

/** Who travels, under which number, and in which currency it is paid. */
export type Ticket = {
  readonly passenger: Passenger
  readonly number: string
  readonly currency: string
  /** Prices are multiplied by it: what is booked past the managed channel is dearer. */
  readonly markup: number
}

export const zoneOf = ({ time_zone_id }: Place): string => time_zone_id ?? 'UTC'

const nothing = { travelers: [], provider: {}, confidence: 1, evidence: {} } as const

/** What every reservation of a ticket has. */
export const basics = ({ passenger, number, currency }: Ticket) => ({
  ...nothing,
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

/** Taxiing, climbing and 840 km/h. */
const minutesInAir = (km: number): number => toFive(38 + km / 14)

const planes = (km: number): readonly string[] =>
  km > 5000
    ? ['Airbus A350-900', 'Boeing 777-300ER', 'Boeing 787-9']
    : ['Airbus A320neo', 'Airbus A321', 'Boeing 737-800']

/** A flight of an airline from one city to another. Its number is that of the route: the same every day. */
export function flight(
  ticket: Ticket,
  airline: Airline,
  [from, to]: readonly [City, City],
  departs: string,
  chance: Chance,
): Reservation {
  const [origin, destination] = [airportOf(from), airportOf(to)]
  const km = kilometres(from, to)
  const euro = (km > 4000 ? 260 + km * 0.075 : 55 + km * 0.11) * (0.75 + chance.real() * 0.8) * ticket.markup
  const row = chance.int(km > 4000 ? 18 : 4, km > 4000 ? 42 : 28)
  return {
    ...basics(ticket),
    kind: 'flight',
    provider: { name: airline.name, iata_code: airline.code },
    number: routeNumber(airline, from, to, departs),
    travelers: [{ ...ticket.passenger, seat: `${row}${chance.text('ACDF', 1)}` }],
    start: { place: origin, time: { local: departs, zone: zoneOf(origin) } },
    end: {
      place: destination,
      time: {
        local: later(departs, zoneOf(origin), minutesInAir(km), zoneOf(destination)),
        zone: zoneOf(destination),
      },
    },
    class_of_service: km > 4000 && chance.yes(0.35) ? 'Business' : 'Economy',
    booking_class: chance.text('YBMHQ', 1),
    equipment: chance.pick(planes(km)),
    ...(chance.yes(0.4) && { departure_terminal: String(chance.int(1, 3)) }),
    price: priceIn(ticket.currency, euro),
  }
}

/** A number that depends on the airline, the route and the hour only. */
const routeNumber = (airline: Airline, from: City, to: City, departs: string): string =>
  String(makeChance(`${airline.code} ${from.airport} ${to.airport} ${departs.slice(11, 13)}`).int(100, 1999))

/** A train of a line. */
export function train(ticket: Ticket, line: RailLine, departs: string, chance: Chance): Reservation {
  const [origin, destination] = [stationPlace(line.from, line.stations[0]), stationPlace(line.to, line.stations[1])]
  const first = chance.yes(0.3)
  const euro = line.fare * (first ? 1.6 : 1) * (0.7 + chance.real() * 0.6) * ticket.markup
  return {
    ...basics(ticket),
    kind: 'train',
    provider: { name: line.company },
    number: String(chance.int(500, 9800)),
    train_type: line.train,
    travelers: [{ ...ticket.passenger, seat: String(chance.int(11, 98)) }],
    start: { place: origin, time: { local: departs, zone: zoneOf(origin) } },
    end: {
      place: destination,
      time: {
        local: later(departs, zoneOf(origin), line.minutes, zoneOf(destination)),
        zone: zoneOf(destination),
      },
    },
    coach: String(chance.int(1, 14)),
    class_of_service: first ? '1st class' : '2nd class',
    departure_platform: String(chance.int(1, 16)),
    price: priceIn(ticket.currency, euro),
  }
}
