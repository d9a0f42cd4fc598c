import type { Reservation } from '@sextant/contract/emails/reservation'
import type { Chance } from '@sextant/domain/kit/chance'
import { addDays, dayOf } from '@sextant/domain/kit/local-time'
import { airlineBetween } from './carriers'
import { type City, cities, cityNamed } from './cities'
import { at, later, toFive } from './clock'
import { flight, kilometres, type Ticket, train } from './journeys'
import { railCities, railLine } from './rail-lines'
import { car, dinner, event, hotel, taxi } from './stays'
import type { DemoTraveler } from './travelers'

/** A trip as somebody would plan it: how to get there and back, and what is booked in between. */
export type TripPlan = {
  readonly journeys: readonly Reservation[]
  readonly others: readonly Reservation[]
}

/** Makes the ticket for one booking: a number in the style of its trade. */
export type TicketFor = (kind: 'journey' | 'hotel' | 'car' | 'other') => Ticket

/**
 * Plans a trip of a traveler that begins on a day: out, one or two stops, and back; near cities also there and back in
 * a day.
 */
export function planTrip(traveler: DemoTraveler, startDay: string, ticketFor: TicketFor, chance: Chance): TripPlan {
  const home = cityNamed(traveler.office)
  const stops = stopsFrom(home, chance)
  const isDayTrip = stops.length === 1 && stops.every((stop) => kilometres(home, stop) < 900) && chance.yes(0.12)
  const ticket = ticketFor('journey')
  const journeys: Reservation[] = []
  const others: Reservation[] = []
  let here = home
  let departs = at(startDay, toFive(isDayTrip ? chance.int(370, 460) : chance.int(390, 900)))
  for (const stop of stops) {
    const legs = legsBetween(ticket, here, stop, departs, chance)
    journeys.push(...legs)
    const arrives = legs.at(-1)?.end.time.local ?? departs
    const leaves = addDays(dayOf(arrives), isDayTrip ? 0 : nightsAt(home, stop, chance))
    others.push(...bookedAt(stop, arrives, leaves, ticketFor, chance))
    here = stop
    departs = at(leaves, toFive(chance.int(960, 1170)))
  }
  if (!chance.yes(0.03)) journeys.push(...legsBetween(ticket, here, home, departs, chance))
  return { journeys, others }
}

/** Farther than this nobody flies without a change, and the demo does not go. */
const maxFlightKm = 14_000

/** One city, or two on one journey; near ones more often than far ones. */
function stopsFrom(home: City, chance: Chance): City[] {
  const others = [...cities.values()].filter((city) => city !== home && kilometres(home, city) < maxFlightKm)
  const byRail = new Set(railCities(home.name))
  const weight = (city: City, from: City): number => {
    const km = kilometres(from, city)
    if (byRail.has(city.name)) return 9
    return km < 1500 ? 5 : km < 4500 ? 2.5 : 1.2
  }
  const first = chance.weighted(others.map((city) => [city, weight(city, home)] as const))
  if (!chance.yes(0.13)) return [first]
  const near = others.filter((city) => city !== first && kilometres(first, city) < 1600)
  return near.length === 0 ? [first] : [first, chance.pick(near)]
}

const nightsAt = (home: City, stop: City, chance: Chance): number =>
  kilometres(home, stop) > 4500
    ? chance.int(3, 6)
    : chance.weighted([
        [1, 4],
        [2, 4],
        [3, 2],
        [4, 1],
      ])

/** A train where one runs and is chosen, else a flight, now and then with a change at the airline's hub. */
function legsBetween(ticket: Ticket, from: City, to: City, departs: string, chance: Chance): Reservation[] {
  const line = railLine(from.name, to.name)
  if (line && chance.yes(line.minutes < 260 ? 0.75 : 0.3)) return [train(ticket, line, departs, chance)]
  const airline = airlineBetween(from, to, chance)
  const hub = airline.hub === null ? null : cityNamed(airline.hub)
  if (!hub || hub === from || hub === to || !isOnTheWay(from, hub, to)) {
    return [flight(ticket, airline, [from, to], departs, chance)]
  }
  const first = flight(ticket, airline, [from, hub], departs, chance)
  const change = chance.yes(0.06) ? chance.int(6, 8) * 5 : chance.int(11, 34) * 5
  const onward = later(first.end.time.local ?? departs, first.end.time.zone ?? 'UTC', change)
  return [first, flight(ticket, airline, [hub, to], onward, chance)]
}

/** A hub is changed at on a long way only, and where it is no great detour. */
function isOnTheWay(from: City, hub: City, to: City): boolean {
  const [direct, first, second] = [kilometres(from, to), kilometres(from, hub), kilometres(hub, to)]
  return direct > 2500 && first + second < 1.4 * direct && Math.max(first, second) < maxFlightKm
}

/** What is booked at a stop: a room, and now and then a car, a ride, a table, an event. */
function bookedAt(city: City, arrives: string, leaves: string, ticketFor: TicketFor, chance: Chance): Reservation[] {
  const day = dayOf(arrives)
  const stays = leaves > day
  const zoneless = Number(arrives.slice(11, 13)) * 60 + Number(arrives.slice(14, 16))
  const drives = stays && chance.yes(city.country === 'US' ? 0.35 : 0.1)
  return [
    ...(stays && chance.yes(0.94) ? [hotel(ticketFor('hotel'), city, [day, leaves], chance)] : []),
    ...(drives ? [car(ticketFor('car'), city, [at(day, zoneless + 45), at(leaves, 13 * 60)], chance)] : []),
    ...(!drives && chance.yes(0.22) ? [taxi(ticketFor('other'), city, at(day, zoneless + 35), chance)] : []),
    ...(stays && chance.yes(0.14)
      ? [dinner(ticketFor('other'), city, leaves > addDays(day, 1) ? addDays(day, 1) : day, chance)]
      : []),
    ...(leaves > addDays(day, 1) && chance.yes(0.1) ? [event(ticketFor('other'), city, addDays(day, 1), chance)] : []),
  ]
}
