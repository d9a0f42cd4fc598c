import { sumsOf, VectorSums } from '@sextant/extraction/links/vector-sums'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const units = 12
const count = 50
/** A place for each of 100 features, of which every fifth has none. */
const rows = Uint16Array.from({ length: 100 }, (_, feature) => (feature % 5 === 0 ? 0 : 1 + (feature % (count - 1))))

/** The sum of features' vectors, added one component after the other. */
function simpleSum(vectors: Float32Array, features: readonly number[], before: Float32Array): Float32Array {
  const sum = before.slice()
  const places = features.map((feature) => rows[feature] ?? 0).filter((row) => row > 0)
  for (const row of places)
    for (let unit = 0; unit < units; unit++) sum[unit] = (sum[unit] ?? 0) + (vectors[row * units + unit] ?? 0)
  return sum
}

const vectorList = fc.float32Array({ minLength: count * units, maxLength: count * units, noNaN: true })
const featureList = fc.array(fc.nat(99), { maxLength: 60 })

test('vectors are added up as if one component at a time, to the bit', () => {
  fc.assert(
    fc.property(vectorList, featureList, (vectors, features) => {
      const sums = new VectorSums(units, count)
      sums.vectors.set(vectors)
      sums.add(features, rows)
      const expected = simpleSum(vectors, features, new Float32Array(units))
      expect(sums.sum).toEqual(expected)
      sums.add(features, rows)
      expect(sums.sum).toEqual(simpleSum(vectors, features, expected))
    }),
    { numRuns: 50 },
  )
})

test('a list may have any length', () => {
  const vectors = Float32Array.from({ length: count * units }, (_, at) => Math.sin(at))
  const features = Array.from({ length: 9001 }, (_, at) => (at * 7) % 100)
  const sums = sumsOf(units, vectors)
  sums.add(features, rows)
  expect(sums.sum).toEqual(simpleSum(vectors, features, new Float32Array(units)))
})

test('vectors are copied once', () => {
  const vectors = new Float32Array(2 * units).fill(1)
  expect(sumsOf(units, vectors)).toBe(sumsOf(units, vectors))
  expect(sumsOf(units, vectors).vectors).toEqual(vectors)
  const sums = new VectorSums(units, 2)
  expect(sumsOf(units, sums.vectors)).toBe(sums)
})
