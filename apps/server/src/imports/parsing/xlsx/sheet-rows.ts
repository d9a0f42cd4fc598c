import type { SpooledFile } from '../../../platform/files/spooled-file'
import { bounded, maxCellLength, maxColumns, type RawRow, tooManyColumns } from '../raw-row'
import { Unreadable } from '../unreadable'
import { unpack, type ZipEntry } from '../zip'
import { dateText, numberText, plainText } from './cell-text'
import { readSharedStrings } from './shared-strings'
import { openWorkbook, type Workbook } from './workbook'
import { type Attributes, xmlParser } from './xml'

/** The maximum size of a row in bytes: a sheet without row ends is not a table. */
const maxRowLength = 32 * 1024 * 1024

/** The sheet with this name, or the first if none is given. Throws `Unreadable` if it does not exist. */
function sheetOf({ sheets }: Workbook, sheetName: string | null): readonly [name: string, ZipEntry] {
  const found = [...sheets].find(([name]) => sheetName === null || name === sheetName)
  if (!found) throw new Unreadable(`The workbook has no sheet ${sheetName}.`, 'options.sheet')
  return found
}

/** The rows of a sheet in batches; rows missing from the sheet are omitted. */
export async function* sheetRows(file: SpooledFile, sheet: string | null): AsyncGenerator<RawRow[]> {
  const workbook = await openWorkbook(file)
  const [, entry] = sheetOf(workbook, sheet)
  const strings = await readSharedStrings(file, workbook.sharedStrings)
  const rows = new SheetReader(workbook, strings)
  const parser = xmlParser(rows)
  const decoder = new TextDecoder('utf-8')
  let bytes = 0
  for await (const chunk of unpack(file, entry)) {
    bytes += chunk.length
    parser.write(decoder.decode(chunk, { stream: true }))
    const read = rows.take()
    if (read.length > 0) bytes = 0
    if (bytes > maxRowLength) throw new Unreadable('The sheet has a row that does not end.')
    yield read
  }
  parser.end()
  yield rows.take()
}

/**
 * Builds rows from a sheet's elements: `row` contains `c` (cell), which contains `v` (value) or `is` with `t` (inline
 * text).
 */
class SheetReader {
  #rows: RawRow[] = []
  #row = 0
  #cells: string[] = []
  #at = 0
  #type = ''
  #style = 0
  #value = ''
  #isRead = false
  #inReading = false

  constructor(
    readonly workbook: Workbook,
    readonly strings: readonly string[],
  ) {}

  /** The rows completed so far. */
  take(): RawRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  readonly open = (name: string, attributes: Attributes): void => {
    if (name === 'row') {
      this.#row = this.#numberOf(attributes['r'])
      this.#cells = []
      this.#at = -1
    } else if (name === 'c') this.#openCell(attributes)
    else if (name === 'rPh') this.#inReading = true
    else if (name === 'v' || name === 't') this.#isRead = !this.#inReading
  }

  /** Row numbers must increase, since problems are reported by row number. */
  #numberOf(settings: string | undefined): number {
    const number = Number(settings)
    return Number.isInteger(number) && number > this.#row ? number : this.#row + 1
  }

  #openCell({ r, t = 'n', s = '0' }: Attributes): void {
    this.#at = r === undefined ? this.#at + 1 : columnOf(r)
    if (this.#at >= maxColumns) throw new Unreadable(tooManyColumns)
    this.#type = t
    this.#style = Number(s)
    this.#value = ''
  }

  readonly text = (text: string): void => {
    if (this.#isRead) this.#value += text
  }

  readonly close = (name: string): void => {
    if (name === 'v' || name === 't') this.#isRead = false
    else if (name === 'rPh') this.#inReading = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'row') {
      const isLong = this.#cells.some(({ length }) => length > maxCellLength)
      const broken = isLong ? { broken: `A cell has more than ${maxCellLength} characters.` } : {}
      this.#rows.push({ row: this.#row, cells: this.#cells, ...broken })
    }
  }

  #closeCell(): void {
    while (this.#cells.length < this.#at) this.#cells.push('')
    this.#cells[this.#at] = bounded(this.#textOf(this.#value))
  }

  #textOf(value: string): string {
    if (this.#type === 's') return this.strings[Number(value)] ?? ''
    if (this.#type === 'b') return value === '1' ? 'true' : 'false'
    if (this.#type === 'e') return ''
    if (this.#type !== 'n') return plainText(value)
    return this.workbook.isDate[this.#style] ? dateText(value, this.workbook.is1904) : numberText(value)
  }
}

/** The index of a cell's column from 0: `A1` → 0, `AB7` → 27. */
function columnOf(place: string): number {
  let column = 0
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column - 1
}
