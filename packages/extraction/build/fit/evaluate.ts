import { assemble, type ModelSet } from '../../src/bookings/assemble'
import { claimPages } from '../../src/bookings/claim-pages'
import { rawConfidence } from '../../src/bookings/confidence'
import type { Booking } from '../../src/bookings/resolve'
import type { AnnotatedPage } from '../../src/mentions/annotate-page'
import type { Example } from './examples'
import { pagesOf } from './pages-of'
import { compareRows, isCorrect, type Row, type Score } from './rows'

/** Converts a booking to rows, one per traveler. */
export function rowsOfBooking({ kind, start, end, draft }: Booking): Row[] {
  const value = (slot: 'from' | 'to' | 'place' | 'number' | 'reference'): string | undefined =>
    draft.slots[slot]?.mention.value
  const row: Row = { kind, start }
  if (end !== null) row.end = end
  for (const slot of ['from', 'to', 'place', 'number', 'reference'] as const) {
    const text = value(slot)
    if (text !== undefined) row[slot] = text
  }
  const names = draft.travelers.map(({ mention }) => mention.value)
  return names.length === 0 ? [row] : names.map((traveler) => ({ ...row, traveler }))
}

/** Reads the bookings of a mail from its pages. */
export const readBookings = (pages: readonly AnnotatedPage[], models: ModelSet): Booking[] =>
  claimPages(pages.map((read) => assemble(read, read.sent, models))).flatMap(({ bookings }) => bookings)

/** A claimed booking: its raw confidence, and whether every field is correct. */
export interface Claim {
  rawConfidence: number
  isCorrect: boolean
}

export interface Result {
  example: Pick<Example, 'id' | 'rows'>
  claims: Claim[]
  score: Score
}

export const evaluate = (examples: readonly Example[], models: ModelSet): Result[] =>
  examples.map(({ id, rows, bytes }) => {
    const bookings = readBookings(pagesOf(bytes), models)
    const claims = bookings.map((booking) => ({
      rawConfidence: rawConfidence(booking),
      isCorrect: rowsOfBooking(booking).every((row) => isCorrect(row, rows)),
    }))
    return { example: { id, rows }, claims, score: compareRows(rows, bookings.flatMap(rowsOfBooking)) }
  })

/** Summarizes results on one line. */
export function summary(results: readonly Result[]): string {
  const booked = results.filter(({ example }) => example.rows.length > 0)
  const sum = (of: (score: Score) => number, some = results): number =>
    some.reduce((total, { score }) => total + of(score), 0)
  const percent = (part: number, whole: number): string =>
    whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
  const exact = booked.filter(({ score }) => score.isExact).length
  const negatives = results.filter(({ example }) => example.rows.length === 0)
  return `mails exact ${exact}/${booked.length} ${percent(exact, booked.length)}, fields ${sum(({ fieldsCorrect }) => fieldsCorrect)}/${sum(({ fields }) => fields)} ${percent(
    sum(({ fieldsCorrect }) => fieldsCorrect),
    sum(({ fields }) => fields),
  )}, rows ${sum(({ rowsCorrect }) => rowsCorrect)}/${sum(({ rows }) => rows)}, extra ${sum(({ extra }) => extra)}, status wrong ${sum(({ statusWrong }) => statusWrong)}, rows in negatives ${sum(({ extra }) => extra, negatives)} of ${negatives.length}`
}
