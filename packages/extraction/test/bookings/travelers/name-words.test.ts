import { isInflected, isNamedMore } from '@sextant/extraction/bookings/travelers/name-words'
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

test('a place with its terminal is named in more detail than its town', () => {
  const named = (value: string) => ({ mention: { value } })
  expect(isNamedMore(named('Helsinki, West'), named('Helsinki'))).toBe(true)
  expect(isNamedMore(named('Helsinki'), named('Helsinki, West'))).toBe(false)
  expect(isNamedMore(named('Helsinki West'), named('Helsinki'))).toBe(false)
  expect(isNamedMore(named('Helsinki, West'), undefined)).toBe(false)
})
