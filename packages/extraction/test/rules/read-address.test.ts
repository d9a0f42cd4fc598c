import { readAddress } from '@sextant/extraction/rules/read-address'
import { expect, test } from 'vitest'

test.each([
  [
    'Große Meißner Str. 15, 01097 Dresden, Germany',
    { postal_code: '01097', locality: 'Dresden', country_code: 'DE' },
  ],
  [
    '275 Tremont Street Boston, Massachusetts 02116 USA',
    { postal_code: '02116', locality: 'Boston', country_code: 'US' },
  ],
  [
    '12 Mulberry St, New York, NY 10013',
    { postal_code: '10013', locality: 'New York', admin_code: 'NY', country_code: 'US' },
  ],
  [
    'Largo do Carmo 9, 1200-092 Lisboa, Portugal',
    { postal_code: '1200-092', locality: 'Lisboa', country_code: 'PT' },
  ],
  ['Rua da Moeda 2, Porto', { locality: 'Porto' }],
  ['somewhere', {}],
])('%s', (address, found) => expect(readAddress({ address })).toEqual({ address, ...found }))

test('what the document says stays', () =>
  expect(readAddress({ address: 'x, 01097 Dresden', locality: 'Radebeul' })).toEqual({
    address: 'x, 01097 Dresden',
    locality: 'Radebeul',
  }))
