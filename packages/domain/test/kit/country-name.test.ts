import { countryName, withCountry } from '@sextant/domain/kit/country-name'
import { expect, test } from 'vitest'

test('a country has its name, and an unknown code is shown as it is', () => {
  expect([countryName('FR'), countryName('QX'), countryName('')]).toEqual(['France', 'QX', ''])
})

test('a place is shown with its country', () => {
  expect(withCountry('Paris', 'FR')).toBe('Paris, France')
  expect([withCountry('Paris', null), withCountry(null, 'FR'), withCountry(null, null)]).toEqual([
    'Paris',
    'France',
    '',
  ])
})
