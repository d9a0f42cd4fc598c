import type { Context } from '../../links/context'
import type { Line } from '../../page/page'
import type { ScoredDraft } from '../draft'
import { kinds } from '../kinds'
import { type Naming, namingsOf, type Zone, zonesOf } from '../named-beside'
import type { Candidate } from '../roles'
import { isSameRow } from '../statuses/own-status'
import { nameKey } from './name-words'

/** A dash or a cross in a table of passengers by leg: the passenger is not on that leg. */
const absent = /^(?:[-–—−―]{1,3}|[✗✘×])$/u
/** What a cell of such a table may hold: a tick, a dash or a seat. */
const mark = /^(?:[✓✔●•✗✘×x]|[-–—−―]{1,3}|\d{1,3}\s?[A-K]?|[A-K]\d{1,3})$/iu
const near = 0.02

/** A passenger's row, cells from left to right. */
interface Row {
  name: string
  cells: readonly Line[]
}

const rowOf = ({ name, line }: Naming, lines: readonly Line[]): Row => {
  const own = lines[line]
  const cells = own ? lines.filter((other) => other.left > own.left + near && isSameRow(other, own)) : []
  return { name, cells: cells.toSorted((a, b) => a.left - b.left) }
}

/** The cells of a row directly below each leg's column heading; undefined unless every leg has one. */
function cellsBelow({ cells }: Row, legs: readonly Line[]): Line[] | undefined {
  const below = legs.flatMap((leg) => cells.find((cell) => Math.abs(cell.left - leg.left) < near) ?? [])
  return new Set(below).size === legs.length ? below : undefined
}

/** The last cells of a row, one per leg, if each only holds a mark or a seat. */
function lastCells({ cells }: Row, legs: readonly Line[]): Line[] | undefined {
  const last = cells.slice(-legs.length)
  return last.length === legs.length && last.every(({ text }) => mark.test(text)) ? last : undefined
}

/**
 * Removes travelers from legs that a table marks as not theirs: one row per passenger, one column per leg, and a dash
 * in the cell.
 */
export function withoutAbsent(
  scoredDrafts: readonly ScoredDraft[],
  candidates: readonly Candidate[],
  context: Context,
): ScoredDraft[] {
  const { lines } = context.read.page
  const zones = zonesOf(scoredDrafts, context).filter(({ drafts: [first] }) => first && kinds[first.draft.kind].isLeg)
  const legs = zones.flatMap(({ anchor }) => lines[anchor] ?? [])
  if (legs.length < 2) return [...scoredDrafts]
  const rows = namingsOf(zones, candidates, context)
    .map((naming) => rowOf(naming, lines))
    .filter(({ cells }) => cells.length >= legs.length)
  const cellsOf = [cellsBelow, lastCells].find((find) => rows.every((row) => find(row, legs) !== undefined))
  const dashes = rows.flatMap((row) =>
    (cellsOf?.(row, legs) ?? []).flatMap(({ text }, at): { zone: Zone | undefined; name: string }[] =>
      absent.test(text) ? [{ zone: zones[at], name: row.name }] : [],
    ),
  )
  return scoredDrafts.map((one) => {
    const names = new Set(dashes.flatMap(({ zone, name }) => (zone?.drafts.includes(one) ? name : [])))
    const travelers = one.draft.travelers.filter(({ mention }) => !names.has(nameKey(mention.value)))
    const isChanged = travelers.length > 0 && travelers.length < one.draft.travelers.length
    return isChanged ? { ...one, draft: { ...one.draft, travelers } } : one
  })
}
