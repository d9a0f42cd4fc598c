import { isOfExtra } from '@sextant/extraction/languages/extra-words'
import { expect, test } from 'vitest'

test.each([
  ['Your extra bag has been cancelled', true],
  ['Reembolsamos o valor da bagagem despachada que você cancelou', true],
  ['Tu maleta facturada ha sido cancelada', true],
  ['Your booking with two bags has been cancelled', false],
  ['Your flight has been cancelled', false],
])('%s', (sentence, isExtra) => {
  expect(isOfExtra(sentence)).toBe(isExtra)
})
