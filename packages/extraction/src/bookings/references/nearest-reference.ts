import { type Mention, readingOrder } from '../../mentions/mention'
import { type Line, maxLineLength, maxLines } from '../../page/page'
import type { Candidate } from '../roles'

/** Distance in rows added for a value beside or below that is not aligned with the other. */
const apart = 20

/** The distance between two mentions on the page, in rows. Values in the same column count as closer. */
function distanceOf(name: Mention, reference: Mention, lines: readonly Line[]): number {
  const [a, b] = [lines[name.line], lines[reference.line]]
  if (!a || !b || a.isQuoted !== b.isQuoted) return Number.POSITIVE_INFINITY
  if (a.index === b.index)
    return Math.max(name.start - reference.end, reference.start - name.end, 0) / maxLineLength / 2
  if (a.row === b.row) return 0.5
  const isInLine = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.01
  return Math.abs(a.row - b.row) + (isInLine ? 0 : apart)
}

/** The side of a name that a reference is on. */
export type Side = 'before' | 'behind'

/** Whether a reference is on the given side of a name. */
const isOn = (side: Side, reference: Mention, name: Mention): boolean =>
  readingOrder(reference) < readingOrder(name) === (side === 'before')

/** A traveler's reference, with its distance from the nearest mention of the name. */
export interface NearestReference {
  reference: Candidate
  distance: number
}

/** Whether two lines have the same left position, as in one column. */
const isAligned = (a: Line | undefined, b: Line | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a.left - b.left) < 0.005

/**
 * The distance in lines of a reference from its booking's chosen one. Those on the same side of the booking's start
 * rank as closer, then those in the same column.
 */
function distanceFromChosen({ mention }: Candidate, { lines, chosen, start }: Surroundings): number {
  const isApart = mention.line < start !== chosen.line < start
  const isAside = !isAligned(lines[mention.line], lines[chosen.line])
  return Math.abs(mention.line - chosen.line) + maxLines * (2 * Number(isApart) + Number(isAside))
}

/**
 * The nearest reference on one side of a name. Among several equally near ones, for example where each leg's table
 * names the travelers, the one nearest to the chosen reference, if they were issued together. Null if there is none, or
 * still several.
 */
export function nearestOf(
  names: readonly Mention[],
  references: readonly Candidate[],
  side: Side,
  surroundings: Surroundings,
): NearestReference | null {
  const { lines, rows, areConsecutive: areInOrder } = surroundings
  const owned = references
    .flatMap((reference) => {
      const { mention } = reference
      const fitting = names.filter((name) => isOn(side, mention, name))
      const distance = Math.min(...fitting.map((name) => distanceOf(name, mention, lines)))
      return distance <= rows
        ? [{ reference, distance, others: areInOrder ? distanceFromChosen(reference, surroundings) : 0 }]
        : []
    })
    .toSorted((a, b) => a.distance - b.distance || a.others - b.others)
  const [best] = owned
  if (!best) return null
  const other = owned.find(({ reference }) => reference.mention.value !== best.reference.mention.value)
  return other && other.distance <= best.distance && other.others <= best.others ? null : best
}

/** The context for comparing a booking's references. */
export interface Surroundings {
  lines: readonly Line[]
  /** The line at which the booking starts, and its chosen reference. */
  start: number
  chosen: Mention
  /** Whether its references were issued together, and the maximum distance in rows between one and its name. */
  areConsecutive: boolean
  rows: number
}

/** Whether each reference is closer to its owner than to the others, unlike one after a list of all names. */
export function areNearest(
  owned: readonly (NearestReference & { names: readonly Mention[] })[],
  side: Side,
  lines: readonly Line[],
): boolean {
  return owned.every(({ reference: { mention }, distance }) =>
    owned.every(
      (other) =>
        other.reference.mention.value === mention.value ||
        other.names
          .filter((name) => isOn(side, mention, name))
          .every((name) => distanceOf(name, mention, lines) > distance),
    ),
  )
}
