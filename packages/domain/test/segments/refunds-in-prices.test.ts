import { isInPrices, type PriceStated } from '@sextant/domain/segments/refunds-in-prices'
import { expect, test } from 'vitest'

const stated = (segment_id: string, email_id: string, price: string | null, currency = 'USD'): PriceStated => ({
  segment_id,
  email_id,
  observed_at: `2027-02-0${email_id}T10:00:00.000Z`,
  segment: { price, currency },
})
const refund = (amount: string, email_id: string | null = '2') =>
  ({ kind: 'refund', amount, currency: 'USD', email_id }) as const

test.each([
  ['one stay', [stated('1', '1', '400.00'), stated('1', '2', '200.00')], '200.00'],
  [
    'two legs',
    [stated('1', '1', '155.00'), stated('2', '1', '155.00'), stated('1', '2', '145.00'), stated('2', '2', '145.00')],
    '20.00',
  ],
  ['the last price before', [stated('1', '0', '500.00'), stated('1', '1', '400.00'), stated('1', '2', '350.00')], '50'],
] as const)('a refund is the difference between prices: %s', (_, prices, amount) =>
  expect(isInPrices(refund(amount), prices)).toBe(true),
)

test.each([
  ['the price is not lower', [stated('1', '1', '400.00'), stated('1', '2', '400.00')], refund('200.00')],
  ['another difference', [stated('1', '1', '400.00'), stated('1', '2', '300.00')], refund('200.00')],
  ['no price before', [stated('1', '2', '200.00')], refund('200.00')],
  ['another currency', [stated('1', '1', '400.00', 'EUR'), stated('1', '2', '200.00')], refund('200.00')],
  ['a later email', [stated('1', '1', '400.00'), stated('1', '2', '200.00')], refund('200.00', '3')],
  ['entered by a person', [stated('1', '1', '400.00'), stated('1', '2', '200.00')], refund('200.00', null)],
] as const)('a refund is deducted from the price: %s', (_, prices, one) => expect(isInPrices(one, prices)).toBe(false))

test('what a change costs is the difference to a higher price', () => {
  const exchange = { ...refund('50.00'), kind: 'exchange' } as const
  expect(isInPrices(exchange, [stated('1', '1', '400.00'), stated('1', '2', '450.00')])).toBe(true)
  expect(isInPrices(exchange, [stated('1', '1', '400.00'), stated('1', '2', '240.00')])).toBe(false)
})
