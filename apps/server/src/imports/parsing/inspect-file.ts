import type { ImportColumn, ImportOptions } from '@sextant/contract/imports/schemas'
import { dateOrderOf, numericDate } from '@sextant/domain/imports/date-order'
import { truncate } from '@sextant/domain/kit/truncate'
import type { SpooledFile } from '../../platform/files/spooled-file'
import { guessDialect } from './dialect'
import { decoded, guessEncoding } from './encoding'
import { kindOf, requireTable } from './file-kind'
import type { Form, Layout } from './form'
import { maxColumns, type RawRow, tooManyColumns } from './raw-row'
import { allRows } from './read-rows'
import { Unreadable } from './unreadable'
import { openWorkbook } from './xlsx/workbook'

/** The result of inspecting a file: how to read it, its columns and its first rows. */
export type Inspection = {
  readonly form: Form
  readonly sheets: readonly string[]
  readonly columns: readonly ImportColumn[]
  readonly firstRows: readonly RawRow[]
}

type FileSettings = Pick<ImportOptions, 'encoding' | 'delimiter' | 'sheet'>

const previewRows = 20
const maxSamples = 3
/** The maximum number of sheets searched for a table. */
const maxSheets = 20
const headBytes = 64 * 1024
/** The number of rows examined to detect the order of dates. */
const sampleRows = 10_000
const maxDates = 100_000
/** The maximum length of a cell that is only displayed. */
const maxShown = 1000

/** Inspects a file, based on its bytes and the sender's settings. Throws `Unreadable` if it is not a table. */
export async function inspectFile(file: SpooledFile, settings: FileSettings): Promise<Inspection> {
  const isZip = kindOf(await file.read(0, 8)) === 'zip'
  if (!isZip) return await inspectTable(file, await textLayout(file, settings))
  const { sheets } = await openWorkbook(file)
  const names = [...sheets.keys()]
  return settings.sheet === null
    ? await firstTable(file, names)
    : await inspectTable(file, sheetLayout(settings.sheet, names))
}

/**
 * The first sheet that has a table with at least two columns, otherwise the first with any table: cover sheets and
 * notes often come first.
 */
async function firstTable(file: SpooledFile, names: readonly string[]): Promise<Inspection> {
  let fallback: Inspection | undefined
  let refusal: unknown
  for (const name of names.slice(0, maxSheets)) {
    try {
      const found = await inspectTable(file, sheetLayout(name, names))
      if (found.columns.length > 1) return found
      fallback ??= found
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      refusal ??= error
    }
  }
  if (fallback) return fallback
  throw refusal ?? new Unreadable('The workbook has no sheet.')
}

async function inspectTable(file: SpooledFile, { layout, sheets }: FileStructure): Promise<Inspection> {
  const { rows, dates } = await beginning(file, layout)
  const [first] = rows
  const header = first !== undefined && isHeader(first)
  const data = (header ? rows.slice(1) : rows).slice(0, previewRows)
  if (data.length === 0) throw new Unreadable('The file has no rows below its header.')
  return {
    form: { ...layout, header, date_order: dateOrderOf(dates) },
    sheets,
    columns: columnsOf(header ? first.cells : null, data),
    firstRows: data.map((row) => ({ ...row, cells: row.cells.map((cell) => truncate(cell, maxShown)) })),
  }
}

type FileStructure = { readonly layout: Layout; readonly sheets: readonly string[] }

const sheetLayout = (sheet: string, sheets: readonly string[]): FileStructure => ({
  layout: { format: 'xlsx', encoding: null, delimiter: null, line_break: '\n', sheet },
  sheets,
})

async function textLayout(file: SpooledFile, settings: FileSettings): Promise<FileStructure> {
  const encoding = settings.encoding ?? (await guessEncoding(file))
  let head = ''
  for await (const chunk of decoded(file.chunks(0, headBytes), encoding)) head += chunk
  requireTable(head)
  const { delimiter, lineBreak } = guessDialect(head)
  return {
    layout: {
      format: 'csv',
      encoding,
      delimiter: settings.delimiter ?? delimiter,
      line_break: lineBreak,
      sheet: null,
    },
    sheets: [],
  }
}

/** The first rows, and values that look like dates among the first ten thousand rows. */
async function beginning(
  file: SpooledFile,
  layout: Layout,
): Promise<{ readonly rows: readonly RawRow[]; readonly dates: readonly string[] }> {
  const first: RawRow[] = []
  const dates: string[] = []
  let seen = 0
  for await (const rows of allRows(file, layout)) {
    for (const row of rows) {
      if (first.length <= previewRows) first.push(requireColumnLimit(row))
      if (dates.length < maxDates) dates.push(...row.cells.filter(isNumericDate))
    }
    seen += rows.length
    if (seen > sampleRows) break
  }
  return { rows: first, dates }
}

const isNumericDate = (cell: string): boolean => cell.length < 30 && numericDate.test(cell.trim())

function requireColumnLimit(row: RawRow): RawRow {
  if (row.cells.length > maxColumns) throw new Unreadable(tooManyColumns)
  return row
}

/** Whether the first row is a header: addresses, dates and long numbers are not column names. */
const isHeader = ({ cells }: RawRow): boolean => !cells.some((cell) => value.test(cell.trim()))
const value = /^\S+@\S+\.\S+$|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}([T ]|$)|^[+\d][\d ()/.-]{6,}$/

/** The columns, by header or number, with sample values. Trailing empty columns are dropped. */
function columnsOf(header: readonly string[] | null, rows: readonly RawRow[]): ImportColumn[] {
  const maxColumnsRead = header?.length ?? maxColumns
  const widths = [header ?? [], ...rows.map(({ cells }) => cells.slice(0, maxColumnsRead))].map(
    (cells) => cells.findLastIndex((cell) => cell.trim() !== '') + 1,
  )
  return Array.from({ length: Math.max(...widths) }, (_, at) => ({
    header: truncate(header?.[at]?.trim() ?? '', 200) || `Column ${at + 1}`,
    samples: [...new Set(rows.map(({ cells }) => truncate((cells[at] ?? '').trim(), 200)))]
      .filter(Boolean)
      .slice(0, maxSamples),
  }))
}
