import { tighten } from '@sextant/extraction/readers/supplier/tight-text'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('the compaction of text removes empty lines', () =>
  expect(tighten('\nHotel\n\n   1 High Street\n \n').text).toBe('Hotel\n   1 High Street'))

test('the compaction of text finds the original position of a character', () => {
  const { text, positionOf } = tighten('\nHotel\n\n   1 High Street')
  expect(positionOf(text.indexOf('Hotel'))).toBe('2:1')
  expect(positionOf(text.indexOf('High'))).toBe('4:6')
})

test('the compaction of text splits a line at a wide gap', () => {
  const { text, positionOf } = tighten(`Hotel${' '.repeat(200)}1 High Street   London`)
  expect(text).toBe('Hotel\n1 High Street   London')
  expect(positionOf(text.indexOf('High'))).toBe('1:208')
})

test('the compaction of text keeps the original position of every character', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', ' ', ' '.repeat(170), '\n'), { maxLength: 60 }), (signs) => {
      const whole = signs.join('')
      const { text, positionOf } = tighten(whole)
      for (const [index, sign] of text.split('').entries()) {
        if (sign === '\n') continue
        const [line = 0, column = 0] = positionOf(index).split(':').map(Number)
        expect(whole.split('\n')[line - 1]?.[column - 1]).toBe(sign)
      }
    }),
  ))
