import type { Reservation } from '@sextant/contract/emails/reservation'
import { correctedNames, withCorrectedNames } from '@sextant/extraction/readers/prose/corrected-names'
import { expect, test } from 'vitest'

test.each([
  ['Booking reference: QX7K2P\nPrevious name: Ms Grace Hoper\nNew name: Ms Grace Hopper'],
  ['Buchungsnummer: QX7K2P\nBisheriger Name: Frau Grace Hoper\nNeuer Name: Frau Grace Hopper'],
  ['Booking reference   QX7K2P\nPrevious name   HOPER/GRACE MS\nCorrected name   HOPPER/GRACE MS'],
  ['Заказ № QX7K2P\nбыло: GRACE HOPER\nстало: GRACE HOPPER'],
  ['Reservationsnummer: QX7K2P\nTidligere gæst: Grace Hoper\nNy gæst: Grace Hopper'],
  ['予約番号：QX7K2P\n変更前\nGrace Hoper\n変更後\nGrace Hopper'],
])('a name is corrected: %j', (text) =>
  expect(correctedNames('Name correction', [text])).toEqual([
    { from: 'Grace Hoper', to: 'Grace Hopper', references: ['QX7K2P'] },
  ]),
)

test.each([
  ['the same name', 'Booking reference: QX7K2P\nPrevious name: Grace Hopper\nNew name: HOPPER/GRACE MS'],
  ['no reference', 'Previous name: Grace Hoper\nNew name: Grace Hopper'],
  ['only one name', 'Booking reference: QX7K2P\nNew name: Grace Hopper'],
])('no name is corrected: %s', (_, text) => expect(correctedNames('Name correction', [text])).toEqual([]))

test.each([
  ['a married name', 'Tilausnumero: QX7K2P\nVanha nimi: Grace Murray\nUusi nimi: Grace Hopper', 'Grace Murray'],
  ['another traveler', 'Booking reference: QX7K2P\nPrevious name: Carl Gauss\nNew name: Grace Hopper', 'Carl Gauss'],
])('a name is replaced by %s', (_, text, from) =>
  expect(correctedNames('Name change', [text])).toEqual([{ from, to: 'Grace Hopper', references: ['QX7K2P'] }]),
)

const flight = (name: string, status: Reservation['status'] = 'confirmed'): Reservation => ({
  kind: 'flight',
  status,
  confirmation_no: 'QX7K2P',
  travelers: [{ name }],
  provider: {},
  start: { place: {}, time: {} },
  end: { place: {}, time: {} },
  confidence: 1,
  evidence: {},
})

test('a name that is corrected beside the flight is no second traveler', () => {
  const names = [{ from: 'Grace Hoopre', to: 'Grace Hopper', references: ['QX7K2P'] }]
  const read = [flight('Grace Hopper'), flight('Grace Hoopre', 'cancelled')]
  expect(withCorrectedNames(read, names)).toEqual({ reservations: [flight('Grace Hopper')], names })
})

test('somebody who takes the place of another traveler corrects no name', () => {
  const names = [{ from: 'Carl Gauss', to: 'Grace Hopper', references: ['QX7K2P'] }]
  const read = [flight('Grace Hopper'), flight('Carl Gauss', 'cancelled')]
  expect(withCorrectedNames(read, names)).toEqual({ reservations: read, names: [] })
})
