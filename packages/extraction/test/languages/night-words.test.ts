import { folded } from '@sextant/extraction/kit/fold'
import { isNightWord, spelledNights } from '@sextant/extraction/languages/night-words'
import { expect, test } from 'vitest'

test.each([
  ['that makes four nights', [4]],
  ['Zwei Übernachtungen, dann drei Nächte', [2, 3]],
  ['Deux nuits au bord du lac', [2]],
  ['dúas noites', [2]],
  ['kolm ööd', [3]],
  ['две ночи', [2]],
  ['两晚', [2]],
  ['明日の夜', []],
  ['tonight', []],
])('the nights of “%s” are %j', (text, nights) => expect(spelledNights(folded(text))).toEqual(nights))

test('a word for one night is told from one for several', () => {
  expect(isNightWord('Nuit')).toBe(true)
  expect(isNightWord('nuits')).toBe(false)
})
