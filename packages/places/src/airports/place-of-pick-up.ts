import { type City, findCity } from '../cities/find-city'
import { townIn } from '../cities/town-in'
import { airportNamed } from './airport-named'
import { findAirport } from './find-airport'
import type { Airport } from './table'

const airportWords = /\b(airport|flughafen|a[ée]roport|aeropuerto|aeroporto|lufthavn|flygplats|luchthaven)\b/giu

/** The airport or town contained in a pick-up location's name: `LAX Airport`, `München Flughafen`, `Sixt, Berlin`. */
export function placeOfPickUp(name: string): { readonly airport: Airport | null; readonly city: City | null } {
  const bare = name
    .replace(airportWords, ' ')
    .trim()
    .replace(/^(?:de|di|do|of)\s/i, '')
  const code = /^[A-Z]{3}$/.exec(bare)?.[0] ?? /\(([A-Z]{3})\)/.exec(name)?.[1]
  const airport = bare === name.trim() && !code ? null : code ? findAirport(code) : airportNamed(name)
  const city = airport ? null : (findCity(bare === name.trim() ? (name.split(',').at(-1) ?? '') : bare) ?? townIn(name))
  return { airport, city }
}
