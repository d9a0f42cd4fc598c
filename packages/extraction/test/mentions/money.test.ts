import { findMoney } from '@sextant/extraction/mentions/money'
import { textLines } from '@sextant/extraction/page/text-lines'
import { expect, test } from 'vitest'

test.each([
  ['Eine Erstattung von 70,00 USD ist unterwegs', ['70.00 USD']],
  ['Het verschil van 70,00 EUR', ['70.00 EUR']],
  ['A fee for 1.250,50 SEK', ['1250.50 SEK']],
  ['EUR 60.00 and 12,50 USD', ['60.00 EUR', '12.50 USD']],
  ['Room 204 for 12 guests', []],
])('the search for amounts finds in "%s": %j', (text, amounts) =>
  expect(
    textLines(text)
      .flatMap(findMoney)
      .map(({ value, detail }) => `${value} ${detail}`),
  ).toEqual(amounts),
)
