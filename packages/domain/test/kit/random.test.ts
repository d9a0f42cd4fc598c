import { makeRandom } from '@sextant/domain/kit/random'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const draws = (seed: string): number[] => {
  const random = makeRandom(seed)
  return Array.from({ length: 20 }, () => random.int(1, 1_000_000))
}

test('the same seed gives the same draws, and another seed gives others', () => {
  expect(draws('a')).toEqual(draws('a'))
  expect(draws('a')).not.toEqual(draws('b'))
})

test('forking does not change the sequence of the parent', () => {
  const [one, other] = [makeRandom('a'), makeRandom('a')]
  one.fork('inner').float()
  expect(one.float()).toBe(other.float())
})

test('whole numbers stay within their bounds and reach all of them', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -5, max: 5 }), fc.nat(5), (seed, from, span) => {
      const random = makeRandom(seed)
      const drawn = Array.from({ length: 300 }, () => random.int(from, from + span))
      expect(Math.min(...drawn)).toBe(from)
      expect(Math.max(...drawn)).toBe(from + span)
    }),
  )
})

test('weighted choices follow their weights', () => {
  const random = makeRandom('weights')
  const drawn = Array.from({ length: 10_000 }, () => random.weighted([['often', 9] as const, ['seldom', 1] as const]))
  const seldom = drawn.filter((word) => word === 'seldom').length
  expect(seldom).toBeGreaterThan(850)
  expect(seldom).toBeLessThan(1150)
})

test('picking from an empty list throws', () => {
  expect(() => makeRandom('a').pick([])).toThrow(RangeError)
})
