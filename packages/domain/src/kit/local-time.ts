/**
 * Local times and zones. A local time is the wall clock, `YYYY-MM-DDTHH:MM:SS`, without offset; its zone is an IANA
 * name or a fixed offset such as `+02:00`; an instant is ISO 8601 in UTC, `YYYY-MM-DDTHH:MM:SS.sssZ`.
 */

/** Milliseconds that a zone is ahead of UTC at an instant. */
type Offset = (instantMs: number) => number

/** By names in small letters, and of zones that there are alone: files may name any number of others. */
const offsets = new Map<string, Offset>()

/** How a zone's clocks are set; null where there is no such zone. */
function offsetOf(zone: string): Offset | null {
  const name = zone.toLowerCase()
  const known = offsets.get(name)
  if (known) return known
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

function namedOffset(zone: string): Offset | null {
  const clock = wallClockOf(zone)
  if (!clock) return null
  return (instantMs) => {
    const wall = Date.parse(`${clock.format(instantMs).padStart(19, '0').replace(' ', 'T')}Z`)
    return wall - Math.floor(instantMs / 1000) * 1000
  }
}

/** Swedish writes dates as ISO 8601 does; one text is read several times faster than its parts are put together. */
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

/** Milliseconds that a local time would be since 1970 if its zone were UTC; NaN where it is no time. */
const asIfUtc = (local: string): number => Date.parse(`${local.length === 10 ? `${local}T00:00:00` : local}Z`)

/**
 * The instant at which the clocks of `zone` show `local`; null where either is unknown. In the hour that a clock change
 * skips, the offset before it counts; in the hour that it repeats, the first pass counts (as RFC 5545 §3.3.5 has it).
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

/** The wall clock of `zone` at an instant, `YYYY-MM-DDTHH:MM:SS`; null where either is unknown. */
export function localOf(instant: string, zone: string): string | null {
  const ms = Date.parse(instant)
  const offsetAt = offsetOf(zone)
  if (Number.isNaN(ms) || !offsetAt) return null
  return new Date(Math.floor(ms / 1000) * 1000 + offsetAt(ms)).toISOString().slice(0, 19)
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
