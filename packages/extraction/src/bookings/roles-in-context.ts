import { oncePer } from '../kit/once-per'
import type { Context } from '../links/context'
import { CorrespondingMeans } from '../links/corresponding'
import { featuresUnder, joinFeatures } from '../links/hash'
import { probabilityBucket } from '../links/model'
import type { Mention } from '../mentions/mention'
import type { Line } from '../page/page'
import { type Candidate, type Role, rolesOf } from './roles'
import { relativesTraveling } from './travelers/relatives'

/** Minimum probability of a neighbor's role to be used as a feature. */
const minSure = 0.4
/** Minimum probability of a role to be counted on the page. */
const minCounted = 0.5

type Real = Exclude<Role, 'none'>

const withoutNone = oncePer((roles: readonly Role[]) => roles.filter((role) => role !== 'none'))
const realRoles = (type: Mention['type']): readonly Real[] => withoutNone(rolesOf[type])

/** The most likely role of a candidate. */
function topOf({ mention, roles }: Candidate): { role: Role; probability: number } {
  let top: { role: Role; probability: number } = { role: 'none', probability: roles.none ?? 0 }
  for (const role of rolesOf[mention.type]) {
    const probability = roles[role] ?? 0
    if (probability > top.probability) top = { role, probability }
  }
  return top
}

/** Candidates indexed by position and by value. */
interface Index {
  byLine: Map<number, Candidate[]>
  byColumn: Map<string, Candidate[]>
  byValue: Map<string, Candidate[]>
  corresponding: CorrespondingMeans
  tops: Map<Candidate, { role: Role; probability: number }>
  /** Values on the page that likely have each role. */
  values: Map<Role, Set<string>>
}

const valueKey = ({ type, value }: Mention): string => `${type}|${value}`

function columnKey({ type, line }: Mention, lines: readonly Line[]): string | null {
  const cell = lines[line]?.cell
  return cell && cell.row > 0 ? `${type}|${cell.table}|${cell.column}` : null
}

function push<K>(map: Map<K, Candidate[]>, key: K, one: Candidate): void {
  const list = map.get(key)
  if (list) list.push(one)
  else map.set(key, [one])
}

function indexOf(candidates: readonly Candidate[], context: Context): Index {
  const { lines } = context.read.page
  const index: Index = {
    byLine: new Map(),
    byColumn: new Map(),
    byValue: new Map(),
    corresponding: new CorrespondingMeans(
      context,
      candidates.map(({ mention, roles }) => [mention, realRoles(mention.type).map((role) => roles[role] ?? 0)]),
    ),
    tops: new Map(),
    values: new Map(),
  }
  for (const one of candidates) {
    const { mention } = one
    push(index.byLine, mention.line, one)
    push(index.byValue, valueKey(mention), one)
    const column = columnKey(mention, lines)
    if (column !== null) push(index.byColumn, column, one)
    const top = topOf(one)
    index.tops.set(one, top)
    if (top.role !== 'none' && top.probability > minCounted)
      index.values.set(top.role, (index.values.get(top.role) ?? new Set()).add(mention.value))
  }
  return index
}

/** Feature names for adjacent lines, the column, and other mentions of the same value. */
function aroundNames(candidate: Candidate, index: Index, context: Context): string[] {
  const { mention } = candidate
  const { lines } = context.read.page
  const around = context.neighbors[mention.line]
  const like = (line: Line | undefined | null): Candidate[] =>
    line ? (index.byLine.get(line.index) ?? []).filter((other) => other.mention.type === mention.type) : []
  const column = columnKey(mention, lines)
  const row = lines[mention.line]?.row
  const names: string[] = []
  const add = (name: string, among: readonly Candidate[]): void => {
    for (const role of realRoles(mention.type))
      if (among.some(({ roles }) => (roles[role] ?? 0) >= minSure)) names.push(`${name}|${role}`)
  }
  add('above', like(around?.above[0]))
  add('above-2', like(around?.above[1]))
  add('below', like(around?.below))
  add('left', like(around?.left[0]))
  add('right', like(around?.right))
  if (column !== null)
    add(
      'column',
      (index.byColumn.get(column) ?? []).filter((other) => lines[other.mention.line]?.row !== row),
    )
  add(
    'same-value',
    (index.byValue.get(valueKey(mention)) ?? []).filter((other) => other !== candidate),
  )
  return names
}

/** Feature names for the roles of mentions at corresponding positions in repeated blocks. */
function correspondingNames({ mention }: Candidate, { corresponding }: Index): string[] {
  return corresponding
    .of(mention)
    .flatMap((means, at) =>
      means
        ? realRoles(mention.type).map((role, place) => `twin|${at}|${role}|${probabilityBucket(means[place] ?? 0)}`)
        : [`twin|${at}|none`],
    )
}

/** Feature names for the other mentions in the line: before, after, around and within it. */
function lineNames(candidate: Candidate, index: Index): string[] {
  const { mention, roles } = candidate
  return (index.byLine.get(mention.line) ?? []).flatMap((other) => {
    const top = index.tops.get(other)
    if (other === candidate || !top) return []
    const { start, end, type } = other.mention
    if (start >= mention.end || mention.start >= end) {
      const isSure = top.role !== 'none' && top.probability >= minSure
      return isSure ? [`${end <= mention.start ? 'before' : 'after'}|${type}|${top.role}`] : []
    }
    if (type !== mention.type) return []
    const relation =
      start <= mention.start && end >= mention.end
        ? 'within'
        : start >= mention.start && end <= mention.end
          ? 'around'
          : 'across'
    return realRoles(mention.type).flatMap((role) => {
      const theirs = other.roles[role] ?? 0
      return theirs >= minSure ? [`${relation}|${role}|${theirs > (roles[role] ?? 0)}`] : []
    })
  })
}

/**
 * Features of mentions based on the roles of those around them: above and below, in the same line and column,
 * overlapping, and with the same value. For example, a name in a list of travelers is likely a traveler. `targets` are
 * the candidates to compute features for.
 */
export function contextFeatures(
  candidates: readonly Candidate[],
  context: Context,
  targets: readonly Candidate[] = candidates,
): Int32Array[] {
  const index = indexOf(candidates, context)
  const hasTexts = targets.some(({ mention }) => mention.type === 'text')
  const relatives = hasTexts ? relativesTraveling(candidates) : new Map<Candidate, number>()
  return targets.map((candidate) => {
    const { mention, roles } = candidate
    const own = realRoles(mention.type).flatMap((role) => [
      `own|${role}|${probabilityBucket(roles[role] ?? 0)}`,
      `page|${role}|${Math.min(3, index.values.get(role)?.size ?? 0)}`,
    ])
    const names = [
      ...own,
      ...aroundNames(candidate, index, context),
      ...lineNames(candidate, index),
      ...(mention.type === 'text' ? [`relatives|${probabilityBucket(relatives.get(candidate) ?? 0)}`] : []),
      ...correspondingNames(candidate, index),
    ]
    return joinFeatures(names.map(featuresUnder(`again|${mention.type}|`)))
  })
}

/** Features of the targets, including those of their context. */
export const featuresInContext = (
  candidates: readonly Candidate[],
  context: Context,
  targets: readonly Candidate[] = candidates,
): Int32Array[] =>
  contextFeatures(candidates, context, targets).map((more, at) => joinFeatures(targets[at]?.features ?? [], more))
