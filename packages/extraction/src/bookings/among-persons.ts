import type { Context } from '../links/context'
import { feature } from '../links/hash'
import { sharedBoxes } from '../links/neighbors'
import { type Mention, readingOrder } from '../mentions/mention'
import type { Line } from '../page/page'
import { isNameWithin, wordsOf } from './full-name'
import type { Candidate } from './roles'

/** Minimum probability of a name as a traveler's for it to be compared with others. */
const minLikely = 0.5
/** Maximum number of other names with which a person is compared. */
const maxCompared = 24

/** The likely travelers of other names than each candidate's. */
export function otherPersons(persons: readonly Candidate[]): (candidate: Candidate) => Mention[] {
  const likely = persons
    .filter(({ roles }) => (roles.traveler ?? 0) >= minLikely)
    .map(({ mention }) => ({ mention, words: wordsOf(mention.value) }))
  return ({ mention: { value } }) => {
    const own = wordsOf(value)
    return likely
      .filter(({ words }) => !isNameWithin(words, own))
      .slice(0, maxCompared)
      .map(({ mention }) => mention)
  }
}

/** Whether two lines are cells of one table, in one column or in one row. */
const isAligned = (a: Line, b: Line | undefined, along: 'row' | 'column'): boolean =>
  a.cell !== null && b?.cell?.table === a.cell.table && a.cell[along] === b.cell[along]

/**
 * Features of a person's position relative to what starts a booking, compared with the positions of other persons: who
 * heads its column or stands in its block travels on it, rather than who does so for another booking.
 */
export function featuresAmongPersons(
  anchor: Mention,
  person: Mention,
  others: readonly Mention[],
  { read: { page } }: Context,
): number[] {
  const result: number[] = []
  const add = (name: string): void => void result.push(feature(`among|${name}`))
  const [line, own] = [page.lines[anchor.line], page.lines[person.line]]
  if (!line || !own) return result
  if (others.length === 0) {
    add('only')
    return result
  }
  const lines = others.map((other) => page.lines[other.line])
  const depth = sharedBoxes(line, own)
  const deepest = Math.max(...lines.map((other) => (other ? sharedBoxes(line, other) : 0)))
  const nesting = depth > deepest ? 'deeper' : depth === deepest ? 'level' : 'shallower'
  add(`nesting|${nesting}`)
  for (const along of ['row', 'column'] as const) {
    if (line.cell === null) continue
    add(`${along}|${isAligned(line, own, along)}|${lines.some((other) => isAligned(line, other, along))}`)
  }
  const at = readingOrder(person)
  const start = readingOrder(anchor)
  const isBefore = at < start
  const [low, high] = isBefore ? [at, start] : [start, at]
  const between = new Set(
    others
      .filter((other) => readingOrder(other) > low && readingOrder(other) < high && other.line !== person.line)
      .map(({ value }) => value),
  ).size
  add(`between|${isBefore}|${Math.min(between, 3)}`)
  add(`between|${isBefore}|${Math.min(between, 3)}|${nesting}`)
  const isSide = (other: Mention): boolean => readingOrder(other) < start === isBefore
  add(`side|${isBefore}|${others.some(isSide)}|${others.every(isSide)}`)
  return result
}
