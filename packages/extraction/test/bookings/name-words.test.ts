import { isInflected } from '@sextant/extraction/bookings/name-words'
import { expect, test } from 'vitest'

test.each([
  ['Andriaus Jankausko', 'Andrius Jankauskas'],
  ['Andriaus Jankausko', 'JANKAUSKAS/ANDRIUS'],
  ['Louise Bachs', 'Louise Bach'],
])('%s is %s in another case', (name, base) => {
  expect(isInflected(name, base)).toBe(true)
  expect(isInflected(base, name)).toBe(false)
})

test.each([
  ['Jana Nováková', 'Jan Novák'],
  ['Anna Nowak', 'Anna Nowak'],
  ['Anna Nowak', 'Anna Berg'],
  ['Bachs', 'Bach'],
])('%s and %s are two names', (name, base) => {
  expect(isInflected(name, base)).toBe(false)
})
