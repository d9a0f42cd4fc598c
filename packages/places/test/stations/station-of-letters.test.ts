import { stationOfLetters } from '@sextant/places/stations/find-station'
import { expect, test } from 'vitest'

test.each([
  ['FRPLY', 'Paris Gare de Lyon', 'FR'],
  ['GBSPX', 'London St. Pancras International', 'GB'],
  ['DEKOH', 'Köln Hbf', 'DE'],
])('the station search finds the station that SNCF and Benerail write as %s', (letters, name, countryCode) => {
  expect(stationOfLetters(letters)).toMatchObject({ name, countryCode })
})

test('the station search finds no station for letters that are not in the table, or are no letters', () => {
  for (const letters of ['FRZZZ', 'PARIS', 'frply', '', '8768600']) expect(stationOfLetters(letters)).toBeNull()
})
