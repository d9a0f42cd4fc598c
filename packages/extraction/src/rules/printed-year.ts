import type { Reservation } from '@sextant/contract/emails/reservation'
import { daysBetween } from '@sextant/domain/kit/local-time'
import type { PartText } from '../documents/part-text'
import { calendarNames } from '../languages/calendar'
import { findDates } from '../mentions/dates'
import { createLine } from '../page/create-line'

/** Maximum number of lines of a document in which a day is looked for. */
const maxLines = 400

const dayOfYear = (day: string): number => daysBetween(`${day.slice(0, 4)}-01-01`, day)

/** The days that a text prints with their year. */
function printedDays(text: string, sent: string): string[] {
  const names = calendarNames([])
  return text
    .split('\n')
    .slice(0, maxLines)
    .flatMap((raw, row) => {
      const frame = { row, left: 0, right: 1, path: [], cell: null, isListItem: false, isHidden: false }
      const line = createLine(raw, [], frame)
      return line ? findDates(line, { sent, names, monthFirst: false, dotMonthFirst: false }) : []
    })
    .filter(({ form }) => form !== 'yearless')
    .map(({ value }) => value)
}

/**
 * Flights of boarding passes in the year that is printed around their code. The code has only the day of the year
 * (IATA resolution 792), so its year is a guess from the day on which the document was received.
 */
export function withPrintedYears(
  reservations: readonly Reservation[],
  words: readonly PartText[],
  sent: string,
): Reservation[] {
  const days = new Map<string, string[]>()
  const daysIn = (part: string): string[] => {
    const text = words.find((one) => one.part === part)?.text ?? ''
    const found = days.get(part) ?? printedDays(text, sent)
    days.set(part, found)
    return found
  }
  return reservations.map((one) => {
    const { reader, part } = one.evidence['start.time.local'] ?? {}
    const day = one.start.time.local ?? ''
    if (reader !== 'bcbp' || part === undefined || day.length !== 10) return one
    const printed = daysIn(part)
    const [first, ...others] = new Set(printed.filter((other) => dayOfYear(other) === dayOfYear(day)))
    if (first === undefined || others.length > 0 || first === day) return one
    return { ...one, start: { ...one.start, time: { ...one.start.time, local: first } } }
  })
}
