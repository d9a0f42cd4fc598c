import { unitPrice } from '../kit/money-text'
import { averageDifference } from './average-difference'

/** Costs of mutually comparable units, of managed (tmc) or unmanaged (direct) segments. */
export type UnitSums = {
  /** The type of unit: nights, rental days, flights and so on. */
  readonly type: string
  /** What it is comparable with within its type, such as the route of a flight. */
  readonly comparison_key: string
  readonly class: 'tmc' | 'direct'
  /** In hundredths, for all `units`. */
  readonly cents: number
  readonly units: number
}

/** Prices per unit in whole currency, rounded to 2 decimals, and the percentage by which unmanaged ones cost more. */
export type UnitPrices = {
  readonly direct: number | null
  readonly tmc: number | null
  readonly avg_diff: number | null
}

/**
 * Compares unit prices like with like: nights with nights, flights with flights on the same route. Only units booked
 * both ways count, weighted by the number booked unmanaged: what these cost, and what they would have cost managed. If
 * none were booked both ways, each price is the average of its own units, provided that these are of one type, and
 * there is no difference.
 */
export function compareUnitPrices(sums: readonly UnitSums[]): UnitPrices {
  // Sums remain, without units, for segments that were all cancelled or moved.
  const rows = sums.filter(({ units }) => units > 0)
  const pairs = pairsOf(rows)
  if (pairs.length === 0)
    return { direct: priceOfClass(rows, 'direct'), tmc: priceOfClass(rows, 'tmc'), avg_diff: null }
  const units = sumOf(pairs, ({ direct }) => direct.units)
  const direct = unitPrice(
    sumOf(pairs, (pair) => pair.direct.cents),
    units,
  )
  const tmc = unitPrice(
    sumOf(pairs, (pair) => (pair.tmc.cents / pair.tmc.units) * pair.direct.units),
    units,
  )
  return { direct, tmc, avg_diff: averageDifference(direct, tmc) }
}

/** Combines sums of several intervals. */
export function summedUnits(rows: readonly UnitSums[]): readonly UnitSums[] {
  const summed = new Map<string, UnitSums>()
  for (const row of rows) {
    const key = `${row.class} ${keyOf(row)}`
    const { cents = 0, units = 0 } = summed.get(key) ?? {}
    summed.set(key, { ...row, cents: cents + row.cents, units: units + row.units })
  }
  return [...summed.values()]
}

type Pair = { readonly direct: UnitSums; readonly tmc: UnitSums }

function pairsOf(rows: readonly UnitSums[]): readonly Pair[] {
  const managed = new Map(rows.flatMap((row) => (row.class === 'tmc' ? [[keyOf(row), row] as const] : [])))
  return rows.flatMap((direct) => {
    const tmc = direct.class === 'direct' ? managed.get(keyOf(direct)) : undefined
    return tmc ? { direct, tmc } : []
  })
}

const keyOf = ({ type, comparison_key }: UnitSums): string => `${type} ${comparison_key}`

/** The average price of one class; null if it would mix units. */
function priceOfClass(rows: readonly UnitSums[], side: UnitSums['class']): number | null {
  const classRows = rows.filter((row) => row.class === side)
  if (new Set(classRows.map(({ type }) => type)).size > 1) return null
  return unitPrice(
    sumOf(classRows, ({ cents }) => cents),
    sumOf(classRows, ({ units }) => units),
  )
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)
