import { type Airport, airports } from './table'

/** The airport of an IATA code, in any case; null where there is none. Closed airports are found as well. */
export const findAirport = (iata: string): Airport | null => airports().get(iata.trim().toUpperCase()) ?? null
