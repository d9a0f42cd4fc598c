const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Hour offsets of the zone names that RFC 5322 §4.3 still allows. */
const zones: Record<string, number> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
}

const pattern =
  /(\d{1,2})[\s-]+([a-z]{3})[a-z]*[\s-]+(\d{2,4})\s+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*(?:([+-])(\d{2}):?(\d{2})|([a-z]{1,5}))?/i

function year(text: string): number {
  const value = Number(text)
  if (text.length > 2) return text.length === 3 ? value + 1900 : value
  return value < 50 ? value + 2000 : value + 1900
}

/** The instant of a Date field (RFC 5322 §3.3 and §4.3), ISO 8601 in UTC; null if invalid. */
export function readMailDate(value: string): string | null {
  const match = pattern.exec(value.slice(0, 200))
  if (!match) return null
  const [, day, name = '', years = '', hour, minute, second, sign, zoneHours, zoneMinutes, zone = ''] = match
  const month = months.indexOf(name.toLowerCase())
  if (month < 0) return null
  const ahead = sign
    ? (sign === '-' ? -1 : 1) * (Number(zoneHours) * 60 + Number(zoneMinutes))
    : (zones[zone.toUpperCase()] ?? 0) * 60
  const ms = Date.UTC(year(years), month, Number(day), Number(hour), Number(minute), Number(second ?? 0))
  return Number.isNaN(ms) ? null : new Date(ms - ahead * 60_000).toISOString()
}
