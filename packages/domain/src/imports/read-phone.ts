import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

export type PhoneReading =
  /** In the form of ITU-T E.164, `+491716123456`, with ` ext. 12` behind it where there is an extension. */
  | { readonly phone: string }
  /** `lost`: a spreadsheet rounded the digits away; `unknown`: it is a number in no country's plan. */
  | { readonly fault: 'lost' | 'unknown' }

const e164 = /^\+[1-9]\d{7,14}$/
/** What Excel makes of a long number: 4.91712E+11. */
const rounded = /^\d[.,]\d+E\+?\d+$/i

/**
 * A telephone number as people write it: `0049 (0)171 …`, `(415) 555-2671 x12`. A number without a country's prefix is
 * one of `country` (ISO 3166, two letters). What is in the form of E.164 already was written by a machine and is taken
 * at its word: reading a million of them again would take longer than all else.
 */
export function readPhone(text: string, country: string | null): PhoneReading {
  const value = text.trim()
  if (e164.test(value)) return { phone: value }
  if (rounded.test(value)) return { fault: 'lost' }
  const known = country !== null && isSupportedCountry(country) ? country : undefined
  const parsed = parse(value.replace(/^00(?=[1-9])/, '+').replace(/^tel:/i, ''), known)
  if (!parsed?.isValid()) return { fault: 'unknown' }
  return { phone: parsed.ext ? `${parsed.number} ext. ${parsed.ext}` : parsed.number }
}

const parse = (text: string, country: CountryCode | undefined) =>
  parsePhoneNumberFromString(text, { extract: false, ...(country && { defaultCountry: country }) })
