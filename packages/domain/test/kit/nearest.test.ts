import { nearest } from '@sextant/domain/kit/nearest'
import { expect, test } from 'vitest'

test.each([
  ['startDate', 'start_date'],
  ['start_dat', 'start_date'],
  ['LIMIT', 'limit'],
  ['serach', 'search'],
  ['page', null],
  ['x'.repeat(100_000), null],
  ['', null],
])('the nearest word to %.20s is %s', (word, meant) => {
  expect(nearest(word, ['limit', 'search', 'start_date', 'end_date', 'sort'])).toBe(meant)
})
