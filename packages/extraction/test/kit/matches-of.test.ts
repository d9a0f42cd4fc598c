import { matchesOf } from '@sextant/extraction/kit/matches-of'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test.each([/a+/g, /\d*/g, /\p{L}*/gu, /(?<=a)(b)?/gu])('the matcher finds what matchAll finds: %s', (pattern) => {
  const letters = fc.constantFrom('a', 'b', '1', ' ', 'é', '😀', '\ud83d')
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), (list) => {
      const text = list.join('')
      expect(matchesOf(text, pattern)).toEqual([...text.matchAll(pattern)])
    }),
  )
})
