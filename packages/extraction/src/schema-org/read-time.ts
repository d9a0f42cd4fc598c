import type { Moment } from '@sextant/contract/emails/reservation'
import { dayFrom, isZone } from '@sextant/domain/kit/local-time'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const clock = /(\d{1,2})[:.h](\d{2})(?::(\d{2}))?(?:[.,]\d+)?(?!\d)\s*(?:([ap])\.?m\b\.?)?/i
const offset = /(?:([+-])(\d{1,2}):?(\d{2})?|(z))\s*$/i

/** The day in a text, and what follows it; null where there is none. */
function readDay(text: string): { day: string; rest: string } | null {
  const numbers = /^\s*(?:[a-z]{2,9}\.?,?\s+)?(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})/i.exec(text)
  const iso = /^\s*(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text)
  const words =
    /^\s*(?:[a-z]{2,9}\.?,?\s+)?(?:([a-z]{3})[a-z]*\.?\s+(\d{1,2})|(\d{1,2})\.?\s+([a-z]{3})[a-z]*\.?),?\s+(\d{4})/i
  const spelled = words.exec(text)
  const match = numbers ?? iso ?? spelled
  if (!match) return null
  const day = numbers
    ? fromNumbers(numbers)
    : iso
      ? dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]))
      : fromWords(match)
  return day === null ? null : { day, rest: text.slice(match[0].length) }
}

/** Year first, else day or month: points and a first number over twelve say day first, the rest is American. */
function fromNumbers([, first = '', mark, second, third = '']: RegExpExecArray): string | null {
  if (first.length === 4) return dayFrom(Number(first), Number(second), Number(third))
  const year = third.length === 2 ? 2000 + Number(third) : Number(third)
  const dayFirst = mark === '.' || Number(first) > 12
  const [month, day] = dayFirst ? [second, first] : [first, second]
  return dayFrom(year, Number(month), Number(day))
}

function fromWords([, monthA, dayA, dayB, monthB, year]: RegExpExecArray): string | null {
  const month = months.indexOf((monthA ?? monthB ?? '').toLowerCase())
  return month < 0 ? null : dayFrom(Number(year), month + 1, Number(dayA ?? dayB))
}

const pad = (value: number): string => String(value).padStart(2, '0')

/**
 * Reads a date, or a date with a time, as schema.org data writes it: ISO 8601 in all its forms, also with a blank, with
 * short offsets, American dates, dates in English words. The zone is the offset that stands there, if one does.
 * Null where it is no date.
 */
export function readTime(text: string): Moment | null {
  const found = readDay(text.slice(0, 100))
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
