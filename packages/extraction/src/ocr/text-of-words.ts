import { pageLines } from '@sextant/pdf/page-lines'
import type { OcrWord } from './ocr'

/** Words of a picture as the lines of a page, columns parted as those of PDF pages are. */
export const textOfWords = (words: readonly OcrWord[]): string =>
  pageLines(
    words.map(({ text, left, right, middle, height }) => ({
      // what was read as two words is parted, however near they stand
      text: `${text} `,
      x: left,
      end: right,
      y: -middle,
      size: height,
    })),
  ).join('\n')
