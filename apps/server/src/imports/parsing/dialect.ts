import { delimiters } from '@sextant/contract/imports/schemas'
import { CsvSplitter, type Dialect } from './csv-splitter'

/** The number of rows examined to guess the delimiter. */
const sampleSize = 20

/** Excel's own declaration of the delimiter, in the first line: `sep=;`. */
const delimiterDeclaration = /^sep=(.)\r?(?:\n|$)/i

/** Guesses a CSV file's delimiter from its beginning: the one that gives the most consistent, longest rows. */
export function guessDialect(head: string): Dialect {
  const lineBreak = head.includes('\r') && !head.includes('\n') ? '\r' : '\n'
  const [, settings] = delimiterDeclaration.exec(head) ?? []
  if (settings !== undefined) return { delimiter: settings, lineBreak }
  const scores = delimiters.map((delimiter) => ({
    delimiter,
    score: scoreOf(head, { delimiter, lineBreak }),
  }))
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return { delimiter: best.delimiter, lineBreak }
}

/** 0 for a single column; otherwise ranks by the share of rows with the usual length, then by that length. */
function scoreOf(head: string, dialect: Dialect): number {
  const splitter = new CsvSplitter(dialect)
  const complete = splitter.push(head)
  const rows = complete.length > 1 ? complete : [...complete, ...splitter.end()]
  const widths = rows.slice(0, sampleSize).flatMap(({ cells }) => (cells.join('') === '' ? [] : cells.length))
  const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1
  if (usual === 1) return 0
  return widths.filter((width) => width === usual).length / widths.length + Math.min(usual, 500) / 1000
}

/** Whether the first line only declares the delimiter. */
export const declaresDelimiter = (cells: readonly string[]): boolean => /^sep=.?$/i.test(cells.join(''))
