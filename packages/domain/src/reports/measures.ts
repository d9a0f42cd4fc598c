import type { Unit } from '@sextant/contract/reports/schemas'
import { unitPrice } from '../kit/money-text'

/** Sums by name. Missing ones count as zero. */
export type Sums = Readonly<Record<string, number>>

/** A figure derived from sums, such as an average; null if it is undefined. */
export type Measure = {
  readonly label: string
  readonly unit: Unit
  readonly of: (sums: Sums) => number | null
}

/** Adds a row's values to the sums. */
export function addTo(total: Record<string, number>, row: Sums): void {
  for (const name in row) total[name] = (total[name] ?? 0) + (row[name] ?? 0)
}

export const sumOf = (sums: Sums, name: string): number => sums[name] ?? 0

/** A sum itself. */
export const total = (name: string, label: string, unit: Unit = 'count'): Measure => ({
  label,
  unit,
  of: (sums) => sumOf(sums, name),
})

/** Hundredths divided by units: the unit price in whole currency, rounded to 2 decimals (spec §9). */
export const price = (cents: string, units: string, label: string): Measure => ({
  label,
  unit: 'price',
  of: (sums) => unitPrice(sumOf(sums, cents), sumOf(sums, units)),
})

/** One sum divided by another, rounded to 1 decimal. */
export const average = (name: string, by: string, label: string, unit: Unit): Measure => ({
  label,
  unit,
  of: (sums) => (sumOf(sums, by) > 0 ? Math.round((sumOf(sums, name) / sumOf(sums, by)) * 10) / 10 : null),
})

/** One sum as a share of another, in percent, rounded to 1 decimal. */
export const share = (name: string, of: string, label: string): Measure => ({
  label,
  unit: 'percent',
  of: (sums) => (sumOf(sums, of) > 0 ? Math.round((sumOf(sums, name) / sumOf(sums, of)) * 1000) / 10 : null),
})
