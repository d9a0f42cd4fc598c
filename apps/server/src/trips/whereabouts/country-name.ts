const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** A country's name in English; a code that is none stays as it is. */
export const countryName = (code: string): string => countries.of(code) ?? code
