import type { Concept } from '../languages/language'
import { conceptTag, type Tag } from '../languages/lexicon'
import type { Context } from '../links/context'
import { sharedBoxes } from '../links/neighbors'
import type { Line } from '../page/page'
import type { Booking } from './resolve'

/** The value of a label, and its position. */
export interface LabelledValue {
  value: string
  line: number
  start: number
}

const maxValue = 60
/** Maximum distance in lines between a value and the anchor of its booking. */
const maxAway = 14

const oldTag = conceptTag('old')

/** A value without the one that it replaces, in brackets behind it: `Skoda Octavia (previously Opel Corsa)`. */
function withoutFormer(found: LabelledValue, context: Context): LabelledValue {
  const bracket = /\s*[(（][^()（）]*[)）]?$/u.exec(found.value)
  if (!bracket || bracket.index === 0) return found
  const from = found.start + bracket.index
  const isFormer = (context.read.tags[found.line] ?? []).some(({ ids, start }) => start > from && ids.includes(oldTag))
  return isFormer ? { ...found, value: found.value.slice(0, bracket.index) } : found
}

/** The text after a label, to its right, or below it unless the label ends a list, as in `Nowak, 2nd class`. */
function valueOf(line: Line, { start, end }: Tag, context: Context, isPhrase: boolean): LabelledValue | null {
  // `VOITURE 05 - PLACE 042`: a number ends before the next label
  const next = (context.read.tags[line.index] ?? []).find((tag) => tag.start > end)
  const [number] = /^[\s:：#]*\d{1,3}[A-Z]?[\s–-]+$/u.exec(line.text.slice(end, next?.start ?? end)) ?? []
  const rest = number?.replace(/[\s–-]+$/u, '') ?? line.text.slice(end)
  const behind = /^[\s:：#.]*(?:n[°ºo.]\s*)?([^|;·•]{1,60}?)\s*(?:[|;·•,]|\s{2}|$)/u.exec(rest)
  if (behind?.[1] && /[\p{L}\p{N}]/u.test(behind[1]) && (isPhrase || /^\s*[:：#\d]/.test(rest)))
    return { value: behind[1], line: line.index, start: end + rest.indexOf(behind[1]) }
  if (/[\p{L}\p{N}]/u.test(rest) || /[,;|·•]/u.test(line.text.slice(0, start))) return null
  const around = context.neighbors[line.index]
  // below the head of a column, right of which is another one
  const other = [around?.right, around?.below].find((one) => one && !context.isPure[one.index])
  return other && other.text.length <= maxValue ? { value: other.text, line: other.index, start: 0 } : null
}

/** Proximity of a line to a booking's anchor: by shared boxes first, then by distance in lines. */
function nearness(index: number, { draft }: Booking, context: Context): number {
  const { lines } = context.read.page
  const [line, own] = [lines[index], lines[draft.anchor.mention.line]]
  if (!line || !own) return 0
  return 1000 * (sharedBoxes(line, own) + 1) - Math.abs(line.index - own.index)
}

/** The number in front of what is counted, with the rest of the line: `2 adults, 1 child`. */
function countedIn(line: Line, { start }: Tag): LabelledValue | null {
  const number = /(?<![\p{L}\d.,/-])\d{1,2} ?$/u.exec(line.text.slice(0, start))
  return number ? { value: line.text.slice(number.index), line: line.index, start: number.index } : null
}

/** Whether a line is below the number of a journey, and above those of the others below it. */
function isBetween(index: number, booking: Booking, bookings: readonly Booking[]): boolean {
  const lineOf = ({ draft: { slots, anchor } }: Booking): number => (slots.number ?? anchor).mention.line
  const own = lineOf(booking)
  const isBehind = (one: Booking): boolean => one !== booking && lineOf(one) > own && lineOf(one) <= index
  return index >= own && !bookings.some(isBehind)
}

/**
 * The lines of a value that each booking of a kind has once, in their order: all above the next booking, or all below
 * the one before. Undefined if they are not one for each.
 */
function inTurn(lines: readonly number[], booking: Booking, bookings: readonly Booking[]): number | undefined {
  const lineOf = ({ draft }: Booking): number => draft.anchor.mention.line
  const alike = bookings.filter(({ kind }) => kind === booking.kind).toSorted((a, b) => lineOf(a) - lineOf(b))
  if (alike.length < 2 || lines.length !== alike.length) return undefined
  const anchors = alike.map(lineOf)
  const follow = (step: number): boolean =>
    lines.every((line, at) => {
      const [own, other] = [anchors[at] ?? 0, anchors[at + step]]
      return step > 0 ? line >= own && line < (other ?? Infinity) : line <= own && line > (other ?? -1)
    })
  return follow(1) || follow(-1) ? lines[alike.indexOf(booking)] : undefined
}

/** What fits as the value of a label, and how it is written. */
interface Form {
  fits?(value: string): boolean
  /** Whether a text in small letters is its label, if not all words for the concept are. */
  isLabel?(text: string): boolean
  /** Whether it is a number, which may be in front of what is counted. */
  isCount?: boolean
  /** Whether it may follow its label like in a sentence: `operated by Helvetic Airways`. */
  isPhrase?: boolean
}

/**
 * Finds the value labelled with a concept for a booking: the nearest one that fits and is not closer to another
 * booking, behind its label or, of a number, in front of what is counted. Null if there is none.
 */
export function findLabelledValue(
  concept: Concept,
  booking: Booking,
  bookings: readonly Booking[],
  context: Context,
  { fits = () => true, isLabel = () => true, isCount = false, isPhrase = false }: Form = {},
): LabelledValue | null {
  const tag = conceptTag(concept)
  const { lines } = context.read.page
  const found = context.read.tags.flatMap((tags, index) => {
    const line = lines[index]
    if (!line || line.isQuoted || line.isHeader || Math.abs(index - booking.draft.anchor.mention.line) > maxAway)
      return []
    return tags
      .filter(({ ids, start, end }) => ids.includes(tag) && isLabel(line.folded.slice(start, end)))
      .flatMap((label) => (isCount ? countedIn(line, label) : null) ?? valueOf(line, label, context, isPhrase) ?? [])
      .map((one) => withoutFormer(one, context))
      .filter(({ value }) => fits(value))
  })
  const turn = isPhrase ? undefined : inTurn([...new Set(found.map(({ line }) => line))], booking, bookings)
  const isOwn = ({ line }: LabelledValue): boolean => {
    if (turn !== undefined) return line === turn
    if (isPhrase) return isBetween(line, booking, bookings)
    const near = nearness(line, booking, context)
    return bookings.every((other) => other === booking || near >= nearness(line, other, context))
  }
  const own = found.filter(isOwn)
  return own.toSorted((a, b) => nearness(b.line, booking, context) - nearness(a.line, booking, context))[0] ?? null
}
