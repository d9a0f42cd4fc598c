import type { Reservation } from '@sextant/contract/emails/reservation'
import { withoutAmounts } from '@sextant/extraction/readers/prose/without-amounts'
import { expect, test } from 'vitest'

const stay: Reservation = {
  kind: 'lodging',
  status: 'confirmed',
  travelers: [],
  provider: {},
  start: { place: {}, time: {} },
  end: { place: {}, time: {} },
  price: '200.00',
  currency: 'USD',
  confidence: 1,
  evidence: { price: { reader: 'words', part: '1', path: '1:1', text: '200.00' } },
}
const refund = { kind: 'refund', amount: '200.00', currency: 'USD' } as const
const priceIn = (text: string) => withoutAmounts([stay], [refund], [text])[0]?.price

test.each([
  'Refund: USD 200.00',
  'Refund amount\nUSD 200.00',
  'Total refund: USD 200.00\nPaid by card',
  'We have refunded USD 200.00 to your card.',
])('the only amount is not a price: %s', (text) => expect(priceIn(text)).toBeUndefined())

test.each([
  'New total: USD 200.00\nRefund: USD 200.00',
  'Neuer Gesamtpreis: 200,00 USD\nErstattung: 200,00 USD',
  'Erstattung: 200,00 USD\nGesamtpreis\n200,00 USD',
  'Prix total : 200,00 USD\nRemboursement : 200,00 USD',
])('a price that equals a refund is the refund: %s', (text) => expect(priceIn(text)).toBe('200.00'))

test('a price that the supplier’s definition reads is one', () => {
  const read = { ...stay, evidence: { price: { reader: 'amtrak', part: '1', path: '1:1', text: '200.00' } } }
  expect(withoutAmounts([read], [refund], ['Total refunded: USD 200.00'])[0]?.price).toBe('200.00')
})

test('an amount of another value, currency or kind changes no price', () => {
  for (const other of [
    { ...refund, amount: '60.00' },
    { ...refund, currency: 'EUR' },
    { ...refund, kind: 'taxes_and_fees' } as const,
  ])
    expect(withoutAmounts([stay], [other], [''])[0]?.price).toBe('200.00')
})

test('the total of what an exchange costs is no price', () => {
  const exchange = { ...refund, kind: 'exchange' } as const
  expect(
    withoutAmounts([stay], [exchange], ['Fare difference: USD 200.00\nTotal: USD 200.00'])[0]?.price,
  ).toBeUndefined()
})

test('a fee for a change is beside the new price, of which it may be a part', () => {
  const fee = { kind: 'exchange', amount: '50.00', currency: 'USD' } as const
  const priceWith = (text: string) => withoutAmounts([stay], [fee], [text])[0]?.price
  expect(priceWith('New total: USD 200.00\nEarly departure fee: USD 50.00')).toBe('200.00')
  expect(priceWith('Room: USD 150.00\nEarly departure fee: USD 50.00\nTotal: USD 200.00')).toBe('150.00')
  expect(priceWith('Fare difference: USD 50.00\nNew fare: USD 200.00')).toBeUndefined()
})
