import { fold } from '@sextant/places/kit/fold'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('an ASCII name has the same key as within a text with other letters', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(`${fold(name)} e`.trim()).toBe(fold(`${name} é`))
    }),
  )
})

test('accents, case and punctuation do not matter', () => {
  expect(fold('  Saint-Étienne (Châteaucreux) ')).toBe('saint etienne chateaucreux')
})
