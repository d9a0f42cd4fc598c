import { people } from '@sextant/extraction/kit/people'
import { expect, test } from 'vitest'

test.each([
  ['2', '2'],
  ['2 adults', '2'],
  ['2 adults, 1 child', '3'],
  ['2 Erwachsene und 2 Kinder', '4'],
  ['4 guests (2 adults, 2 children)', '4'],
  ['1 night, 3 Personen', '3'],
  ['2名様', '2'],
])('%s', (text, number) => expect(people(text)).toBe(number))

test('a text without a number gives no number of people', () => expect(people('for you alone')).toBeNull())
