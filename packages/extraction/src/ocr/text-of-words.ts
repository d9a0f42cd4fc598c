import { pageLines } from '@sextant/pdf/page-lines'
import type { OcrWord } from './ocr'

/** The words of a picture as lines of a page, with columns separated as in PDF pages. */
export const textOfWords = (words: readonly OcrWord[]): string =>
  pageLines(
    words.map(({ text, left, right, middle, height }) => ({
      // words that were read separately are separated, however close they are
      text: `${text} `,
      x: left,
      end: right,
      y: -middle,
      size: height,
    })),
  ).join('\n')
