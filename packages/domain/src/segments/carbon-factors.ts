/**
 * The UK government's 2025 conversion factors for company reporting (Department for Energy Security and Net Zero, full
 * set, published June 2025; Open Government Licence v3.0), in kg CO2e.
 *
 * Flights: per passenger and kilometre of the great circle, including the 8 % uplift for detours. Each pair is with and
 * without radiative forcing. Classes missing from a band use the next lower one.
 */
export type FlightClass = 'average' | 'economy' | 'premium' | 'business' | 'first'
type Flight = Readonly<Record<FlightClass, readonly [withRf: number, withoutRf: number]>>

/** Domestic UK factors have no classes. */
const domestic = [0.22928, 0.13552] as const

export const flightFactors = {
  domestic: { average: domestic, economy: domestic, premium: domestic, business: domestic, first: domestic },
  short: {
    average: [0.12786, 0.07559],
    economy: [0.12576, 0.07435],
    premium: [0.12576, 0.07435],
    business: [0.18863, 0.11152],
    first: [0.18863, 0.11152],
  },
  long: {
    average: [0.15282, 0.09043],
    economy: [0.11704, 0.06926],
    premium: [0.18726, 0.11081],
    business: [0.3394, 0.20083],
    first: [0.46814, 0.27701],
  },
  elsewhere: {
    average: [0.14253, 0.0842],
    economy: [0.10916, 0.06449],
    premium: [0.17465, 0.10318],
    business: [0.31656, 0.18701],
    first: [0.43663, 0.25794],
  },
} as const satisfies Readonly<Record<string, Flight>>

/** Per passenger and kilometre of rail: national, and through the Channel Tunnel. */
export const railFactors = { national: 0.03546, international: 0.00446 }

/** Per kilometre of a car with unknown fuel, by size, and of an average battery electric car. */
export const carFactors = { small: 0.14322, medium: 0.17322, large: 0.22678, average: 0.16725, electric: 0.04047 }

/** Per room and night, by country (ISO 3166-1). */
export const hotelFactors: Readonly<Record<string, number>> = {
  GB: 10.4,
  AU: 35,
  BE: 12.2,
  BR: 8.7,
  CA: 7.4,
  CL: 27.6,
  CN: 53.5,
  CO: 14.7,
  CR: 4.7,
  EG: 44.2,
  FR: 6.7,
  DE: 13.2,
  HK: 51.5,
  IN: 58.9,
  ID: 62.7,
  IT: 14.3,
  JP: 39,
  JO: 68.9,
  KR: 55.8,
  MY: 61.5,
  MV: 152.2,
  MX: 19.3,
  NL: 14.8,
  OM: 90.3,
  PH: 54.3,
  PT: 19,
  QA: 86.2,
  RU: 24.2,
  SA: 106.4,
  SG: 24.5,
  ZA: 51.4,
  ES: 7,
  CH: 6.6,
  TH: 43.4,
  TR: 32.1,
  AE: 63.8,
  US: 16.1,
  VN: 38.5,
}
