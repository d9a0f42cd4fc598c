import { delimiters } from '@sextant/contract/imports/schemas'
import { CsvSplitter, type Dialect } from './csv-splitter'

/** So many rows tell by what cells are divided. */
const lookedAt = 20

/** Excel's own way to say it: a first line `sep=;`. */
const saidBy = /^sep=(.)\r?(?:\n|$)/i

/**
 * By what the cells of a CSV file are divided, told by its beginning: what makes rows of the same, and the largest,
 * length.
 */
export function guessDialect(head: string): Dialect {
  const lineBreak = head.includes('\r') && !head.includes('\n') ? '\r' : '\n'
  const [, said] = saidBy.exec(head) ?? []
  if (said !== undefined) return { delimiter: said, lineBreak }
  const scores = delimiters.map((delimiter) => ({
    delimiter,
    score: scoreOf(head, { delimiter, lineBreak }),
  }))
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
  return { delimiter: best.delimiter, lineBreak }
}

/** 0 where there is one column only; else the share of rows of the usual length, and then their length. */
function scoreOf(head: string, dialect: Dialect): number {
  const splitter = new CsvSplitter(dialect)
  const complete = splitter.push(head)
  const rows = complete.length > 1 ? complete : [...complete, ...splitter.end()]
  const widths = rows.slice(0, lookedAt).flatMap(({ cells }) => (cells.join('') === '' ? [] : cells.length))
  const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1
  if (usual === 1) return 0
  return widths.filter((width) => width === usual).length / widths.length + Math.min(usual, 500) / 1000
}

/** Whether the first line only says by what cells are divided. */
export const saysDelimiter = (cells: readonly string[]): boolean => /^sep=.?$/i.test(cells.join(''))
