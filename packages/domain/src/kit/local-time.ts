/**
 * Local times and zones. A local time is the wall clock, `YYYY-MM-DDTHH:MM:SS`, without offset; its zone is an IANA name
 * or a fixed offset such as `+02:00`; an instant is ISO 8601 in UTC, `YYYY-MM-DDTHH:MM:SS.sssZ`.
 */

const formats = new Map<string, Intl.DateTimeFormat | null>()

/** A formatter that writes the wall clock of a zone; null where there is no such zone. */
function wallClockOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const made = makeWallClock(zone)
  formats.set(zone, made)
  return made
}

function makeWallClock(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', {
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

export const isZone = (zone: string): boolean => wallClockOf(zone) !== null

const pad = (value: number, width = 2): string => String(value).padStart(width, '0')

/** Milliseconds that a local time would be since 1970 if its zone were UTC; NaN where it is no time. */
const asIfUtc = (local: string): number => Date.parse(`${local.length === 10 ? `${local}T00:00:00` : local}Z`)

/** Milliseconds that `zone` is ahead of UTC at an instant. */
function offsetAt(instantMs: number, zone: Intl.DateTimeFormat): number {
  const parts = new Map(zone.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]))
  const get = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  const wall = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'))
  return wall - Math.floor(instantMs / 1000) * 1000
}

/**
 * The instant at which the clocks of `zone` show `local`; null where either is unknown. In the hour that a clock change
 * skips, the offset before it counts; in the hour that it repeats, the first pass counts (as RFC 5545 §3.3.5 has it).
 */
export function instantOf(local: string, zone: string): string | null {
  const wall = asIfUtc(local)
  const clock = wallClockOf(zone)
  if (Number.isNaN(wall) || !clock) return null
  const day = 86_400_000
  const before = offsetAt(wall - day, clock)
  const after = offsetAt(wall + day, clock)
  const fits = [before, after].find((offset) => offsetAt(wall - offset, clock) === offset)
  return new Date(wall - (fits ?? before)).toISOString()
}

/** The wall clock of `zone` at an instant, `YYYY-MM-DDTHH:MM:SS`; null where either is unknown. */
export function localOf(instant: string, zone: string): string | null {
  const ms = Date.parse(instant)
  const clock = wallClockOf(zone)
  if (Number.isNaN(ms) || !clock) return null
  return new Date(Math.floor(ms / 1000) * 1000 + offsetAt(ms, clock)).toISOString().slice(0, 19)
}

/** The day `count` days after `day` (`YYYY-MM-DD`). */
export const addDays = (day: string, count: number): string =>
  new Date(asIfUtc(day) + count * 86_400_000).toISOString().slice(0, 10)

/** Whole days from one day to another; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((asIfUtc(to.slice(0, 10)) - asIfUtc(from.slice(0, 10))) / 86_400_000)

/** The day of a local time. */
export const dayOf = (local: string): string => local.slice(0, 10)

/** A day in words that sort: year, month and day from numbers, or null where the calendar has no such day. */
export function dayFrom(year: number, month: number, day: number): string | null {
  const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}`
  const ms = asIfUtc(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? text : null
}
