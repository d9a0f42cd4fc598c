import { orderNumbers } from '@sextant/extraction/readers/prose/order-numbers'
import { expect, test } from 'vitest'

test.each([
  ['Processo n.º VT10031', ['VT10031']],
  ['订单号: 308812', ['308812']],
  ['Заказ № AV1003', ['AV1003']],
  ['Pratica n. GT90', ['GT90']],
  ['Order number\nAB1234', ['AB1234']],
  ['Booking reference: K7Q2MX', []],
  ['Your order AB1234 will be sent on Monday', []],
  ['Ваш заказ № 5516010233 оплачен.', ['5516010233']],
  ['Your order no. AB1234 has been paid', ['AB1234']],
  ['Заказ билета в поезде № 5516', []],
])('%s', (text, numbers) => {
  expect(orderNumbers(text)).toEqual(numbers)
})
