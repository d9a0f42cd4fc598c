import { near, type TripPlace } from '@sextant/domain/trips/trip-place'
import { describe, expect, test } from 'vitest'

const nowhere: TripPlace = {
  code: null,
  name: null,
  locality: null,
  country_code: null,
  latitude: null,
  longitude: null,
}
const town = (locality: string, country_code: string, at?: readonly [number, number]): TripPlace => ({
  ...nowhere,
  locality,
  country_code,
  latitude: at?.[0] ?? null,
  longitude: at?.[1] ?? null,
})

describe('whether two places are in the same city', () => {
  test.each([
    ['one name, however it is written', town('Köln', 'DE'), town('KOLN', 'DE'), true],
    ['a name with more words, where no map can tell', town('Frankfurt', 'DE'), town('Frankfurt am Main', 'DE'), true],
    ['a name that only begins so', town('Frank', 'DE'), town('Frankfurt', 'DE'), false],
    ['one name in two countries', town('London', 'GB'), town('London Ontario', 'CA'), false],
    [
      'a name with more words that is far off',
      town('Frankfurt', 'DE', [50.11, 8.68]),
      town('Frankfurt (Oder)', 'DE', [52.34, 14.55]),
      false,
    ],
    ['other names close by', town('Roissy', 'FR', [49.01, 2.55]), town('Paris', 'FR', [48.86, 2.35]), true],
    ['places that are not known', nowhere, nowhere, false],
  ])('%s', (_, a, b, expected) => {
    expect([near(a, b), near(b, a)]).toEqual([expected, expected])
  })
})
