import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

export type PhoneReading =
  /** In E.164 format, `+491716123456`, followed by ` ext. 12` if it has an extension. */
  | { readonly phone: string }
  /** `lost`: a spreadsheet rounded the digits away. `unknown`: no country has such a number. */
  | { readonly fault: 'lost' | 'unknown' }

const e164 = /^\+[1-9]\d{7,14}$/
/** How Excel displays a long number: 4.91712E+11. */
const rounded = /^\d[.,]\d+E\+?\d+$/i

/**
 * Reads a phone number: `0049 (0)171 …`, `(415) 555-2671 x12`. Numbers without a country prefix are in `country` (ISO
 * 3166, two letters). Numbers already in E.164 format are trusted, since parsing a million of them would take longer
 * than everything else.
 */
export function readPhone(text: string, country: string | null): PhoneReading {
  const value = text.trim()
  if (e164.test(value)) return { phone: value }
  if (rounded.test(value)) return { fault: 'lost' }
  const supportedCountry = country !== null && isSupportedCountry(country) ? country : undefined
  const parsed = parse(value.replace(/^00(?=[1-9])/, '+').replace(/^tel:/i, ''), supportedCountry)
  if (!parsed?.isValid()) return { fault: 'unknown' }
  return { phone: parsed.ext ? `${parsed.number} ext. ${parsed.ext}` : parsed.number }
}

const parse = (text: string, country: CountryCode | undefined) =>
  parsePhoneNumberFromString(text, { extract: false, ...(country && { defaultCountry: country }) })
