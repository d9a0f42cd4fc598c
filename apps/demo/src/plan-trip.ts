import type { Reservation } from '@sextant/contract/emails/reservation'
import { addDays, dayOf } from '@sextant/domain/kit/local-time'
import type { Random } from '@sextant/domain/kit/random'
import { airlineBetween } from './carriers'
import { type City, cities, cityNamed } from './cities'
import { addMinutes, at, roundToFive } from './clock'
import { flight, kilometres, type Ticket, train } from './journeys'
import { railCities, railLine } from './rail-lines'
import { car, dinner, event, hotel, taxi } from './stays'
import type { DemoTraveler } from './travelers'

/** A trip plan: the journeys, and the bookings in between. */
export type TripPlan = {
  readonly journeys: readonly Reservation[]
  readonly otherReservations: readonly Reservation[]
}

/** Creates a booking's ticket, with a number in the style of its kind. */
export type TicketFor = (kind: 'journey' | 'hotel' | 'car' | 'other') => Ticket

/**
 * Plans a trip starting on a given day: outbound journey, one or two stops, and return, or a day trip to a nearby city.
 */
export function planTrip(traveler: DemoTraveler, startDay: string, ticketFor: TicketFor, random: Random): TripPlan {
  const home = cityNamed(traveler.office)
  const stops = stopsFrom(home, random)
  const isDayTrip = stops.length === 1 && stops.every((stop) => kilometres(home, stop) < 900) && random.boolean(0.12)
  const ticket = ticketFor('journey')
  const journeys: Reservation[] = []
  const otherReservations: Reservation[] = []
  let current = home
  let departure = at(startDay, roundToFive(isDayTrip ? random.int(370, 460) : random.int(390, 900)))
  for (const stop of stops) {
    const legs = legsBetween(ticket, current, stop, departure, random)
    journeys.push(...legs)
    const arrival = legs.at(-1)?.end.time.local ?? departure
    const departureDay = addDays(dayOf(arrival), isDayTrip ? 0 : nightsAt(home, stop, random))
    otherReservations.push(...bookingsAt(stop, arrival, departureDay, ticketFor, random))
    current = stop
    departure = at(departureDay, roundToFive(random.int(960, 1170)))
  }
  if (!random.boolean(0.03)) journeys.push(...legsBetween(ticket, current, home, departure, random))
  return { journeys, otherReservations }
}

/** The longest direct flight; the demo has no destinations farther away. */
const maxFlightKm = 14_000

/** One city, or two close to each other; nearby cities are more likely. */
function stopsFrom(home: City, random: Random): City[] {
  const otherReservations = [...cities.values()].filter((city) => city !== home && kilometres(home, city) < maxFlightKm)
  const byRail = new Set(railCities(home.name))
  const weight = (city: City, from: City): number => {
    const km = kilometres(from, city)
    if (byRail.has(city.name)) return 9
    return km < 1500 ? 5 : km < 4500 ? 2.5 : 1.2
  }
  const first = random.weighted(otherReservations.map((city) => [city, weight(city, home)] as const))
  if (!random.boolean(0.13)) return [first]
  const near = otherReservations.filter((city) => city !== first && kilometres(first, city) < 1600)
  return near.length === 0 ? [first] : [first, random.pick(near)]
}

const nightsAt = (home: City, stop: City, random: Random): number =>
  kilometres(home, stop) > 4500
    ? random.int(3, 6)
    : random.weighted([
        [1, 4],
        [2, 4],
        [3, 2],
        [4, 1],
      ])

/** A train if there is one and it is chosen, otherwise a flight, sometimes via the airline's hub. */
function legsBetween(ticket: Ticket, from: City, to: City, departure: string, random: Random): Reservation[] {
  const line = railLine(from.name, to.name)
  if (line && random.boolean(line.minutes < 260 ? 0.75 : 0.3)) return [train(ticket, line, departure, random)]
  const airline = airlineBetween(from, to, random)
  const hub = airline.hub === null ? null : cityNamed(airline.hub)
  if (!hub || hub === from || hub === to || !isOnTheWay(from, hub, to)) {
    return [flight(ticket, airline, [from, to], departure, random)]
  }
  const first = flight(ticket, airline, [from, hub], departure, random)
  const changeMinutes = random.boolean(0.06) ? random.int(6, 8) * 5 : random.int(11, 34) * 5
  const onwardDeparture = addMinutes(first.end.time.local ?? departure, first.end.time.zone ?? 'UTC', changeMinutes)
  return [first, flight(ticket, airline, [hub, to], onwardDeparture, random)]
}

/** Whether a connection makes sense: only on long routes, and without a large detour. */
function isOnTheWay(from: City, hub: City, to: City): boolean {
  const [direct, first, second] = [kilometres(from, to), kilometres(from, hub), kilometres(hub, to)]
  return direct > 2500 && first + second < 1.4 * direct && Math.max(first, second) < maxFlightKm
}

/** Bookings at a stop: a hotel, and sometimes a car, a ride, a restaurant table or an event. */
function bookingsAt(
  city: City,
  arrival: string,
  departureDay: string,
  ticketFor: TicketFor,
  random: Random,
): Reservation[] {
  const day = dayOf(arrival)
  const stays = departureDay > day
  const zoneless = Number(arrival.slice(11, 13)) * 60 + Number(arrival.slice(14, 16))
  const drives = stays && random.boolean(city.country === 'US' ? 0.35 : 0.1)
  return [
    ...(stays && random.boolean(0.94) ? [hotel(ticketFor('hotel'), city, [day, departureDay], random)] : []),
    ...(drives ? [car(ticketFor('car'), city, [at(day, zoneless + 45), at(departureDay, 13 * 60)], random)] : []),
    ...(!drives && random.boolean(0.22) ? [taxi(ticketFor('other'), city, at(day, zoneless + 35), random)] : []),
    ...(stays && random.boolean(0.14)
      ? [dinner(ticketFor('other'), city, departureDay > addDays(day, 1) ? addDays(day, 1) : day, random)]
      : []),
    ...(departureDay > addDays(day, 1) && random.boolean(0.1)
      ? [event(ticketFor('other'), city, addDays(day, 1), random)]
      : []),
  ]
}
