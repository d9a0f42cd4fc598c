import type { SpooledFile } from '../../platform/files/spooled-file'
import { csvRows } from './csv-rows'
import { decoded } from './encoding'
import { type Form, type Layout, usualDelimiter } from './form'
import { isBlank, maxRows, type RawRow, tooManyRows } from './raw-row'
import { Unreadable } from './unreadable'
import { sheetRows } from './xlsx/sheet-rows'

/**
 * Every row of a file that is not blank, some at a time. Throws `Unreadable` where the file is no table from some row
 * on.
 */
export async function* allRows(file: SpooledFile, layout: Layout): AsyncGenerator<readonly RawRow[]> {
  for await (const rows of rawRows(file, layout)) {
    if ((rows.at(-1)?.row ?? 0) > maxRows) throw new Unreadable(tooManyRows)
    yield rows.filter((row) => !isBlank(row))
  }
}

/** So many characters are held at a time: a few files have very long rows. */
const maxCharacters = 8 * 1024 * 1024

/** The rows below the header, in batches of `size`; the last one may be smaller, and so are those of very long rows. */
export async function* dataRows(
  file: SpooledFile,
  form: Form,
  { size }: { readonly size: number },
): AsyncGenerator<readonly RawRow[]> {
  let isHeader = form.header
  let batch: RawRow[] = []
  let characters = 0
  for await (const rows of allRows(file, form)) {
    for (const row of rows) {
      if (isHeader) isHeader = false
      else {
        batch.push(row)
        characters += charactersOf(row)
      }
      if (batch.length < size && characters < maxCharacters) continue
      yield batch
      batch = []
      characters = 0
    }
  }
  if (batch.length > 0) yield batch
}

function charactersOf({ cells }: RawRow): number {
  let sum = cells.length
  for (const { length } of cells) sum += length
  return sum
}

function rawRows(file: SpooledFile, layout: Layout): AsyncGenerator<RawRow[]> {
  if (layout.format === 'xlsx') return sheetRows(file, layout.sheet)
  const dialect = { delimiter: layout.delimiter ?? usualDelimiter, lineBreak: layout.line_break }
  return csvRows(decoded(file.pieces(), layout.encoding ?? 'utf-8'), dialect)
}
