import { countryOfUic } from '@sextant/places/stations/country-of-uic'

/**
 * The country (ISO 3166 alpha-2) of a station code: seven digits (UIC), or five letters starting with the country
 * (SNCF, Benerail); undefined for any other code.
 */
export const countryOfCode = (code: string): string | undefined =>
  /^\d{7}$/.test(code) ? countryOfUic(code) : /^(?:FR|BE|NL|DE|GB|LU|CH|IT|ES)(?=[A-Z]{3}$)/.exec(code)?.[0]
