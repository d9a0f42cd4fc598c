import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { Bitmap } from '@sextant/bytes/image/bitmap'
import type { OcrWord } from '@sextant/extraction/ocr/ocr'
import { boxAround, multiply } from '@sextant/pdf/matrix'
import type { TessBaseAPI, Tesseract } from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import { evenLight } from './even-light'
import { type RotatedBitmap, straightened, turned } from './straighten'

/** Recognises the words in a picture. */
export type Recognise = (picture: Bitmap) => OcrWord[]

/**
 * Uses only the neural engine, and finds words anywhere on the page, since the layout is derived from their positions.
 */
const settings = { engine: 1, tessedit_pageseg_mode: '11' }
/** Minimum confidence in per cent: words below it are misread ornaments and codes. */
const leastSure = 30
/**
 * A picture counts as upright from this confidence per word, in per cent, and this total number of letters and digits.
 */
const upright = { sure: 75, letters: 12 }

const missing = (name: string): Error => new Error(`the package ${name} is not installed`)

async function loadTesseract(): Promise<Tesseract> {
  const silent = (): void => undefined
  const { default: load } = await import('tesseract.js-core/tesseract-core-simd-lstm.js').catch(() => {
    throw missing('tesseract.js-core')
  })
  return await load({ print: silent, printErr: silent })
}

function modelOf(language: string): Uint8Array {
  const name = `@tesseract.js-data/${language}`
  const { resolve } = createRequire(import.meta.url)
  let path: string
  try {
    path = resolve(`${name}/4.0.0_best_int/${language}.traineddata.gz`)
  } catch {
    throw missing(name)
  }
  return gunzipSync(readFileSync(path))
}

/**
 * Loads Tesseract and the language models (ISO 639-2 as used by Tesseract: `eng`, `deu`), only from packages. Throws if
 * one of them is not installed.
 */
export async function loadRecognise(languages: readonly string[]): Promise<Recognise> {
  const models = languages.map((language) => ({
    path: `./${language}.traineddata`,
    bytes: modelOf(language),
  }))
  const tesseract = await loadTesseract()
  for (const { path, bytes } of models) tesseract.FS.writeFile(path, bytes)
  const api = new tesseract.TessBaseAPI()
  if (api.Init(null, languages.join('+'), settings.engine) !== 0) throw new Error('a model is damaged')
  api.SetVariable('tessedit_pageseg_mode', settings.tessedit_pageseg_mode)
  return (picture) => {
    const { words, page } = readUpright(tesseract, api, straightened(evenLight(picture)))
    const toFractions = multiply(page.back, [1 / picture.width, 0, 0, 1 / picture.height, 0, 0])
    return words.map(({ text, left, right, middle, height }) => {
      const box = boxAround(toFractions, { left, top: middle - height / 2, width: right - left, height })
      return { text, left, right, middle, height, box }
    })
  }
}

interface SureWord extends Omit<OcrWord, 'box'> {
  /** In per cent. */
  sure: number
}

const lettersOf = (words: readonly SureWord[]): number =>
  words
    .filter(({ sure }) => sure >= upright.sure)
    .reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0)

/** The words of a picture that may be upside down, and the picture in the orientation in which it was read. */
function readUpright(
  tesseract: Tesseract,
  api: TessBaseAPI,
  page: RotatedBitmap,
): { words: SureWord[]; page: RotatedBitmap } {
  const words = readLines(tesseract, api, page)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  if (lettersOf(words) >= Math.max(upright.letters, letters / 3)) return { words, page }
  const reversed = turned(turned(page))
  const others = readLines(tesseract, api, reversed)
  return lettersOf(others) > lettersOf(words) ? { words: others, page: reversed } : { words, page }
}

function readLines(tesseract: Tesseract, api: TessBaseAPI, { width, height, grey }: Bitmap): SureWord[] {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + grey.length)
  file.set(head)
  file.set(grey, head.length)
  tesseract.FS.writeFile('/input', file)
  if (api.SetImageFile(1, 0) !== 0 || api.Recognize(null) !== 0) return []
  const words = wordsOf(api.GetTSVText(0))
  api.Clear()
  return words
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * Parses Tesseract's table of words: level, page, block, paragraph, line, word, left, top, width, height, confidence,
 * text.
 */
function wordsOf(table: string): SureWord[] {
  const lines: { top: number; height: number; word: Omit<SureWord, 'middle' | 'height'> }[][] = []
  for (const row of table.split('\n')) {
    const [level, , , , , , left = 0, top = 0, width = 0, height = 0, sure = 0] = row.split('\t').map(Number)
    const text = row.split('\t')[11]?.trim() ?? ''
    if (level === 4) lines.push([])
    if (level === 5 && text !== '' && sure >= leastSure)
      lines.at(-1)?.push({ top, height, word: { text, left, right: left + width, sure } })
  }
  // a line's own box is as high as its worst stain
  return lines.flatMap((line) => {
    const height = median(line.map((one) => one.height))
    const middle = median(line.map((one) => one.top + one.height / 2))
    return line.map(({ word }) => ({ ...word, middle, height }))
  })
}
