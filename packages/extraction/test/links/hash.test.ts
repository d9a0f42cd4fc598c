import { crossAll, crossFeatures, feature, featuresUnder, joinFeatures } from '@sextant/extraction/links/hash'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('the hash of a name behind its beginning is that of both', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (beginning, name) => {
      expect(featuresUnder(beginning)(name)).toBe(feature(beginning + name))
    }),
  )
})

test('hashes stay the same: the weights are fitted for them', () => {
  expect(['bias', 'word|hotel', 'again|date|own|start|3'].map(feature)).toEqual([423_264, 69_359, 376_277])
})

test('features are crossed and joined in order', () => {
  const [first, second] = [feature('a'), feature('b')]
  const crossed = crossAll([first, second], 7)
  expect([...crossed]).toEqual([crossFeatures(first, 7), crossFeatures(second, 7)])
  expect([...joinFeatures([first], Int32Array.of(second), crossed)]).toEqual([first, second, ...crossed])
})
