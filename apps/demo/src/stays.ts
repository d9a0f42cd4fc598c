import type { Reservation } from '@sextant/contract/emails/reservation'
import { daysBetween } from '@sextant/domain/kit/local-time'
import type { Random } from '@sextant/domain/kit/random'
import { cars, priceIn, rentals } from './carriers'
import { addressIn, airportOf, type City } from './cities'
import { addMinutes, at } from './clock'
import { commonFields, type Ticket, zoneOf } from './journeys'

const rooms = ['Standard room', 'Superior double', 'Deluxe king', 'Executive room', 'Junior suite'] as const

/** A hotel stay; most of these bookings have no times. */
export function hotel(ticket: Ticket, city: City, [from, to]: readonly [string, string], random: Random): Reservation {
  const property = random.pick(city.hotels)
  const place = addressIn(city, property.name, property.street)
  const nights = Math.max(1, daysBetween(from, to))
  const euro = city.night * (0.75 + random.float() * 0.7) * nights * ticket.markup
  return {
    ...commonFields(ticket),
    kind: 'lodging',
    provider: { name: property.chain },
    name: property.name,
    start: { place, time: { local: random.boolean(0.25) ? at(from, 14 * 60) : from, zone: zoneOf(place) } },
    end: { place, time: { local: random.boolean(0.2) ? at(to, 12 * 60) : to, zone: zoneOf(place) } },
    rooms: 1,
    guests: 1,
    room_type: random.pick(rooms),
    price: priceIn(ticket.currency, euro),
  }
}

/** A rental car from the airport between two local times. */
export function car(ticket: Ticket, city: City, [from, to]: readonly [string, string], random: Random): Reservation {
  const place = airportOf(city)
  const company = random.pick(rentals)
  const days = Math.max(1, daysBetween(from, to) + 1)
  return {
    ...commonFields(ticket),
    kind: 'car',
    provider: { name: company },
    vehicle_type: random.pick(cars),
    start: { place, time: { local: from, zone: zoneOf(place) } },
    end: { place, time: { local: to, zone: zoneOf(place) } },
    price: priceIn(ticket.currency, days * (48 + random.int(0, 55)) * ticket.markup),
  }
}

const taxis = ['Blacklane', 'Uber', 'Free Now', 'Welcome Pickups'] as const
const tables = [
  'The Grill Room',
  'Trattoria Toscana',
  'Brasserie du Marché',
  'Sakura',
  'El Jardín',
  'Harbour Kitchen',
] as const
const events = ['Customer summit', 'Partner day', 'Security conference', 'Sales kick-off', 'Industry forum'] as const

/** A ride from the airport to the city. */
export function taxi(ticket: Ticket, city: City, from: string, random: Random): Reservation {
  const place = airportOf(city)
  const town = addressIn(city, random.pick(city.hotels).name, '')
  const { address: _, ...there } = town
  return {
    ...commonFields(ticket),
    kind: 'taxi',
    provider: { name: random.pick(taxis) },
    start: { place, time: { local: from, zone: zoneOf(place) } },
    end: {
      place: there,
      time: { local: addMinutes(from, zoneOf(place), random.int(25, 55)), zone: zoneOf(place) },
    },
    vehicle_type: random.pick(['Sedan', 'Van', 'Electric sedan']),
    price: priceIn(ticket.currency, random.int(28, 95) * ticket.markup),
  }
}

/** A restaurant table in the evening. */
export function dinner(ticket: Ticket, city: City, day: string, random: Random): Reservation {
  const name = random.pick(tables)
  const place = addressIn(city, name, '')
  const from = at(day, random.pick([18 * 60 + 30, 19 * 60, 19 * 60 + 30, 20 * 60]))
  return {
    ...commonFields(ticket),
    kind: 'restaurant',
    name,
    provider: { name },
    start: { place, time: { local: from, zone: zoneOf(place) } },
    end: { place, time: { local: addMinutes(from, zoneOf(place), 120), zone: zoneOf(place) } },
    guests: random.int(2, 8),
  }
}

/** A day at an event. */
export function event(ticket: Ticket, city: City, day: string, random: Random): Reservation {
  const name = `${random.pick(events)} ${city.name}`
  const place = addressIn(city, `${city.name} Congress Centre`, '')
  return {
    ...commonFields(ticket),
    kind: 'event',
    name,
    provider: { name: `${city.name} Congress Centre` },
    start: { place, time: { local: at(day, 9 * 60), zone: zoneOf(place) } },
    end: { place, time: { local: at(day, 17 * 60 + 30), zone: zoneOf(place) } },
    guests: 1,
    price: priceIn(ticket.currency, random.int(12, 90) * 10),
  }
}
