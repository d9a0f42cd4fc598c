import { paidExtras } from '@sextant/extraction/readers/prose/paid-extras'
import { expect, test } from 'vitest'

const paid = (subject: string, text: string): string[] =>
  paidExtras(subject, [text], '2027-02-01T10:00:00Z').map(({ kind, amount }) => `${kind} ${amount}`)

test.each([
  ['Seat purchase receipt K7Q2MX', 'Reserved seats: 16.00 EUR\nTotal paid: 16.00 EUR'],
  ['Compra de equipaje confirmada', '1 maleta facturada: 16,00 EUR\nImporte total: 16,00 EUR'],
  ['Απόδειξη αγοράς θέσης - K7Q2MX', 'Θέση: 3A\nΣύνολο: 16,00 EUR'],
])('the total of a receipt for extras is a fee: %s', (subject, text) => {
  expect(paid(subject, text)).toEqual(['service_fee 16.00'])
})

test.each([
  ['Add a bag to your trip', 'Checked bag\nGrand total: 16.00 EUR'],
  ['Your booking receipt', 'Thank you.\nTotal paid: 16.00 EUR'],
  ['Refund of your bag', 'Thank you.\nTotal paid: 16.00 EUR'],
])('an offer, a booking and a refund are no such receipt: %s', (subject, text) => {
  expect(paid(subject, text)).toEqual([])
})
