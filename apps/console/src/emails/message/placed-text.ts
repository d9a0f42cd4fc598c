/** An upright rectangle; position and size are fractions of the page. */
export type Region = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const within = (value: number, max: number): number => Math.max(0, Math.min(value, max))

/** How far one press of an arrow key moves: a letter or two sideways, half a line up or down. */
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-0.015, 0],
  ArrowRight: [0.015, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
}
const minSize = 0.01

/** A region moved by an arrow key, or resized with `resize`, within the page; null for other keys. */
export function stepped(region: Region, key: string, resize: boolean): Region | null {
  const [x, y] = steps[key] ?? []
  if (x === undefined || y === undefined) return null
  const { left, top, width, height } = region
  if (!resize) return { ...region, left: within(left + x, 1 - width), top: within(top + y, 1 - height) }
  return {
    ...region,
    width: Math.max(minSize, within(width + x, 1 - left)),
    height: Math.max(minSize, within(height + y, 1 - top)),
  }
}

/** A piece of a page's text with its position. */
export type PlacedText = Region & { readonly text: string }

const isSameLine = (text: Region, next: Region): boolean => Math.abs(next.top - text.top) < text.height / 2

/** The separator between a text and the next one. */
export const separatorAfter = (text: Region, next: Region | undefined): ' ' | '\n' =>
  next !== undefined && isSameLine(text, next) ? ' ' : '\n'

/** Splits a text into words, dividing its width by their share of the letters. */
function wordsOf({ text, left, width, ...rest }: PlacedText): PlacedText[] {
  const letter = width / Math.max(1, text.length)
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    ...rest,
    text: word,
    left: left + index * letter,
    width: word.length * letter,
  }))
}

const isWithin = (region: Region, { left, top, width, height }: Region): boolean => {
  const [x, y] = [left + width / 2 - region.left, top + height / 2 - region.top]
  return x >= 0 && x <= region.width && y >= 0 && y <= region.height
}

/** Joins texts in order, line by line. */
export const joinTexts = (texts: readonly PlacedText[]): string =>
  texts
    .map((text, index) => text.text + separatorAfter(text, texts[index + 1]))
    .join('')
    .trim()

/** The words of a page whose center is in a region. */
export const textIn = (texts: readonly PlacedText[], region: Region): string =>
  joinTexts(texts.flatMap(wordsOf).filter((word) => isWithin(region, word)))

/** The positions of the texts that contain part of a quote, at its first occurrence on the page. */
export function quotedTexts(texts: readonly PlacedText[], quotes: readonly string[]): ReadonlySet<number> {
  let fullText = ''
  const spans = texts.map((text, index) => {
    const from = fullText.length
    fullText += text.text + separatorAfter(text, texts[index + 1])
    return { index, from, to: from + text.text.length }
  })
  const found = quotes.flatMap((quote) => {
    const from = quote === '' ? -1 : fullText.indexOf(quote)
    return from < 0 ? [] : [{ from, to: from + quote.length }]
  })
  const isFound = (span: { from: number; to: number }): boolean =>
    found.some(({ from, to }) => span.from < to && from < span.to)
  return new Set(spans.filter(isFound).map(({ index }) => index))
}
