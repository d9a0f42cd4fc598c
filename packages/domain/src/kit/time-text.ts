import { dayOf, daysBetween, instantOf, localOf } from './local-time'

/** Display texts of days and local times (`YYYY-MM-DD`, `YYYY-MM-DDTHH:MM:SS`), independent of the current time. */

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

function partsOf(day: string): { year: number; month: string; date: number; weekday: string } | null {
  const at = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  const month = months[at.getUTCMonth()]
  const weekday = weekdays[at.getUTCDay()]
  if (!month || !weekday) return null
  return { year: at.getUTCFullYear(), month, date: at.getUTCDate(), weekday }
}

/** `Sat 21 Nov 2026`; the text itself if it is not a day. */
export function dayText(day: string): string {
  const parts = partsOf(day)
  return parts ? `${parts.weekday} ${parts.date} ${parts.month} ${parts.year}` : day
}

/** `21 Nov 2026`; the text itself if it is not a day. */
export function shortDayText(day: string): string {
  const parts = partsOf(day)
  return parts ? `${parts.date} ${parts.month} ${parts.year}` : day
}

/** `14:05` of a local time; empty if only the day is known. */
export const timeText = (local: string): string => local.slice(11, 16)

/** `21 Nov 2026, 14:05` of a local time. */
export const localText = (local: string): string =>
  [shortDayText(local), timeText(local)].filter((text) => text !== '').join(', ')

/** The days between two local times without repeating month and year: `21–24 Nov 2026`, `30 Nov – 2 Dec 2026`. */
export function spanText(start: string, end: string): string {
  const from = partsOf(start)
  const to = partsOf(end)
  if (!from || !to || dayOf(start) === dayOf(end)) return shortDayText(start)
  if (from.year !== to.year) return `${shortDayText(start)} – ${shortDayText(end)}`
  if (from.month !== to.month) return `${from.date} ${from.month} – ${to.date} ${to.month} ${to.year}`
  return `${from.date}–${to.date} ${to.month} ${to.year}`
}

/** An instant in `zone`: `21 Nov 2026, 14:05 UTC+1`; the text itself if either is invalid. */
export function instantText(instant: string, zone: string): string {
  const local = localOf(instant, zone)
  return local ? `${localText(local)} ${offsetText(zone, instant) ?? ''}`.trim() : instant
}

/** `21 Nov 2026, 14:05 UTC+1` of a local time; without offset if its zone is unknown or only the day is known. */
export function zonedText(local: string, zone: string | null): string {
  const instant = zone !== null && timeText(local) !== '' ? instantOf(local, zone) : null
  const offset = zone !== null && instant !== null ? offsetText(zone, instant) : null
  return [localText(local), offset].filter((text) => text !== null).join(' ')
}

const isUtc = (zone: string): boolean => zone === 'UTC' || zone === 'Etc/UTC'

/** A zone's UTC offset at an instant: `UTC−5`, `UTC+5:30`; null if unknown. */
export function offsetText(zone: string, instant: string): string | null {
  if (isUtc(zone)) return 'UTC'
  if (/^[+-]/.test(zone)) return `UTC${zone.replace('-', '−')}`
  const local = localOf(instant, zone)
  if (local === null) return null
  const minutes = Math.round((Date.parse(`${local}Z`) - Date.parse(instant)) / 60_000)
  const hours = Math.trunc(Math.abs(minutes) / 60)
  const remainder = Math.abs(minutes) % 60
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${remainder === 0 ? '' : `:${String(remainder).padStart(2, '0')}`}`
}

/** A zone with its UTC offset at an instant: `New York, UTC−5`. */
export function zoneText(zone: string, instant: string | null): string {
  if (isUtc(zone)) return 'UTC'
  if (/^[+-]/.test(zone)) return `UTC${zone.replace('-', '−')}`
  const place = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return [place, instant && offsetText(zone, instant)].filter(Boolean).join(', ')
}

/** Minutes as `55 min`, `1 h 35 min`, `2 h`; from two days on as `3 days`. */
export function minutesText(minutes: number): string {
  const rounded = Math.round(minutes)
  if (rounded >= 2880) return `${Math.round(rounded / 1440)} days`
  const hours = Math.floor(rounded / 60)
  const remainder = rounded % 60
  if (hours === 0) return `${remainder} min`
  return remainder === 0 ? `${hours} h` : `${hours} h ${remainder} min`
}

/** A duration: `8 ms`, `1.2 s`. */
export const durationText = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`)

/** `+1` if a local time is on a later day than another, as in timetables; empty on the same day. */
export function daysLater(from: string, to: string): string {
  const days = daysBetween(from, to)
  return days === 0 ? '' : days > 0 ? `+${days}` : `−${-days}`
}
