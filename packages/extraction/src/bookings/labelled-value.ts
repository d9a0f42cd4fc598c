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

/** The text after a label, to its right, or below it unless the label ends a list, as in `Nowak, 2nd class`. */
function valueOf(line: Line, { start, end }: Tag, context: Context): LabelledValue | null {
  // `VOITURE 05 - PLACE 042`: a number ends before the next label
  const next = (context.read.tags[line.index] ?? []).find((tag) => tag.start > end)
  const [number] = /^[\s:：#]*\d{1,3}[A-Z]?[\s–-]+$/u.exec(line.text.slice(end, next?.start ?? end)) ?? []
  const rest = number?.replace(/[\s–-]+$/u, '') ?? line.text.slice(end)
  const behind = /^[\s:：#.]*(?:n[°ºo.]\s*)?([^|;·•]{1,60}?)\s*(?:[|;·•,]|\s{2}|$)/u.exec(rest)
  if (behind?.[1] && /[\p{L}\p{N}]/u.test(behind[1]) && (/^[\s]*[:：#]/.test(rest) || /^\s*\d/.test(rest)))
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

/**
 * Finds the value labelled with a concept for a booking: the nearest one that is not closer to another booking. Null if
 * there is none.
 */
export function findLabelledValue(
  concept: Concept,
  booking: Booking,
  bookings: readonly Booking[],
  context: Context,
): LabelledValue | null {
  const tag = conceptTag(concept)
  const { lines } = context.read.page
  const found = context.read.tags.flatMap((tags, index) => {
    const line = lines[index]
    if (!line || line.isQuoted || line.isHeader || Math.abs(index - booking.draft.anchor.mention.line) > maxAway)
      return []
    return tags.filter(({ ids }) => ids.includes(tag)).flatMap((label) => valueOf(line, label, context) ?? [])
  })
  const own = found.filter(({ line }) =>
    bookings.every((other) => other === booking || nearness(line, booking, context) >= nearness(line, other, context)),
  )
  return own.toSorted((a, b) => nearness(b.line, booking, context) - nearness(a.line, booking, context))[0] ?? null
}
