import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CsvSplitter } from '../../../src/imports/parsing/csv-splitter'
import { guessDialect } from '../../../src/imports/parsing/dialect'

const usual = { delimiter: ',', lineBreak: '\n' } as const

/** The rows of a text that arrives in chunks. */
function rowsOf(chunks: readonly string[], dialect: { delimiter: string; lineBreak: '\n' | '\r' } = usual) {
  const splitter = new CsvSplitter(dialect)
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()]
}

const cellsOf = (text: string) => rowsOf([text]).map(({ cells }) => cells)

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
const cell = fc.string({
  unit: fc.constantFrom('a', 'ü', ',', ';', '"', '\n', '\r\n', ' ', '😀'),
  maxLength: 6,
})
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })

test('valid CSV is read exactly, however it is split into chunks', () => {
  fc.assert(
    fc.property(table, fc.constantFrom('\n', '\r\n'), fc.array(fc.nat(40), { maxLength: 6 }), (rows, end, cuts) => {
      const text = rows.map((row) => row.map(quoted).join(',')).join(end)
      const at = [0, ...cuts.toSorted((a, b) => a - b), text.length]
      const chunks = at.slice(1).map((to, index) => text.slice(at[index], to))
      expect(rowsOf(chunks).map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})

test('rows are numbered from 1', () => {
  expect(rowsOf(['a,b\n\n"c\nd",e\nf,g']).map(({ row }) => row)).toEqual([1, 2, 3, 4])
})

test('a quotation mark inside an unquoted cell is a character', () => {
  expect(cellsOf('5" nail,2 "big" ones\nx,y')).toEqual([
    ['5" nail', '2 "big" ones'],
    ['x', 'y'],
  ])
})

test('an unclosed quotation mark breaks only its own line', () => {
  const rows = rowsOf(['a,b\n"c,d\ne,f\n"g",h'])
  expect(rows.map(({ broken }) => broken !== undefined)).toEqual([false, true, false, false])
  expect(rows.at(-1)?.cells).toEqual(['g', 'h'])
})

test('a cell longer than a spreadsheet allows is reported', () => {
  const rows = rowsOf([`a,${'x'.repeat(32_768)}\n"${'y'.repeat(32_768)}",b\nc,d`])
  expect(rows.map(({ broken }) => broken !== undefined)).toEqual([true, true, false])
})

test('an endless line is rejected before it fills the memory', () => {
  const splitter = new CsvSplitter(usual)
  const endless = (): void => {
    for (let at = 0; at < 50; at += 1) splitter.push('x'.repeat(100_000))
  }
  expect(endless).toThrow('Line 1 does not end.')
})

test.each([
  ['a;b;c\n1,5;2;3\n1,7;2;3', ';'],
  ['a\tb\n1, 2\t3\n', '\t'],
  ['a|b\n1|2', '|'],
  ['a,b\n"x;y;z",1\n"x;y",2', ','],
  ['sep=;\r\na;b', ';'],
  ['just one column\nx', ','],
])('the CSV reader detects the delimiter of %j as %j', (text, delimiter) => {
  expect(guessDialect(text).delimiter).toBe(delimiter)
})
