import type { Weights } from '@sextant/extraction/links/model'
import { packWeights, unpackWeights } from '@sextant/extraction/links/pack'
import { sumsOf } from '@sextant/extraction/links/vector-sums'
import { expect, test } from 'vitest'

const units = 8

/** The vector of a feature. */
function vectorOf({ vectors, rows }: Weights, feature: number): number[] {
  const sums = sumsOf(units, vectors)
  sums.sum.fill(0)
  sums.add([feature], rows)
  return [...sums.sum]
}

test('packed weights are read with an error below a tenth of the largest component', () => {
  const rows = new Uint16Array(80_000)
  rows[7] = 1
  rows[70_000] = 2
  const first = [1, -0.5, 0.25, 0, -1, 0.9, 0.4, -0.7]
  const second = [3, 0.1, -0.2, 2.5, 1.5, -3, 0, 0.5]
  const vectors = Float32Array.from([...first.map(() => 0), ...first, ...second])
  const classes = new Map([[12, Float32Array.from([0.3, -0.3, 1, 0, 2, -2, 0, 1])]])
  const bias = Float32Array.from([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8])
  const read = unpackWeights(packWeights({ units, rows, vectors, bias, classes }))
  expect(read.units).toBe(units)
  // Read in another order than stored, and again.
  for (const [feature, vector, largest] of [
    [70_000, second, 3],
    [7, first, 1],
    [70_000, second, 3],
  ] as const)
    for (const [unit, value] of vectorOf(read, feature).entries())
      expect(Math.abs(value - (vector[unit] ?? 0))).toBeLessThan(largest / 10)
  for (const [unit, value] of (classes.get(12) ?? []).entries())
    expect(read.classes.get(12)?.[unit]).toBeCloseTo(value, 1)
  for (const [unit, value] of bias.entries()) expect(read.bias[unit]).toBeCloseTo(value, 1)
})

test('features whose vectors are almost zero are left out', () => {
  const rows = new Uint16Array(80_000)
  rows[5] = 1
  const vectors = Float32Array.from([0, 0, 0, 0, 0.01, -0.02, 0, 0])
  const read = unpackWeights(packWeights({ units: 4, rows, vectors, bias: new Float32Array(4), classes: new Map() }))
  expect(read.rows[5]).toBe(0)
})
