import { fold } from '@sextant/places/kit/fold'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('a name of ASCII alone has the key that it has beside other letters', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(`${fold(name)} e`.trim()).toBe(fold(`${name} é`))
    }),
  )
})

test('accents, case and punctuation do not matter', () => {
  expect(fold('  Saint-Étienne (Châteaucreux) ')).toBe('saint etienne chateaucreux')
})
