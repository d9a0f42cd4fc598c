import { withoutPlatform } from '@sextant/extraction/bookings/places/platform-suffix'
import { expect, test } from 'vitest'

test.each([
  ['Wien Hbf Bstg. 8 C-F', 'Wien Hbf', '8 C-F'],
  ['Malmö C, spår 2b', 'Malmö C', '2b'],
  ['Київ, АС «Центральна», платф. 12', 'Київ, АС «Центральна»', '12'],
  ['Leeds (platform 3)', 'Leeds', '3'],
])('the reader of platforms takes the platform from "%s"', (text, name, platform) =>
  expect(withoutPlatform(text)).toEqual({ name, platform }),
)

test.each(['Platform 9', 'Shepperton Gate 2', 'Heathrow Terminal 5', 'Stazione Binario Zero', 'Kolej Praha'])(
  'the reader of platforms takes no platform from "%s"',
  (name) => expect(withoutPlatform(name)).toEqual({ name }),
)

test('the reader of platforms strips a platform without its number', () =>
  expect(withoutPlatform('Graz Hbf Bstg.')).toEqual({ name: 'Graz Hbf' }))
