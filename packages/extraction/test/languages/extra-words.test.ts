import { beginsWithExtra, isOfExtra } from '@sextant/extraction/languages/extra-words'
import { expect, test } from 'vitest'

test.each([
  ['Your extra bag has been cancelled', true],
  ['Reembolsamos o valor da bagagem despachada que você cancelou', true],
  ['Tu maleta facturada ha sido cancelada', true],
  ['Your booking with two bags has been cancelled', false],
  ['Your flight has been cancelled', false],
  ['The seat you paid for with your ticket has been refunded', true],
  ['Die Sitzplatzreservierung zu Ihrem Ticket wurde storniert und erstattet', true],
  ['Le siège payé avec votre billet a été remboursé', true],
  ['Sittplatsen på din biljett har återbetalats', true],
  ['The supplement you paid with your ticket has been refunded', true],
  ['The seat and the ticket of Ada Lovelace have been refunded', false],
  ['Since no seats were left, your ticket has been refunded', false],
  ['Your ticket has been refunded with its seat', false],
  ['Вместо рейса билет возвращён', false],
])('%s', (sentence, isExtra) => {
  expect(isOfExtra(sentence)).toBe(isExtra)
})

test.each([
  ['Bags added to your trip K7Q2MX', true],
  ['Você adicionou bagagem à sua viagem', true],
  ['Koltuk seçimi makbuzu', true],
  ['座席指定完了のお知らせ', true],
  ['Your flight with two bags', false],
  ['Your booking', false],
])('the heading %s is about an extra: %s', (heading, isFirst) => expect(beginsWithExtra(heading)).toBe(isFirst))
