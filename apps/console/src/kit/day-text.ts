import { readDate } from '@sextant/domain/imports/read-date'
import { localText } from '@sextant/domain/kit/time-text'

/** Formats a date for an input: `22 Nov 2026`, with a time `22 Nov 2026, 14:05`; empty for none. */
export const dayLabel = (day: string): string => (day === '' ? '' : localText(day))

/** Whether a date has a time: never, always, or if one is given. */
export type WithTime = boolean | 'optional'

/**
 * Parses a typed date to `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM` with a time. Empty input gives an empty string, invalid
 * input null. Numeric dates are day first, unless they start with the year.
 */
export function readDay(text: string, withTime: WithTime = false): string | null {
  if (text.trim() === '') return ''
  const read = readDate(text, 'dmy')
  if (!read) return null
  const isTimed = withTime === 'optional' ? read.time !== null : withTime
  return isTimed ? `${read.day}T${(read.time ?? '00:00').slice(0, 5)}` : read.day
}
