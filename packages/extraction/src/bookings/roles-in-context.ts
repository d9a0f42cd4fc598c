import type { Context } from '../links/context'
import { feature } from '../links/hash'
import { step } from '../links/model'
import type { Line } from '../page/page'
import { type Candidate, type Role, rolesOf } from './roles'

/** What a find is likeliest, with how likely that is. */
function topOf({ find, roles }: Candidate): { role: Role; probability: number } {
  let top: { role: Role; probability: number } = { role: 'none', probability: roles.none ?? 0 }
  for (const role of rolesOf[find.type]) {
    const probability = roles[role] ?? 0
    if (probability > top.probability) top = { role, probability }
  }
  return top
}

/** From this probability on, a neighbor is taken for what it seems to be. */
const minSure = 0.4

/**
 * Features of finds by what the others around them are judged to be: above and below, in the same line and column, over
 * and within it, and of the same value. What stands in a list of travelers is likely one. `asked` are those whose features
 * are wanted.
 */
export function contextFeatures(
  candidates: readonly Candidate[],
  context: Context,
  asked: readonly Candidate[] = candidates,
): Int32Array[] {
  const byLine = new Map<number, Candidate[]>()
  const byColumn = new Map<string, Candidate[]>()
  const byValue = new Map<string, Candidate[]>()
  const lines = context.read.page.lines
  const columnOf = ({ find }: Candidate): string | null => {
    const cell = lines[find.line]?.cell
    return cell && cell.row > 0 ? `${find.type}|${cell.table}|${cell.column}` : null
  }
  const push = <K>(map: Map<K, Candidate[]>, key: K, one: Candidate): void => {
    const list = map.get(key)
    if (list) list.push(one)
    else map.set(key, [one])
  }
  const tops = new Map(candidates.map((one) => [one, topOf(one)]))
  const onPage = new Map<Role, Set<string>>()
  for (const one of candidates) {
    push(byLine, one.find.line, one)
    push(byValue, `${one.find.type}|${one.find.value}`, one)
    const column = columnOf(one)
    if (column !== null) push(byColumn, column, one)
    const top = tops.get(one)
    if (top && top.role !== 'none' && top.probability > 0.5) {
      const values = onPage.get(top.role) ?? new Set()
      onPage.set(top.role, values.add(one.find.value))
    }
  }
  return asked.map((candidate) => {
    const { find, roles } = candidate
    const result: number[] = []
    const add = (name: string): void => void result.push(feature(`again|${find.type}|${name}`))
    const own = rolesOf[find.type].filter((role) => role !== 'none')
    for (const role of own) {
      add(`own|${role}|${step(roles[role] ?? 0)}`)
      add(`page|${role}|${Math.min(3, onPage.get(role)?.size ?? 0)}`)
    }
    const around = context.neighbors[find.line]
    const bestIn = (line: Line | undefined | null, name: string): void => {
      if (!line) return
      for (const role of own) {
        const best = Math.max(
          0,
          ...(byLine.get(line.index) ?? [])
            .filter((other) => other.find.type === find.type)
            .map((other) => other.roles[role] ?? 0),
        )
        if (best >= minSure) add(`${name}|${role}`)
      }
    }
    bestIn(around?.above[0], 'above')
    bestIn(around?.above[1], 'above-2')
    bestIn(around?.below, 'below')
    bestIn(around?.left[0], 'left')
    bestIn(around?.right, 'right')
    const column = columnOf(candidate)
    if (column !== null) {
      const others = (byColumn.get(column) ?? []).filter(
        (other) => lines[other.find.line]?.row !== lines[find.line]?.row,
      )
      for (const role of own) {
        const best = Math.max(0, ...others.map((other) => other.roles[role] ?? 0))
        if (best >= minSure) add(`column|${role}`)
      }
    }
    const mates = byLine.get(find.line) ?? []
    for (const other of mates) {
      if (other === candidate) continue
      const top = tops.get(other)
      if (!top) continue
      const { start, end, type } = other.find
      const overlaps = start < find.end && find.start < end
      if (overlaps && type === find.type) {
        const relation =
          start <= find.start && end >= find.end
            ? 'within'
            : start >= find.start && end <= find.end
              ? 'around'
              : 'across'
        for (const role of own) {
          const [mine, theirs] = [roles[role] ?? 0, other.roles[role] ?? 0]
          if (theirs >= minSure) add(`${relation}|${role}|${theirs > mine}`)
        }
      } else if (!overlaps && top.role !== 'none' && top.probability >= minSure)
        add(`${end <= find.start ? 'before' : 'after'}|${type}|${top.role}`)
    }
    const same = (byValue.get(`${find.type}|${find.value}`) ?? []).filter((other) => other !== candidate)
    for (const role of own) {
      const best = Math.max(0, ...same.map((other) => other.roles[role] ?? 0))
      if (best >= minSure) add(`same-value|${role}`)
    }
    return Int32Array.from(result)
  })
}

/** The features of finds themselves, and those by what the others are judged to be. */
export const featuresInContext = (candidates: readonly Candidate[], context: Context): Int32Array[] =>
  contextFeatures(candidates, context).map((more, at) =>
    Int32Array.from([...(candidates[at]?.features ?? []), ...more]),
  )
