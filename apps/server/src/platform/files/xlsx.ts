import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Batches, FileColumn } from './table'
import { type CellXml, cellsOf, columnLetters, headerRow } from './xlsx-cells'
import { contentTypes, relations, sheetHead, sheetTail, styles, workbook, workbookRelations } from './xlsx-parts'

/** The maximum number of rows per sheet, not counting the header (Excel's limit of 2^20; ECMA-376 sets none). */
const rowsInSheet = 1_048_575

/**
 * Streams a table as an Excel workbook (ECMA-376). Numbers and dates are typed. Texts are inline, so that nothing is a
 * formula and nothing is held in memory until the end. Rows beyond a sheet's limit go into further sheets.
 */
export async function* xlsxFile<Row>(
  name: string,
  columns: readonly FileColumn<Row>[],
  batches: Batches<Row>,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    chunks.push(bytes)
  })
  const letters = columnLetters(columns.length)
  const cells: CellXml<Row> = cellsOf(columns, letters)
  let sheets = 0
  let line = 0
  let sheet = open()

  function open() {
    sheets += 1
    line = 1
    const entry = entryOf(zip, `xl/worksheets/sheet${sheets}.xml`)
    entry.push(strToU8(sheetHead(columns.length) + headerRow(columns, letters)))
    return entry
  }
  const close = () => sheet.push(strToU8(sheetTail(letters, line)), true)

  for await (const rows of batches) {
    let text = ''
    for (const row of rows) {
      if (line > rowsInSheet) {
        sheet.push(strToU8(text))
        text = ''
        close()
        sheet = open()
      }
      line += 1
      text += cells(row, line)
    }
    sheet.push(strToU8(text))
    yield* chunks.splice(0)
  }
  close()
  for (const [path, text] of [
    ['xl/workbook.xml', workbook(name, sheets)],
    ['xl/_rels/workbook.xml.rels', workbookRelations(sheets)],
    ['xl/styles.xml', styles],
    ['_rels/.rels', relations],
    ['[Content_Types].xml', contentTypes(sheets)],
  ] as const) {
    entryOf(zip, path).push(strToU8(text), true)
  }
  zip.end()
  yield* chunks.splice(0)
}

/** A file in the workbook, compressed for speed rather than size, because someone is waiting for it. */
function entryOf(zip: Zip, path: string): ZipDeflate {
  const entry = new ZipDeflate(path, { level: 1 })
  zip.add(entry)
  return entry
}
