import { placedLines } from '@sextant/extraction/page/placed-lines'
import type { PlacedText, TextRow } from '@sextant/pdf/scan'
import { describe, expect, test } from 'vitest'

type Part = [left: number, text: string]
interface Look {
  gap?: number
  size?: number
  bold?: boolean
}

/** A row of texts; letters are a hundredth of the page wide. */
const row = (parts: readonly Part[], { gap = 1.2, size = 10, bold = false }: Look = {}): TextRow => ({
  gap,
  texts: parts.map(
    ([left, text]): PlacedText => ({
      text,
      left,
      right: left + text.length / 100,
      spans: [{ start: 0, end: text.length, bold, struck: false, size }],
    }),
  ),
})
const lay = (...rows: readonly TextRow[]) => placedLines([{ text: '', scans: [], rows }])

describe('a page of a file', () => {
  test('has the texts of a row side by side, each up to the next', () => {
    expect(
      lay(
        row([
          [0, 'Arrival'],
          [0.4, '9 May'],
        ]),
      ),
    ).toMatchObject([
      { text: 'Arrival', row: 1, left: 0, right: 0.39 },
      { text: '9 May', row: 1, left: 0.4, right: 1 },
    ])
  })

  test('has headings, by their weight or their size', () => {
    const body = row([[0, 'Your room is ready from 3 pm on the day of arrival']])
    const headings = lay(row([[0, 'Hotel Linden']], { size: 14 }), row([[0, 'Your stay']], { bold: true }), body)
    expect(headings.map(({ isHeading }) => isHeading)).toEqual([true, true, false])
  })

  test('has the lines of a paragraph in one', () => {
    const lines = lay(
      row([[0, 'Your room is ready from 3 pm on the day of arrival, and we ask for it back by eleven o’clock on']]),
      row([[0, 'the day of departure.']]),
      row([[0, 'Guest: Maja Lindqvist']]),
    )
    expect(lines.map(({ text }) => text.slice(-21))).toEqual(['the day of departure.', 'Guest: Maja Lindqvist'])
  })

  test.each([
    ['does not reach the right edge', row([[0, 'Maja Lindqvist']])],
    ['ends with a colon', row([[0, `${'x'.repeat(89)}:`]])],
  ])('keeps a line apart that %s', (_, first) => expect(lay(first, row([[0, 'Room 12']]))).toHaveLength(2))

  test('keeps a line apart that had room in the line above, by the right edge of its column', () => {
    const [first, second] = [row([[0, 'x'.repeat(99)]]), row([[0, 'y'.repeat(85)]])]
    expect(lay(first, second, row([[0, 'Room 12']])).map(({ text }) => text.slice(-7))).toEqual(['yyyyyyy', 'Room 12'])
  })

  test('keeps a line apart that begins with a mark', () =>
    expect(lay(row([[0, 'x'.repeat(98)]]), row([[0, '■ Room 12']]))).toHaveLength(2))

  test('keeps a whole date apart from the address above it', () => {
    const address = row([[0, 'x'.repeat(98)]])
    expect(lay(address, row([[0, 'Thursday, 8 October 2026 from 18:30']]))).toHaveLength(2)
    expect(lay(address, row([[0, 'October is the month in which it opens']]))).toHaveLength(1)
  })

  test('has paragraphs as boxes, by the distance of their rows', () => {
    const [first, second, third] = lay(row([[0, 'Arrival']]), row([[0, '9 May']]), row([[0, 'Guest']], { gap: 2.5 }))
    expect(first?.path).toEqual(second?.path)
    expect(third?.path).not.toEqual(second?.path)
  })
})

describe('a table of a file', () => {
  const cellsOf = (...rows: readonly TextRow[]) => lay(...rows).map(({ cell }) => cell && [cell.row, cell.column])

  test('consists of rows with aligned texts, some of which may be missing', () => {
    expect(
      cellsOf(
        row([
          [0, 'LH 400'],
          [0.3, 'Frankfurt'],
          [0.6, '10:25'],
        ]),
        row([
          [0, 'LH 401'],
          [0.6, '21:30'],
        ]),
      ),
    ).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 2],
    ])
  })

  test('may have headings centred above, and amounts aligned to the right', () => {
    expect(
      cellsOf(
        row([
          [0, 'Item'],
          [0.5, 'Price'],
        ]),
        row([
          [0, 'Room'],
          [0.46, '€ 1,240.00'],
        ]),
        row([
          [0, 'Tax'],
          [0.51, '€ 12'],
        ]),
      ),
    ).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ])
  })

  test('ends with a row of other columns, or of a single text', () => {
    const [, , , , sum, other] = cellsOf(
      row([
        [0, 'Room'],
        [0.5, '€ 240'],
      ]),
      row([
        [0, 'Tax'],
        [0.5, '€ 12'],
      ]),
      row([
        [0.2, 'Sum'],
        [0.8, '€ 252'],
      ]),
    )
    expect([sum, other]).toEqual([null, null])
    expect(
      cellsOf(
        row([
          [0, 'Thank you'],
          [0.5, 'Maja'],
        ]),
        row([[0, 'See you soon']]),
      ),
    ).toEqual([null, null, null])
  })
})
