import { boxAround, type Matrix } from '@sextant/pdf/matrix'
import { linesOf, pageRows } from '@sextant/pdf/page-lines'
import type { PlacedWord, TextRow } from '@sextant/pdf/scan'
import type { OcrWord } from './ocr'

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 1

/** How much the heights of words in one font may differ, depending on their letters. */
const maxDifference = 0.2

/** Converts the words of an image to text runs, as of a PDF page, with the height of most of them where it fits. */
function runsOf(words: readonly OcrWord[]) {
  const usual = median(words.map(({ height }) => height))
  return words.map((word) => ({
    word,
    // Words recognized separately are separated by a space, however close they are.
    text: `${word.text} `,
    x: word.left,
    end: word.right,
    y: -word.middle,
    size: Math.abs(word.height / usual - 1) < maxDifference ? usual : word.height,
    bold: false,
  }))
}

/** The words of an image as rows of texts side by side, as in PDF pages. */
export const rowsOfWords = (words: readonly OcrWord[]): TextRow[] => pageRows(runsOf(words))

const within = (value: number, most: number): number => Math.round(10_000 * Math.max(0, Math.min(value, most))) / 10_000

/** The words of an image line by line, with their positions on the page that shows it. */
export const placedWords = (words: readonly OcrWord[], place: Matrix): PlacedWord[] =>
  linesOf(runsOf(words))
    .flat()
    .map(({ word: { text, box } }) => {
      const { left, top, width, height } = boxAround(place, box)
      const [x, y] = [within(left, 1), within(top, 1)]
      return { text, left: x, top: y, width: within(width, 1 - x), height: within(height, 1 - y) }
    })
