import { readPrice } from '@sextant/domain/kit/read-price'
import { expect, test } from 'vitest'

test.each([
  ['1,234.50 USD', { price: '1234.50', currency: 'USD' }],
  ['1.234,50 €', { price: '1234.50', currency: 'EUR' }],
  ['CA$310', { price: '310', currency: 'CAD' }],
  ['US$99.90', { price: '99.90', currency: 'USD' }],
  ['R$ 1.020,00', { price: '1020.00', currency: 'BRL' }],
  ['￥12,000', { price: '12000', currency: 'JPY' }],
  ['310', { price: '310' }],
])('%s', (text, price) => expect(readPrice(text)).toEqual(price))

test('a text without a number is no price', () => expect(readPrice('free')).toBeNull())
