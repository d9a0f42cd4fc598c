import { correctedNames } from '@sextant/extraction/readers/prose/corrected-names'
import { expect, test } from 'vitest'

test.each([
  ['Booking reference: QX7K2P\nPrevious name: Ms Grace Hoper\nNew name: Ms Grace Hopper'],
  ['Buchungsnummer: QX7K2P\nBisheriger Name: Frau Grace Hoper\nNeuer Name: Frau Grace Hopper'],
  ['Booking reference   QX7K2P\nPrevious name   HOPER/GRACE MS\nCorrected name   HOPPER/GRACE MS'],
  ['Заказ № QX7K2P\nбыло: GRACE HOPER\nстало: GRACE HOPPER'],
  ['予約番号：QX7K2P\n変更前\nGrace Hoper\n変更後\nGrace Hopper'],
])('a name is corrected: %j', (text) =>
  expect(correctedNames('Name correction', [text])).toEqual([
    { from: 'Grace Hoper', to: 'Grace Hopper', references: ['QX7K2P'] },
  ]),
)

test.each([
  ['another person', 'Booking reference: QX7K2P\nPrevious name: Grace Hopper\nNew name: Carl Gauss'],
  ['no reference', 'Previous name: Grace Hoper\nNew name: Grace Hopper'],
  ['only one name', 'Booking reference: QX7K2P\nNew name: Grace Hopper'],
])('no name is corrected: %s', (_, text) => expect(correctedNames('Name correction', [text])).toEqual([]))
