import { beginsNewPlace } from '@sextant/extraction/languages/new-places'
import { expect, test } from 'vitest'

test.each([
  ['新大阪 12:27着', 0, true],
  ['飞往新加坡', 2, true],
  ['新出発時刻 12:27', 0, false],
  ['新しい便', 0, false],
  ['大阪', 0, false],
])('a place whose name begins with new in %s at %i: %s', (text, at, isPlace) =>
  expect(beginsNewPlace(text, at)).toBe(isPlace),
)
