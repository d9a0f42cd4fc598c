import { airportRows } from '../data/airportRows.gen'
import { lazy } from '../kit/lazy'

/** An airport with an IATA code. */
export interface Airport {
  iata: string
  name: string
  /** The town it belongs to; empty if unknown. */
  locality: string
  /** State, province or region in letters; empty if unknown. */
  adminCode: string
  /** ISO 3166 alpha-2. */
  countryCode: string
  latitude: number
  longitude: number
  /** IANA zone. */
  zone: string
  /** 3 large, 2 medium, 1 small. */
  weight: number
}

function read(line: string): Airport {
  const [iata = '', name = '', locality = '', adminCode = '', countryCode = '', ...rest] = line.split('\t')
  const [latitude, longitude, zone = '', weight] = rest
  return {
    iata,
    name,
    locality,
    adminCode,
    countryCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    zone,
    weight: Number(weight),
  }
}

/** Every airport, by code. */
export const airports = lazy(() => new Map(airportRows.split('\n').map((line) => [line.slice(0, 3), read(line)])))
