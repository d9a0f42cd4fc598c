import * as z from 'zod/mini'
import { namesWith } from '../kit/fields'
import { Id, Instant, oneLine, timestamps } from '../kit/wire'
import { travelerFields } from '../travelers/fields'

/** What rows become: people of the team, or bookings on their trips. */
export const importTypes = ['members', 'trips'] as const
export const ImportType = z.enum(importTypes)
export type ImportType = z.infer<typeof ImportType>

/** `Ready`: the file is uploaded, but nothing has been written yet. */
export const importStatuses = ['Ready', 'Queued', 'Processing', 'Processed', 'Failed'] as const
export const ImportStatus = z.enum(importStatuses)
export type ImportStatus = z.infer<typeof ImportStatus>

/** The fields of a people file. */
export const memberFields = namesWith(travelerFields, 'aliases')
export type MemberField = (typeof memberFields)[number]

/** The fields of a bookings file; each row is one segment. */
export const tripFields = [
  'traveler_email',
  'traveler_name',
  'type',
  'status',
  'provider',
  'confirmation_no',
  'start_date',
  'start_time',
  'end_date',
  'end_time',
  'origin',
  'destination',
  'flight_number',
  'cabin',
  'hotel_name',
  'address',
  'city',
  'country',
  'end_city',
  'end_country',
  'car_type',
  'train_number',
  'activity_name',
  'price',
  'currency',
  'taxes_and_fees',
  'cancellation_fee',
  'no_show',
  'exchange',
  'refund',
  'folio',
  'booked_date',
  'source_name',
] as const
export type TripField = (typeof tripFields)[number]

/** The field of each column, in file order; columns with null are ignored. */
export const Mapping = z.array(z.nullable(z.enum([...memberFields, ...tripFields]))).check(z.maxLength(500))
export type Mapping = z.infer<typeof Mapping>

/** The order of numbers in dates such as 03/04/2026; `auto` infers it from the column's other dates. */
export const dateOrders = ['auto', 'dmy', 'mdy', 'ymd'] as const
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'iso-8859-15',
  'shift_jis',
  'gb18030',
] as const
export const delimiters = [',', ';', '\t', '|'] as const

/** How rows are read and written. Null means detect it from the file. */
export const ImportOptions = z.object({
  /** Whether rows update existing records; if not, those rows are skipped. */
  update_existing: z.boolean(),
  /**
   * Whether rows with errors are skipped. If not, one error prevents its whole batch from being written: 1,000 people
   * or 100 bookings.
   */
  skip_invalid: z.boolean(),
  /** Everything is validated and counted, but nothing is written. */
  dry_run: z.boolean(),
  date_order: z.enum(dateOrders),
  /** The country of telephone numbers without a country code: two letters (ISO 3166). */
  phone_country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'Must be a country of two letters.'))),
  encoding: z.nullable(z.enum(encodings)),
  delimiter: z.nullable(z.enum(delimiters)),
  /** The sheet of a workbook. A new file starts with the first sheet that has a table; null means the first sheet. */
  sheet: z.nullable(z.string().check(z.maxLength(100), oneLine)),
})
export type ImportOptions = z.infer<typeof ImportOptions>

/** A column of the file: its header (or `Column 3`), and sample values from its first rows. */
export const ImportColumn = z.object({ header: z.string(), samples: z.array(z.string()) })
export type ImportColumn = z.infer<typeof ImportColumn>

/** A problem with a row. In `message`, the word Value stands for `value`; see `quoteValue`. */
export const RowProblem = z.object({
  /** The row number in the sheet, starting at 1 and including the header. */
  row: z.int(),
  field: z.nullable(z.string()),
  message: z.string(),
  value: z.nullable(z.string()),
  /** An error prevents its row from being written; a warning does not. */
  level: z.enum(['error', 'warning']),
})
export type RowProblem = z.infer<typeof RowProblem>

/** The first rows as they would be written. */
export const ImportPreview = z.object({
  rows: z.array(
    z.object({
      row: z.int(),
      /** As in the file, in column order. */
      cells: z.array(z.string()),
      /** As they would be written, by field. */
      values: z.record(z.string(), z.string()),
      problems: z.array(RowProblem),
    }),
  ),
  /** Problems with the mapping as a whole, such as no column for the address. */
  mapping_problems: z.array(z.string()),
})
export type ImportPreview = z.infer<typeof ImportPreview>

export const Import = z.object({
  id: Id,
  type: ImportType,
  status: ImportStatus,
  filename: z.string(),
  size_bytes: z.int(),
  columns: z.array(ImportColumn),
  /** The sheets of a workbook; empty for text files. */
  sheets: z.array(z.string()),
  /** Initially guessed from the headers and the team's last mapping. */
  mapping: Mapping,
  options: ImportOptions,
  /** Only when a single import in status `Ready` is requested; otherwise null. */
  preview: z.nullable(ImportPreview),
  /** The number of rows for each of Created, Updated, Unchanged, Skipped and Failed. */
  results: z.array(z.object({ label: z.string(), count: z.int() })),
  /** Rows processed and in total; the total is null until the file has been read to its end. */
  progress: z.object({ done: z.int(), total: z.nullable(z.int()) }),
  /** Why the whole import failed, and what to do about it. */
  error: z.nullable(z.string()),
  created_by: z.nullable(z.string()),
  finished: z.nullable(Instant),
  ...timestamps,
})
export type Import = z.infer<typeof Import>
