import { countryOfUic } from '@sextant/places/stations/country-of-uic'

/**
 * Country (ISO 3166 alpha-2) of a station's code: of seven digits (UIC), or of five letters that begin with it (SNCF,
 * Benerail); undefined where it is another code.
 */
export const countryOfCode = (code: string): string | undefined =>
  /^\d{7}$/.test(code) ? countryOfUic(code) : /^(?:FR|BE|NL|DE|GB|LU|CH|IT|ES)(?=[A-Z]{3}$)/.exec(code)?.[0]
