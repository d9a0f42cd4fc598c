import { townName } from '@sextant/places/cities/town-name'
import { expect, test } from 'vitest'

test.each([
  ['Köln', 'DE', 'Cologne'],
  ['Koeln', 'DE', 'Cologne'],
  ['Cologne', 'DE', 'Cologne'],
  ['Cologne', undefined, 'Cologne'],
  ['Wien', 'AT', 'Vienna'],
  ['München', 'DE', 'Munich'],
  ['Milano', undefined, 'Milan'],
  // Another town of the same name, a short form, and an unknown town.
  ['Roma', 'AU', 'Roma'],
  ['Frankfurt', 'DE', 'Frankfurt'],
  ['New York', 'US', 'New York'],
  ['Kleinkleckersdorf', 'DE', 'Kleinkleckersdorf'],
])('%s (%s) is called %s', (name, country, called) => {
  expect(townName(name, country)).toBe(called)
})
