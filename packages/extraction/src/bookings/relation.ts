import { oncePer } from '../kit/once-per'
import type { Context } from '../links/context'
import { featuresUnder } from '../links/hash'
import { sharedBoxes } from '../links/neighbors'
import type { Mention } from '../mentions/mention'

const bucket = (count: number): string => (count < 4 ? String(count) : count < 8 ? 'some' : count < 20 ? 'many' : 'far')

/** Position features by pair of mentions, for each list of anchors. */
const known = oncePer((_anchors: readonly Mention[]) => new Map<Mention, Map<Mention, Map<string, number[]>>>())

/**
 * Features for the position of one mention relative to another, among other mentions of the page. Cached by that list,
 * since each kind of booking, slot and pass asks for the same ones.
 */
export function relation(
  from: Mention,
  to: Mention,
  others: readonly Mention[],
  context: Context,
  prefix: string,
): readonly number[] {
  const byFrom = known(others)
  const byTo = byFrom.get(from) ?? new Map<Mention, Map<string, number[]>>()
  byFrom.set(from, byTo)
  const byPrefix = byTo.get(to) ?? new Map<string, number[]>()
  byTo.set(to, byPrefix)
  const features = byPrefix.get(prefix) ?? relationFeatures(from, to, others, context, prefix)
  byPrefix.set(prefix, features)
  return features
}

function relationFeatures(
  from: Mention,
  to: Mention,
  others: readonly Mention[],
  context: Context,
  prefix: string,
): number[] {
  const { lines } = context.read.page
  const [a, b] = [lines[from.line], lines[to.line]]
  const result: number[] = []
  const named = featuresUnder(`${prefix}|`)
  const add = (name: string): void => void result.push(named(name))
  if (!a || !b) return result
  const isAfter = to.line > from.line || (to.line === from.line && to.start >= from.start)
  add(isAfter ? 'after' : 'before')
  if (from.line === to.line) {
    add(`same-line|${isAfter}`)
    const [first, second] = isAfter ? [from, to] : [to, from]
    const between = a.text.slice(first.end, second.start)
    if (between.length < 4) add(`close|${isAfter}`)
    if (/[.!?;。]\s/.test(between)) add(`next-sentence|${isAfter}`)
    const like = (context.byLine[from.line] ?? []).filter(
      (mention) =>
        mention.type === to.type &&
        mention.type !== 'text' &&
        mention.start >= first.end &&
        mention.end <= second.start,
    ).length
    add(`between|${Math.min(like, 3)}|${isAfter}`)
  } else {
    add(`lines|${bucket(Math.abs(to.line - from.line))}|${isAfter}`)
    const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.01
    const rows = b.row - a.row
    add(`rows|${bucket(Math.abs(rows))}|${rows >= 0}|${overlap}`)
    if (rows === 0) add(b.left >= a.right - 0.01 ? 'right-of' : 'left-of')
    if (a.cell && b.cell && a.cell.table === b.cell.table) {
      add(`table|${a.cell.row === b.cell.row}|${a.cell.column === b.cell.column}`)
      if (a.cell.row === b.cell.row && a.cell.column === b.cell.column) add(`same-cell|${isAfter}`)
    }
  }
  const shared = sharedBoxes(a, b)
  add(`depth|${Math.min(5, a.path.length - shared)}`)
  let foreign = 0
  let isParted = false
  for (const other of others) {
    const line = lines[other.line]
    if (!line || (other.line === from.line && other.start === from.start)) continue
    foreign = Math.max(foreign, sharedBoxes(line, b))
    const position = (mention: Mention): number => mention.line * 10_000 + mention.start
    const [low, high] = isAfter ? [from, to] : [to, from]
    if (position(other) > position(low) && position(other) < position(high)) isParted = true
  }
  const own = others.length < 2 ? 'only' : shared > foreign ? 'own' : shared === foreign ? 'shared' : 'foreign'
  add(`box|${own}`)
  add(`parted|${isParted}|${isAfter}|${own}`)
  if (a.isHidden !== b.isHidden) add('hidden-apart')
  if (a.isQuoted !== b.isQuoted) add('quoted-apart')
  if (b.origin !== 'body') add(`origin|${b.origin}`)
  return result
}
