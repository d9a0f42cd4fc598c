import { journeyNumbers, withoutJourneyNumbers } from '@sextant/extraction/intent/journey-numbers'
import { expect, test } from 'vitest'

test.each([
  ['Your flight AF 1240 is cancelled', ['1240']],
  ['il treno Frecciarossa 9553', ['9553']],
  ['ваш рейс SU 15', ['15']],
  ['Zug ICE 578', ['578']],
  ['Your flight on 15 May is cancelled', []],
  ['Votre train du 15 mai est supprimé', []],
  ['seu voo de 15 de maio', []],
  ['Ihr Zug am 15. Mai fällt aus', []],
  ['Odwołanie pociągu, bilet nr KM 0091 7734', []],
])('the numbers of journeys in "%s"', (text, numbers) => expect(journeyNumbers(text)).toEqual(numbers))

test('a text without its journeys keeps the day of one', () => {
  expect(withoutJourneyNumbers('train du 15 mai, vol AF1240')).toBe('train du 15 mai,  ')
})
