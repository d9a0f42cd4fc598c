import { strFromU8, unzipSync } from 'fflate'

export type Cell = string | number | null

/** The rows of a sheet including the header: numbers as numbers, dates as Excel serial days. */
export function rowsOfSheet(bytes: Uint8Array, sheet = 1): Cell[][] {
  const files = unzipSync(bytes)
  const xml = strFromU8(files[`xl/worksheets/sheet${sheet}.xml`] ?? new Uint8Array())
  return [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) => cellsOf(row))
}

function cellsOf(row: string): Cell[] {
  const cells: Cell[] = []
  for (const [, letters = '', text, number] of row.matchAll(
    /<c r="([A-Z]+)\d+" s="\d+"(?: t="inlineStr"><is><t xml:space="preserve">(.*?)<\/t><\/is>|><v>(.*?)<\/v>)<\/c>/gs,
  )) {
    const at = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    while (cells.length < at) cells.push(null)
    cells.push(number === undefined ? unescaped(text ?? '') : Number(number))
  }
  return cells
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('_x005F_', '_')

/** An Excel serial day as date and time, `YYYY-MM-DDTHH:MM:SS`. */
export const timeOf = (serial: Cell | undefined): string =>
  new Date(Math.round((Number(serial) - 25_569) * 86_400) * 1000).toISOString().slice(0, 19)

/** The records of a CSV file. */
export function recordsOfCsv(text: string): string[][] {
  const records: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|$)/g)) {
    records.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') records.push([])
    if (end === '') break
  }
  return records.slice(0, -1)
}
