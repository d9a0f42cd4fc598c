import type { Random } from '@sextant/domain/kit/random'
import { airlineName } from '@sextant/places/carriers/airline-name'
import type { City } from './cities'

/** Country → the airlines based there, the most common first. */
const airlines: Readonly<Record<string, readonly string[]>> = {
  DE: ['LH', 'LH', 'EW'],
  GB: ['BA', 'BA', 'VS'],
  FR: ['AF'],
  BE: ['SN'],
  NL: ['KL'],
  CH: ['LX'],
  AT: ['OS'],
  IT: ['AZ'],
  ES: ['IB', 'VY'],
  PT: ['TP'],
  DK: ['SK'],
  SE: ['SK'],
  NO: ['SK', 'DY'],
  PL: ['LO'],
  IE: ['EI'],
  US: ['UA', 'DL', 'AA'],
  CA: ['AC'],
  BR: ['LA'],
  AE: ['EK'],
  IN: ['AI'],
  SG: ['SQ'],
  HK: ['CX'],
  CN: ['MU'],
  JP: ['NH', 'JL'],
  AU: ['QF'],
  ZA: ['SA'],
}

/** Long-haul airlines, with the city where their passengers change planes. */
const hubs: ReadonlyMap<string, string> = new Map([
  ['LH', 'Frankfurt'],
  ['BA', 'London'],
  ['AF', 'Paris'],
  ['KL', 'Amsterdam'],
  ['LX', 'Zurich'],
  ['EK', 'Dubai'],
  ['SQ', 'Singapore'],
  ['UA', 'Chicago'],
  ['DL', 'Atlanta'],
  ['AC', 'Toronto'],
])

export type Airline = { readonly code: string; readonly name: string; readonly hub: string | null }

const airlineOf = (code: string): Airline => ({
  code,
  name: airlineName(code) ?? code,
  hub: hubs.get(code) ?? null,
})

/** An airline based at one end of a route. */
export function airlineBetween(from: City, to: City, random: Random): Airline {
  const choice = [...(airlines[from.country] ?? []), ...(airlines[to.country] ?? [])]
  return airlineOf(random.pick(choice))
}

/** Rental companies, and a car of each size. */
export const rentals = ['Hertz', 'Avis', 'Sixt', 'Europcar', 'Enterprise', 'National'] as const
export const cars = [
  'Volkswagen Golf or similar',
  'Škoda Octavia Estate or similar',
  'BMW 3 Series or similar',
  'Toyota Corolla or similar',
  'Ford Explorer or similar',
  'Tesla Model 3 or similar',
] as const

/** Fixed exchange rates per euro, so that the demo's prices are the same every day. */
const perEuro: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.1,
  GBP: 0.85,
  CHF: 0.95,
  DKK: 7.46,
  SEK: 11.2,
  NOK: 11.6,
  PLN: 4.3,
  CAD: 1.5,
  BRL: 5.9,
  AED: 4.04,
  INR: 92,
  SGD: 1.46,
  HKD: 8.6,
  CNY: 7.8,
  JPY: 162,
  AUD: 1.66,
  ZAR: 20,
}

/** Converts a price in euro; currencies with small units are rounded to ten. */
export function priceIn(currency: string, euro: number): string {
  const amount = euro * (perEuro[currency] ?? 1)
  return amount > 5000 ? String(Math.round(amount / 10) * 10) : amount.toFixed(2)
}
