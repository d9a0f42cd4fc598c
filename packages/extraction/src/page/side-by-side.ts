import type { PlacedText, TextRow } from '@sextant/pdf/scan'
import { folded } from '../kit/fold'
import { conceptTag, languagesOf, tagsOf } from '../languages/lexicon'

/** Minimum number of rows with the same labels on both sides, and of those without digits, which are not alike. */
const minAlike = 3
const minLabels = 2
/** Maximum difference of the positions at which the right side begins, as a share of the page's width. */
const maxAside = 0.02
/** Maximum number of rows of two sides, which bounds the work on pages that repeat one row. */
const maxRows = 120
/** Distance from the left side to the right one where it is laid out below, in font sizes: that of a section. */
const sectionGap = 4

const outboundTag = conceptTag('outbound')
// “Return” is also that of a rental car
const inboundTags = [conceptTag('inbound'), conceptTag('dropOff')]

const form = (text: string): string => folded(text).replace(/\d+/g, '0')
const hasLetters = (text: string): boolean => /\p{L}{3}/u.test(text)

/** The form of a text but for its words: that of the days below the heads of two journeys. */
const shape = (text: string): string => form(text).replace(/\p{L}+/gu, 'a')

/** Where the right side of a row begins, if it repeats the left one but for its numbers; null otherwise. */
function repeatedAt({ texts }: TextRow, of = form): number | null {
  const half = texts.length / 2
  const right = texts.slice(half)
  const isAlike =
    texts.every(({ text }, at) => at >= half || of(text) === of(right[at]?.text ?? '')) &&
    texts.some(({ text }) => hasLetters(text))
  return Number.isInteger(half) && half > 0 && isAlike ? (right[0]?.left ?? null) : null
}

/** Whether a text is on both sides. */
const crosses = ({ left, right }: PlacedText, edge: number): boolean => left < edge - maxAside && right > edge

/** Whether a row consists of the labels of a journey there and back. */
function isThereAndBack({ texts }: TextRow): boolean {
  const [there, back, other] = texts.map(({ text }) => folded(text))
  if (there === undefined || back === undefined || other !== undefined) return false
  const languages = languagesOf([there, back])
  const says = (text: string, tag: number): boolean => tagsOf(text, languages).some(({ ids }) => ids.includes(tag))
  return says(there, outboundTag) && inboundTags.some((tag) => says(back, tag))
}

/** Rows of a page whose left and right sides are about one thing each, and where the right side begins. */
interface Sides {
  from: number
  to: number
  edge: number
}

/**
 * The sides that begin at a row; null if none do.
 * @param repeated where the right side of each row begins, if it repeats the left one
 */
function sidesAt(rows: readonly TextRow[], repeated: readonly (number | null)[], from: number): Sides | null {
  const head = rows[from]
  if (!head) return null
  const own = repeated[from] ?? null
  const isHead = own === null && isThereAndBack(head)
  const below = rows[from + 1]
  const inner = own ?? (isHead && below ? repeatedAt(below, shape) : null)
  if (inner === null) return null
  // a head is at the left edge of its side, or in the middle of it
  const edge = isHead ? Math.min(inner, head.texts[1]?.left ?? inner) : inner
  let to = from
  const labels = new Set<string>()
  let alike = 0
  for (let at = from; at < Math.min(rows.length, from + maxRows); at++) {
    const row = rows[at]
    if (!row || row.texts.some((text) => crosses(text, edge))) break
    const other = repeated[at] ?? null
    if (other !== null && Math.abs(other - edge) <= maxAside) {
      alike++
      const text = row.texts.map((one) => form(one.text)).join(' ')
      if (!/\d/.test(text)) labels.add(text)
    }
    if (row.texts.some(({ left }) => left >= edge - maxAside) && row.texts.some(({ left }) => left < edge - maxAside))
      to = at
  }
  const isRepeated = alike >= minAlike && labels.size >= minLabels
  return to > from + 1 && (isHead || isRepeated) ? { from, to, edge } : null
}

const onLeft = (row: TextRow, edge: number): TextRow => ({
  ...row,
  texts: row.texts.filter(({ left }) => left < edge - maxAside),
})

/** The right side of a row, moved to the left edge of the left side. */
const onRight = (row: TextRow, edge: number, shift: number): TextRow => ({
  ...row,
  texts: row.texts
    .filter(({ left }) => left >= edge - maxAside)
    .map((text) => ({ ...text, left: text.left - shift, right: text.right - shift })),
})

/** Whether a row above two sides has one head for each of them: `Pick-up`, `Drop-off`. */
function areHeads({ texts }: TextRow, below: TextRow | undefined, edge: number): boolean {
  const [left, right, other] = texts
  const starts = (text: PlacedText | undefined, at: number | undefined): boolean =>
    text !== undefined && at !== undefined && Math.abs(text.left - at) <= maxAside && !/\d/.test(text.text)
  return other === undefined && starts(left, below?.texts[0]?.left) && starts(right, edge)
}

/**
 * Lays out below each other what a page has side by side in several rows with the same labels: the boarding passes of
 * two flights, or the journeys there and back.
 */
export function apartFromSides(rows: readonly TextRow[]): TextRow[] {
  const result: TextRow[] = []
  const repeated = rows.map((row) => repeatedAt(row))
  for (let at = 0; at < rows.length; at++) {
    const sides = sidesAt(rows, repeated, at)
    if (!sides) {
      result.push(...rows.slice(at, at + 1))
      continue
    }
    const { from, to, edge } = sides
    const above = result.at(-1)
    const isHeaded = above !== undefined && areHeads(above, rows[from], edge)
    if (isHeaded) result.pop()
    const own = rows.slice(isHeaded ? from - 1 : from, to + 1)
    const lefts = own.flatMap((row) => onLeft(row, edge).texts.map(({ left }) => left))
    const right = own
      .map((row) => onRight(row, edge, edge - Math.min(...lefts)))
      .filter(({ texts }) => texts.length > 0)
    result.push(...own.map((row) => onLeft(row, edge)).filter(({ texts }) => texts.length > 0))
    result.push(...right.map((row, index) => (index === 0 ? { ...row, gap: Math.max(row.gap, sectionGap) } : row)))
    at = to
  }
  return result
}
