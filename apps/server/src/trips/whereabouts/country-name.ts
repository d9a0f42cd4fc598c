const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** A country's name in English; an unknown code is returned as it is. */
export const countryName = (code: string): string => countries.of(code) ?? code
