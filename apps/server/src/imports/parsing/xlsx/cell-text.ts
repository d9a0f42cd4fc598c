const dayMs = 86_400_000
/** Day 0 of Excel's date system, valid from March 1900 on, and day 0 of the 1904 date system. */
const day0 = Date.UTC(1899, 11, 30)
const from1904 = 1462

/** A number as typed: rounded to the fifteen digits Excel shows, without floating-point noise. */
export function numberText(value: string): string {
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return value
  return Number.isInteger(number) && Math.abs(number) < 1e21
    ? BigInt(number).toString()
    : String(Number(number.toPrecision(15)))
}

/** An Excel date as ISO 8601: `2026-03-01`, with a time if it has one, or a time alone. */
export function dateText(value: string, is1904: boolean): string {
  const serial = Number(value)
  if (value === '' || !Number.isFinite(serial) || serial < 0 || serial > 2_958_466) return value
  // Excel treats 1900 as a leap year, so its calendar has a 29 February 1900.
  const days = is1904 ? serial + from1904 : serial >= 1 && serial < 60 ? serial + 1 : serial
  const iso = new Date(day0 + Math.round((days * dayMs) / 1000) * 1000).toISOString()
  if (serial < 1 && !is1904) return iso.slice(11, 19)
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19)
}

/**
 * Decodes `_x000D_`, which workbooks write for characters not allowed in XML, and `_x005F_`, a literal underscore
 * before such a sequence.
 */
export const plainText = (text: string): string =>
  text.includes('_x') ? text.replaceAll(/_x([\da-f]{4})_/gi, characterOf) : text

/** NUL and unpaired surrogates are not text. */
function characterOf(word: string, hexadecimal: string): string {
  const code = Number.parseInt(hexadecimal, 16)
  if (code === 0) return ''
  return code >= 0xd800 && code <= 0xdfff ? word : String.fromCharCode(code)
}
