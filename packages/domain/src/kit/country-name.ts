let names: Intl.DisplayNames | undefined

/** A country's English name by its ISO 3166 code; undefined if unknown. The names load slowly, so on first use. */
export function knownCountryName(code: string): string | undefined {
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined
}

/** A country's English name by its ISO 3166 code; the code itself if unknown. */
export const countryName = (code: string): string => knownCountryName(code) ?? code

/** `Paris, France`: a place with its country, as far as both are known. */
export const withCountry = (place: string | null, code: string | null): string =>
  [place, code && countryName(code)].filter(Boolean).join(', ')
