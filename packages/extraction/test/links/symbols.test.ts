import { fromSymbols, toSymbols } from '@sextant/extraction/links/symbols'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed } from '../../src/links/weights.gen'

test('any bytes are read as they were written', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect([...fromSymbols(toSymbols([...bytes]))]).toEqual([...bytes])
    }),
  )
})

test('the weights contain no letters, so that searches for words find nothing in them', () => {
  for (const text of Object.values(packed)) expect(text.search(/\p{L}/u)).toBe(-1)
})
