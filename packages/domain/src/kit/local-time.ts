/**
 * Local times and time zones. A local time is `YYYY-MM-DDTHH:MM:SS` without offset. Its zone is an IANA name or a fixed
 * offset such as `+02:00`. An instant is ISO 8601 in UTC, `YYYY-MM-DDTHH:MM:SS.sssZ`.
 */

/** Milliseconds that a zone is ahead of UTC at an instant. */
type Offset = (instantMs: number) => number

/** Keyed by lowercase name. Only existing zones are cached, since files can contain any number of others. */
const offsets = new Map<string, Offset>()

/** The offsets of a zone; null if the zone does not exist. */
function offsetOf(zone: string): Offset | null {
  const name = zone.toLowerCase()
  const cached = offsets.get(name)
  if (cached) return cached
  const result = fixedOffset(zone) ?? namedOffset(zone)
  if (result) offsets.set(name, result)
  return result
}

function fixedOffset(zone: string): Offset | null {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(zone) ?? []
  if (!sign) return null
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000
  return () => (sign === '-' ? -ms : ms)
}

/** Clocks have changed at full quarters of an hour since zones have offsets of whole minutes. */
const quarterHour = 900_000
/** Maximum number of quarters per zone whose offsets are remembered: to format a time takes microseconds. */
const maxKnown = 1000

function namedOffset(zone: string): Offset | null {
  const clock = wallClockOf(zone)
  if (!clock) return null
  const known = new Map<number, number>()
  return (instantMs) => {
    const quarter = Math.floor(instantMs / quarterHour)
    const cached = known.get(quarter)
    if (cached !== undefined) return cached
    const wall = Date.parse(`${clock.format(instantMs).padStart(19, '0').replace(' ', 'T')}Z`)
    const offset = wall - Math.floor(instantMs / 1000) * 1000
    if (known.size >= maxKnown) known.clear()
    known.set(quarter, offset)
    return offset
  }
}

/** Swedish dates are formatted as in ISO 8601. Parsing one text is several times faster than assembling parts. */
function wallClockOf(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  } catch {
    return null
  }
}

export const isZone = (zone: string): boolean => offsetOf(zone) !== null

const pad = (value: number, width = 2): string => String(value).padStart(width, '0')

/** A local time as milliseconds since 1970 as if its zone were UTC; NaN if it is invalid. */
const asIfUtc = (local: string): number => Date.parse(`${local.length === 10 ? `${local}T00:00:00` : local}Z`)

/**
 * The instant at which clocks in `zone` show `local`; null if either is invalid. In the hour skipped by a clock change
 * the earlier offset applies, and in the repeated hour the first pass (as in RFC 5545 §3.3.5).
 */
export function instantOf(local: string, zone: string): string | null {
  const wall = asIfUtc(local)
  const offsetAt = offsetOf(zone)
  if (Number.isNaN(wall) || !offsetAt) return null
  const day = 86_400_000
  const before = offsetAt(wall - day)
  const fits = [before, offsetAt(wall + day)].find((offset) => offsetAt(wall - offset) === offset)
  return new Date(wall - (fits ?? before)).toISOString()
}

/** The local time in `zone` at an instant, `YYYY-MM-DDTHH:MM:SS`; null if either is invalid. */
export function localOf(instant: string, zone: string): string | null {
  const ms = Date.parse(instant)
  const offsetAt = offsetOf(zone)
  if (Number.isNaN(ms) || !offsetAt) return null
  return new Date(Math.floor(ms / 1000) * 1000 + offsetAt(ms)).toISOString().slice(0, 19)
}

/** The day `count` days after `day` (`YYYY-MM-DD`). */
export const addDays = (day: string, count: number): string =>
  new Date(asIfUtc(day) + count * 86_400_000).toISOString().slice(0, 10)

/** Whole days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((asIfUtc(to.slice(0, 10)) - asIfUtc(from.slice(0, 10))) / 86_400_000)

/** The day of a local time. */
export const dayOf = (local: string): string => local.slice(0, 10)

/** A day as `YYYY-MM-DD` from year, month and day, or null if it does not exist. */
export function dayFrom(year: number, month: number, day: number): string | null {
  const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}`
  const ms = asIfUtc(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? text : null
}
