import { calendarNames } from '@sextant/extraction/languages/calendar'
import { isMonthFirst } from '@sextant/extraction/mentions/weekdays'
import { textLines } from '@sextant/extraction/page/text-lines'
import { expect, test } from 'vitest'

const isFirst = (language: string, ...texts: string[]): boolean =>
  isMonthFirst(textLines(texts.join('\n')), calendarNames([language]), language, '2027-02-01T10:00:00Z')
const prices = ['04/03/2027', 'USD 160.00', 'USD 240.00', 'USD 400.00']

test('prices in dollars are a sign of American dates in English alone', () => {
  expect(isFirst('en', ...prices)).toBe(true)
  expect(isFirst('th', ...prices)).toBe(false)
  expect(isFirst('he', ...prices)).toBe(false)
})

test('a date with more than twelve as its second number is month first in any language', () =>
  expect(isFirst('th', ...prices, '04/23/2027')).toBe(true))
