import { findAirport } from '@sextant/places/airports/find-airport'
import { townServed } from '@sextant/places/airports/town-served'
import { expect, test } from 'vitest'

const townOf = (iata: string): string => {
  const airport = findAirport(iata)
  return airport ? townServed(airport) : ''
}

test.each([
  ['GLA', 'Glasgow'],
  ['BRU', 'Brussels'],
  ['KUL', 'Kuala Lumpur'],
  ['HKG', 'Hong Kong'],
  ['IST', 'Istanbul'],
])('airport %s belongs to the city that it is called after: %s', (iata, city) => {
  expect(townOf(iata)).toBe(city)
})

test.each([
  ['PIK', 'Prestwick, South Ayrshire'],
  ['NAP', 'Napoli'],
  ['COK', 'Kochi'],
  ['FRA', 'Frankfurt am Main'],
])('airport %s keeps the town that its name has or that is the same city: %s', (iata, town) => {
  expect(townOf(iata)).toBe(town)
})
