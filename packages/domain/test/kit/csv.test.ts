import { csvLine } from '@sextant/domain/kit/csv'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/** Parses one line according to RFC 4180. */
function readLine(line: string): string[] {
  const cells = [...`,${line.replace(/\r\n$/, '')}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)]
  return cells.map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
}

test('the CSV writer writes lines that read back as they were, except for the quote that disarms formulas', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('=1+1', '＝1+1', '"=1+1', '+1', '-1', '@SUM(A1)', '\tx', '"', ',', 'a\r\nb'),
  )
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const read = readLine(csvLine(cells))
      expect(read).toEqual(cells.map((text, at) => (read[at] === text ? text : `'${text}`)))
      expect(read.some((text) => /^[=+\-@\t\r]/.test(text))).toBe(false)
    }),
  )
})

test.each(['＝1+1', '＋1', '－1', '＠1', '"=1+1', '""=1', ' =1', '\u200B=1', '\u00A0+1', '﹦1', '−1', '\n=1'])(
  '%j cannot run as a formula',
  (text) => {
    expect(readLine(csvLine([text]))).toEqual([`'${text}`])
  },
)

test.each(['Zürich', '1+1', 'a=b', '"quoted"', '5', ''])('%j is written unchanged', (text) => {
  expect(readLine(csvLine([text]))).toEqual([text])
})

test('numbers are written as numbers and missing values as empty cells', () => {
  expect(csvLine([-5, null, 'x'])).toBe('-5,,x\r\n')
})
