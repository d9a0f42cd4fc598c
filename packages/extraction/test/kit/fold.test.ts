import { folded, plain } from '@sextant/extraction/kit/fold'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('a text of ASCII alone is folded as it is beside other letters', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(`${plain(text)}é`).toBe(plain(`${text}é`))
      expect(`${folded(text)}e`).toBe(folded(`${text}é`))
    }),
  )
})

test.each([
  ['Zürich Flughafen', 'zurich flughafen'],
  ['ＳＡＬＡ １２', 'sala 12'],
  ['Çeşme–İzmir', 'cesme–izmir'],
])('%s is folded letter for letter', (text, expected) => {
  expect(folded(text)).toBe(expected)
})
