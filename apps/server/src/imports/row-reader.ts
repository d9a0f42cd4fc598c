import {
  type ImportOptions,
  type Mapping,
  type MemberField,
  memberFields,
  type RowProblem,
  type TripField,
  tripFields,
} from '@sextant/contract/imports/schemas'
import { type MemberReading, readMember } from '@sextant/domain/imports/read-member'
import { readTrip } from '@sextant/domain/imports/read-trip'
import { withoutBidiControls } from '@sextant/domain/kit/without-bidi-controls'
import { completeTrip, type Trip } from './complete-trip'
import { warnOfDuplicates } from './duplicate-rows'
import type { Form } from './parsing/form'
import type { RawRow } from './parsing/raw-row'
import type { ReadRow, RowReader } from './read-row'

export type Member = NonNullable<MemberReading['person']>

/** How to read the rows of a file. */
export type Settings = { readonly mapping: Mapping; readonly options: ImportOptions; readonly form: Form }

/** A reader of people. Use a new one for each pass over a file. */
export function memberReader({ mapping, ...settings }: Settings): RowReader<Member> {
  const fields = mapping.map((name) => memberFields.find((field) => field === name) ?? null)
  const reading = readingOf(settings)
  const read: RowReader<Member> = (raw) => {
    const { person, problems } = readMember(cellsOf<MemberField>(raw, fields), reading)
    return readResult(raw, person, problems, mapping.length)
  }
  return warnOfDuplicates(read, {
    field: 'email',
    keyOf: ({ email }) => ({ key: email.toLowerCase(), shown: email }),
    message: (row) => `Value stands in row ${row} too: both rows are of one person.`,
  })
}

/**
 * A reader of bookings; does everything that is possible without the database. Use a new one for each pass over a file.
 */
export function tripReader({ mapping, ...settings }: Settings): RowReader<Trip> {
  const fields = mapping.map((name) => tripFields.find((field) => field === name) ?? null)
  const reading = readingOf(settings)
  const read: RowReader<Trip> = (raw) => {
    const { trip, problems } = readTrip(cellsOf<TripField>(raw, fields), reading)
    const completed = trip && completeTrip(trip)
    return completed && 'fault' in completed
      ? readResult<Trip>(raw, null, [...problems, errorOf(completed.fault)], mapping.length)
      : readResult(raw, completed, problems, mapping.length)
  }
  return warnOfDuplicates(read, {
    field: null,
    keyOf: (trip) => ({ key: JSON.stringify(trip), shown: null }),
    message: (row) => `Row ${row} is the same booking.`,
  })
}

const errorOf = (message: string) => ({ field: null, message, value: null, level: 'error' }) as const

const readingOf = ({ options, form }: Omit<Settings, 'mapping'>) => ({
  dateOrder: options.date_order === 'auto' ? (form.date_order ?? ('dmy' as const)) : options.date_order,
  phoneCountry: options.phone_country,
})

/** The prefix that spreadsheets, and our own files, add so that text is not interpreted as a formula. */
const guard = /^'[=+\-@\t\r]/

function cellsOf<Field>({ cells }: RawRow, fields: readonly (Field | null)[]): ReadonlyMap<Field, string> {
  const found = new Map<Field, string>()
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at]
    const cell = withoutBidiControls(cells[at] ?? '')
    if (field && cell) found.set(field, guard.test(cell) ? cell.slice(1) : cell)
  }
  return found
}

/** Row errors take precedence over errors in its cells, which are meaningless if the row is broken. */
function readResult<Value>(
  raw: RawRow,
  value: Value | null,
  problems: readonly Omit<RowProblem, 'row'>[],
  columns: number,
): ReadRow<Value> {
  const fault = raw.broken ?? (hasMore(raw, columns) ? tooMany : null)
  if (fault === null) return { raw, value, problems: problems.map((problem) => ({ row: raw.row, ...problem })) }
  const problem = { row: raw.row, field: null, message: fault, value: null, level: 'error' } as const
  return { raw, value: null, problems: [problem] }
}

const tooMany = 'The row has more cells than the header has columns: is a delimiter not quoted?'
const hasMore = ({ cells }: RawRow, columns: number): boolean =>
  cells.length > columns && cells.slice(columns).some((cell) => cell.trim() !== '')
