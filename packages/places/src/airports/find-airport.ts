import { type Airport, airports } from './table'

/** The airport with an IATA code, ignoring case; null if there is none. Includes closed airports. */
export const findAirport = (iata: string): Airport | null => airports().get(iata.trim().toUpperCase()) ?? null
