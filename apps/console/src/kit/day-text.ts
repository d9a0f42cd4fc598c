import { readDate } from '@sextant/domain/imports/read-date'
import { localText } from '@sextant/domain/kit/time-text'

/** A day as its box shows it: `22 Nov 2026`, with a time `22 Nov 2026, 14:05`; empty where none is set. */
export const dayLabel = (day: string): string => (day === '' ? '' : localText(day))

/**
 * The day that somebody typed, `YYYY-MM-DD`, or with a time `YYYY-MM-DDTHH:MM`; empty for nothing, null where it is no
 * day. Numbers are read with the day first, unless the year is.
 */
export function readDay(text: string, withTime = false): string | null {
  if (text.trim() === '') return ''
  const read = readDate(text, 'dmy')
  if (!read) return null
  return withTime ? `${read.day}T${(read.time ?? '00:00').slice(0, 5)}` : read.day
}
