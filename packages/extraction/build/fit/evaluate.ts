import { assemble, type ModelSet } from '../../src/bookings/assemble'
import { sureness } from '../../src/bookings/confidence'
import { type Booking, resolve } from '../../src/bookings/resolve'
import { spokenFor } from '../../src/bookings/spoken-for'
import type { ReadPage } from '../../src/finds/all-finds'
import { pagesOf } from './pages-of'
import { compareRows, isRight, type Row, type Score } from './rows'
import type { Example } from './shared-mails'

/** A booking as rows: one for each traveler. */
export function rowsOfBooking({ kind, start, end, draft }: Booking): Row[] {
  const value = (slot: 'from' | 'to' | 'place' | 'number' | 'reference'): string | undefined =>
    draft.slots[slot]?.find.value
  const row: Row = { kind, start }
  if (end !== null) row.end = end
  for (const slot of ['from', 'to', 'place', 'number', 'reference'] as const) {
    const text = value(slot)
    if (text !== undefined) row[slot] = text
  }
  const names = draft.travelers.map(({ find }) => find.value)
  return names.length === 0 ? [row] : names.map((traveler) => ({ ...row, traveler }))
}

/** Reads the pages of a mail: the one that says most counts. */
export function readBookings(pages: readonly ReadPage[], models: ModelSet): Booking[] {
  let best: { bookings: Booking[]; worth: number } = { bookings: [], worth: 0 }
  for (const read of pages) {
    const assembled = assemble(read, read.sent, models)
    const bookings = spokenFor(resolve(assembled.judged), assembled)
    const worth = bookings.reduce(
      (sum, { probability, draft }) => sum + probability * (1 + Object.keys(draft.slots).length),
      0,
    )
    if (worth > best.worth * 1.15) best = { bookings, worth }
  }
  return best.bookings
}

/** What was claimed of one booking: how sure it was, and whether every field of it is right. */
export interface Claim {
  sureness: number
  isRight: boolean
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
      sureness: sureness(booking),
      isRight: rowsOfBooking(booking).every((row) => isRight(row, rows)),
    }))
    return { example: { id, rows }, claims, score: compareRows(rows, bookings.flatMap(rowsOfBooking)) }
  })

/** Results as one line of figures. */
export function summary(results: readonly Result[]): string {
  const booked = results.filter(({ example }) => example.rows.length > 0)
  const sum = (of: (score: Score) => number, some = results): number =>
    some.reduce((total, { score }) => total + of(score), 0)
  const percent = (part: number, whole: number): string =>
    whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
  const exact = booked.filter(({ score }) => score.isExact).length
  const negatives = results.filter(({ example }) => example.rows.length === 0)
  return `mails exact ${exact}/${booked.length} ${percent(exact, booked.length)}, fields ${sum(({ fieldsRight }) => fieldsRight)}/${sum(({ fields }) => fields)} ${percent(
    sum(({ fieldsRight }) => fieldsRight),
    sum(({ fields }) => fields),
  )}, rows ${sum(({ rowsRight }) => rowsRight)}/${sum(({ rows }) => rows)}, extra ${sum(({ extra }) => extra)}, rows in negatives ${sum(({ extra }) => extra, negatives)} of ${negatives.length}`
}
