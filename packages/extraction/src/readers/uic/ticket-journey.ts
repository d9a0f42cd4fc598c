import { dayFrom } from '@sextant/domain/kit/local-time'

/** What one journey of a ticket says, whatever record says it. */
export interface TicketJourney {
  record: string
  from: string
  to: string
  fromCode?: string
  toCode?: string
  /** Local; a day where the time is not said. */
  departure: string
  arrival?: string
  train?: string
  coach?: string
  seat?: string
  serviceClass?: string
  travelers: string[]
  number?: string
  price?: string
  currency?: string
}

/** `12.03.2026`, `12.03.`, `12.03`, `12/03/26` as a day; a year that is left out is the one in which it is not before the issue. */
export function dayOf(text: string, issued: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2})?)?$/.exec(text.trim()) ?? []
  if (!day) return null
  if (year) return dayFrom(Number(year.padStart(4, '20')), Number(month), Number(day))
  const issueYear = Number(issued.slice(0, 4))
  const found = dayFrom(issueYear, Number(month), Number(day))
  return found && found < issued.slice(0, 10) ? dayFrom(issueYear + 1, Number(month), Number(day)) : found
}

/** What of some values is known. */
export const compact = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])))
