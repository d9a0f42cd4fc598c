import type { SpooledFile } from '../../platform/files/spooled-file'
import { csvRows } from './csv-rows'
import { decoded } from './encoding'
import { type Form, type Layout, usualDelimiter } from './form'
import { isBlank, maxRows, type RawRow, tooManyRows } from './raw-row'
import { Unreadable } from './unreadable'
import { sheetRows } from './xlsx/sheet-rows'

/** Every non-blank row of a file, in batches. Throws `Unreadable` if the file turns out not to be a table. */
export async function* allRows(file: SpooledFile, layout: Layout): AsyncGenerator<readonly RawRow[]> {
  for await (const rows of rawRows(file, layout)) {
    if ((rows.at(-1)?.row ?? 0) > maxRows) throw new Unreadable(tooManyRows)
    yield rows.filter((row) => !isBlank(row))
  }
}

/** The maximum number of characters in memory at once: some files have very long rows. */
const maxCharacters = 8 * 1024 * 1024

/** The rows below the header in batches of `size`; smaller at the end and for very long rows. */
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
  return csvRows(decoded(file.chunks(), layout.encoding ?? 'utf-8'), dialect)
}
