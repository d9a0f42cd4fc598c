import { addDays, dayFrom } from '@sextant/domain/kit/local-time'

/**
 * Parses `12.03.2026`, `12.03.`, `12.03`, `12/03/26` as a day; without a year, it is the first such day from `since`
 * on.
 */
export function dayOf(text: string, since: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2})?)?$/.exec(text.trim()) ?? []
  if (!day) return null
  if (year) return dayFrom(Number(year.padStart(4, '20')), Number(month), Number(day))
  const first = Number(since.slice(0, 4))
  const found = dayFrom(first, Number(month), Number(day))
  return found && found < since.slice(0, 10) ? dayFrom(first + 1, Number(month), Number(day)) : found
}

/** The latest year up to the context's that ends in a digit, since a code is issued before it is received. */
export function yearOfDigit(digit: number, contextDate: string): number | null {
  const year = Number(contextDate.slice(0, 4))
  if (Number.isNaN(year) || digit < 0 || digit > 9) return null
  return year - ((((year - digit) % 10) + 10) % 10)
}

/** A day by its number in a year, 1 to 366; null if the year has no such day. */
export function dayIn(year: number, dayOfYear: number): string | null {
  const first = dayFrom(year, 1, 1)
  const day = first && addDays(first, dayOfYear - 1)
  return day?.startsWith(String(year)) ? day : null
}

/** A day and minutes after midnight; 24:00 becomes 00:00 of the next day. */
export function minutesOn(day: string, minutes: number): string {
  if (minutes >= 1440) return `${addDays(day, 1)}T00:00:00`
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${day}T${hour}:${minute}:00`
}

/** For how many days after its journey a code is often still forwarded. */
const graceDays = 14

/** The earliest possible date for days without a year: some days before the code was received. */
export const sinceOf = (contextDate: string): string => addDays(contextDate.slice(0, 10), -graceDays)
