import { expect, test } from 'vitest'
import { statedPrices } from '../../../src/readers/prose/stated-prices'

const of = (text: string, subject = 'Receipt K7Q2MX', fee?: { amount: string; currency: string }) =>
  statedPrices(subject, [text], fee)

test('the total of a receipt is a price, of the passenger that it names', () => {
  expect(of('PNR   K7Q2MX\nPassenger   LOVELACE/ADA MRS\nFare   USD 150.00\nTotal paid   USD 192.00')).toEqual([
    { kind: 'price', amount: '192.00', currency: 'USD', travelers: ['Passenger LOVELACE/ADA MRS'] },
  ])
})

test.each([
  ['Gesamtpreis für 2 Nächte inkl. Frühstück: USD 268,00', '268.00'],
  ['合計金額   USD 240.00', '240.00'],
  ['Room price: USD 120.00', '120.00'],
  ['Celková cena: 380,00 USD', '380.00'],
])('a labelled price: %s', (line, amount) => {
  expect(of(line)).toEqual([{ kind: 'price', amount, currency: 'USD' }])
})

test.each(['Room rate per night: USD 120.00', 'Deposit paid: USD 50.00', 'Prices from USD 99.00', 'Total: USD 0.00'])(
  'no price: %s',
  (line) => {
    expect(of(line)).toEqual([])
  },
)

test.each(['Your quote for K7Q2MX', 'Ihr Angebot K7Q2MX', 'Bags added to your trip K7Q2MX'])(
  'an email with this subject states no price: %s',
  (subject) => {
    expect(of('Total: USD 100.00', subject)).toEqual([])
  },
)

test('a fee is no part of the price', () => {
  expect(of('Total: USD 100.00', 'Invoice', { amount: '20.00', currency: 'USD' })).toEqual([
    { kind: 'price', amount: '80.00', currency: 'USD' },
  ])
})

test('rows of an invoice have the prices of their references, in the currency of the head', () => {
  const rows =
    'Item   Reference   Amount (USD)\nAir ticket   ET100QP   480.00\nHotel   TT10055   390.00\nTotal   870.00'
  expect(of(rows, 'Invoice')).toEqual([
    { kind: 'price', amount: '480.00', currency: 'USD', reference: 'ET100QP' },
    { kind: 'price', amount: '390.00', currency: 'USD', reference: 'TT10055' },
  ])
})
