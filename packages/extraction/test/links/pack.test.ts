import { packWeights, unpackWeights } from '@sextant/extraction/links/pack'
import { expect, test } from 'vitest'

const units = 6

test('packed weights are read with an error below a tenth of the largest component', () => {
  const rows = new Uint16Array(80_000)
  rows[7] = 1
  rows[70_000] = 2
  const vectors = Float32Array.from([0, 0, 0, 0, 0, 0, 1, -0.5, 0.25, 0, -1, 0.9, 3, 0.1, -0.2, 2.5, 1.5, -3])
  const classes = new Map([[12, Float32Array.from([0.3, -0.3, 1, 0, 2, -2])]])
  const weights = { units, rows, vectors, bias: Float32Array.from([0.1, 0.2, 0.3, 0.4, 0.5, 0.6]), classes }
  const read = unpackWeights(packWeights(weights))
  expect(read.units).toBe(units)
  for (const [feature, largest] of [
    [7, 1],
    [70_000, 3],
  ] as const) {
    const [from, to] = [(rows[feature] ?? 0) * units, (read.rows[feature] ?? 0) * units]
    for (let unit = 0; unit < units; unit++)
      expect(Math.abs((read.vectors[to + unit] ?? 0) - (vectors[from + unit] ?? 0))).toBeLessThan(largest / 10)
  }
  for (const [unit, value] of (classes.get(12) ?? []).entries())
    expect(read.classes.get(12)?.[unit]).toBeCloseTo(value, 1)
  for (const [unit, value] of weights.bias.entries()) expect(read.bias[unit]).toBeCloseTo(value, 1)
})

test('features whose vectors are almost zero are left out', () => {
  const rows = new Uint16Array(80_000)
  rows[5] = 1
  const vectors = Float32Array.from([0, 0, 0.01, -0.02])
  const read = unpackWeights(packWeights({ units: 2, rows, vectors, bias: new Float32Array(2), classes: new Map() }))
  expect(read.rows[5]).toBe(0)
})
