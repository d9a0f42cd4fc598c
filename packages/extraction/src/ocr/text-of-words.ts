import { boxAround, type Matrix } from '@sextant/pdf/matrix'
import { linesOf, linesOfRows, pageRows } from '@sextant/pdf/page-lines'
import type { PlacedWord } from '@sextant/pdf/scan'
import type { OcrWord } from './ocr'

const runOf = ({ text, left, right, middle, height }: OcrWord) => ({
  // Words recognized separately are separated by a space, however close they are.
  text: `${text} `,
  x: left,
  end: right,
  y: -middle,
  size: height,
  bold: false,
})

/** The words of an image as lines of text, with columns separated as in PDF pages. */
export const textOfWords = (words: readonly OcrWord[]): string => linesOfRows(pageRows(words.map(runOf))).join('\n')

const within = (value: number, most: number): number => Math.round(10_000 * Math.max(0, Math.min(value, most))) / 10_000

/** The words of an image line by line, with their positions on the page that shows it. */
export const placedWords = (words: readonly OcrWord[], place: Matrix): PlacedWord[] =>
  linesOf(words.map((word) => ({ ...runOf(word), word })))
    .flat()
    .map(({ word: { text, box } }) => {
      const { left, top, width, height } = boxAround(place, box)
      const [x, y] = [within(left, 1), within(top, 1)]
      return { text, left: x, top: y, width: within(width, 1 - x), height: within(height, 1 - y) }
    })
