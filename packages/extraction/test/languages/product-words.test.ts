import { isProduct } from '@sextant/extraction/languages/product-words'
import { expect, test } from 'vitest'

test.each(['BOARDING PASS', 'Jízdenka Leo Regional', 'Biglietto Marco Express', 'E-Ticket Flex', 'Билет Москва'])(
  '“%s” is the heading of a ticket',
  (text) => expect(isProduct(text)).toBe(true),
)

test.each(['Ticket Anna Nowak', 'Billet Marc', 'Leo Ticketer'])('“%s” may be a person', (text) =>
  expect(isProduct(text)).toBe(false),
)
