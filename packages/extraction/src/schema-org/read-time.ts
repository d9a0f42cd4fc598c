import type { Moment } from '@sextant/contract/emails/reservation'
import { dayFrom, isZone } from '@sextant/domain/kit/local-time'
import { monthOf } from '@sextant/domain/kit/months'

/** A time of day, but not the day of another date: `14.05.2026 – 16.05.2026`. */
const clock = /(?!\d{1,2}\.\d{1,2}\.\d{4})(\d{1,2})[:.h](\d{2})(?::(\d{2}))?(?:[.,]\d+)?(?!\d)\s*(?:([ap])\.?m\b\.?)?/i
/** `+02:00`, `Z`, `GMT+0200 (CEST)`, `+02:00[Europe/Berlin]`, at the end. */
const offset = /(?:(?:utc|gmt)?([+-])(\d{1,2}):?(\d{2})?|\s?(z|utc|gmt))\s*(?:\[[^\]]{1,40}\]|\([^)]{1,40}\))?\s*$/i
/** Seconds or milliseconds since 1970, also in Microsoft's format (`/Date(1783153800000)/`). */
const sinceEpoch = /^(?:\/Date\()?(1\d{9})(\d{3})?(?:[+-]\d{4})?(?:\)\/)?$/

/** `Sat, 4 July 2026`, `July 4th, 2026`, `04-JUL-2026`, `4 de julio de 2026`, `04JUL26`. */
const words =
  /^\s*(?:[\p{L}\p{M}]{2,12}\.?,?\s+)?(?:([\p{L}\p{M}]{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]*(?:de\s+)?([\p{L}\p{M}]{3,12})\.?)[\s,-]*(?:de\s+)?(\d{4}|['’]?[23]\d(?![:.h]\d))(?!\d)/iu

/** The date in a text, and the text after it; null if there is none. */
function readDay(text: string, dayFirst: boolean | undefined): { day: string; rest: string } | null {
  const numbers = /^\s*(?:[a-z]{2,9}\.?,?\s+)?(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})/i.exec(text)
  const iso = /^\s*(\d{4})(\d{2})(\d{2})(?=\d{4}(?:\d{2})?(?!\d)|(?!\d))/.exec(text)
  const spelled = words.exec(text)
  const match = numbers ?? iso ?? spelled
  if (!match) return null
  const day = numbers
    ? fromNumbers(numbers, dayFirst)
    : iso
      ? dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]))
      : fromWords(match)
  return day === null ? null : { day, rest: text.slice(match[0].length) }
}

/**
 * Parses a numeric date. The year may be first. Otherwise, dots or a first number over twelve mean day first, a second
 * number over twelve means month first, then the document's language decides, and the default is American.
 */
function fromNumbers(
  [, first = '', mark, second, third = '']: RegExpExecArray,
  inLanguage: boolean | undefined,
): string | null {
  if (first.length === 4) return dayFrom(Number(first), Number(second), Number(third))
  const year = third.length === 2 ? 2000 + Number(third) : Number(third)
  const dayFirst = mark === '.' || Number(first) > 12 || (inLanguage === true && Number(second) <= 12)
  const [month, day] = dayFirst ? [second, first] : [first, second]
  return dayFrom(year, Number(month), Number(day))
}

function fromWords([, monthA, dayA, dayB, monthB, year]: RegExpExecArray): string | null {
  const month = monthOf(monthA ?? monthB ?? '')
  const whole = Number(year?.replace(/['’]/, '20').padStart(4, '20'))
  return month === null ? null : dayFrom(whole, month, Number(dayA ?? dayB))
}

const pad = (value: number): string => String(value).padStart(2, '0')

/**
 * Parses a date, with or without time, as written in schema.org data: all forms of ISO 8601, also with a space, short
 * offsets, American dates, dates in words. The zone is the stated offset, if any. Null if invalid. `dayFirst` is the
 * order that the document's language uses with slashes.
 */
export function readTime(text: string, dayFirst?: boolean): Moment | null {
  const [, seconds] = sinceEpoch.exec(text.trim()) ?? []
  if (seconds) return { local: new Date(Number(seconds) * 1000).toISOString().slice(0, 19), zone: '+00:00' }
  const found = readDay(text.slice(0, 100), dayFirst)
  if (!found) return null
  const time = clock.exec(found.rest) ?? /^[T\s]*(\d{2})(\d{2})(\d{2})?/.exec(found.rest)
  if (!time) return { local: found.day }
  const half = time[4]?.toLowerCase()
  const hour = (Number(time[1]) % (half ? 12 : 100)) + (half === 'p' ? 12 : 0)
  if (hour > 23 || Number(time[2]) > 59) return { local: found.day }
  const local = `${found.day}T${pad(hour)}:${time[2]}:${time[3] ?? '00'}`
  const [, sign, hours, minutes = '00', z] = offset.exec(found.rest.slice(time.index + time[0].length)) ?? []
  const zone = z ? '+00:00' : sign ? `${sign}${pad(Number(hours))}:${minutes}` : undefined
  return zone && isZone(zone) ? { local, zone } : { local }
}
