import { findStation } from '@sextant/places/stations/find-station'
import { townOfStation } from '@sextant/places/stations/town-of-station'
import { expect, test } from 'vitest'

test.each([
  ['Paris Est', 'Paris'],
  ['Wien Hbf', 'Vienna'],
  ['Milano Centrale', 'Milan'],
  ['Frankfurt(Main)Hbf', 'Frankfurt am Main'],
  ['Bruxelles-Midi', 'Brussels'],
  ['Aix-en-Provence TGV', 'Aix-en-Provence'],
  ['Baden-Baden', 'Baden-Baden'],
])('%s is in %s', (name, town) => {
  expect(townOfStation(findStation(name) ?? { name })).toBe(town)
})

test('a station that the data does not know is in the town that its name begins with', () => {
  expect(townOfStation({ name: 'Roma Termini' })).toBe('Rome')
  expect(townOfStation({ name: 'Manchester Piccadilly', countryCode: 'GB' })).toBe('Manchester')
})

test('a town far from the station only has the same name', () => {
  expect(townOfStation({ name: 'Paris', countryCode: 'US', latitude: 48.877, longitude: 2.359 })).toBeNull()
  expect(townOfStation({ name: 'Gare du Nord' })).toBeNull()
})
