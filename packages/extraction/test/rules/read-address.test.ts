import { readAddress } from '@sextant/extraction/rules/read-address'
import { expect, test } from 'vitest'

test.each([
  ['Große Meißner Str. 15, 01097 Dresden, Germany', { postal_code: '01097', locality: 'Dresden', country_code: 'DE' }],
  [
    '275 Tremont Street Boston, Massachusetts 02116 USA',
    { postal_code: '02116', locality: 'Boston', country_code: 'US' },
  ],
  [
    '12 Mulberry St, New York, NY 10013',
    { postal_code: '10013', locality: 'New York', admin_code: 'NY', country_code: 'US' },
  ],
  ['Largo do Carmo 9, 1200-092 Lisboa, Portugal', { postal_code: '1200-092', locality: 'Lisboa', country_code: 'PT' }],
  ['Rua da Moeda 2, Porto', { locality: 'Porto' }],
  ['Wöhlerstraße 2, 22113, Hamburg, Germany', { postal_code: '22113', locality: 'Hamburg', country_code: 'DE' }],
  ['Uferweg 12, Konstanz, 78462, Germany', { postal_code: '78462', locality: 'Konstanz', country_code: 'DE' }],
  [
    '7 Pepys Street, London, EC3N 4AF, United Kingdom',
    { postal_code: 'EC3N 4AF', locality: 'London', country_code: 'GB' },
  ],
  [
    '1 Morrison Link, Edinburgh, Midlothian, United Kingdom, EH3 8DN',
    { postal_code: 'EH3 8DN', locality: 'Edinburgh', country_code: 'GB' },
  ],
  [
    '1415 5th Ave, Seattle, WA, 98101 United States of America',
    { postal_code: '98101', locality: 'Seattle', country_code: 'US' },
  ],
  ['88 Soi Sukhumvit 24, Bangkok, Thailand, 10110', { postal_code: '10110', locality: 'Bangkok', country_code: 'TH' }],
  [
    '12 Wharf Road, Sydney NSW 2000',
    { postal_code: '2000', admin_code: 'NSW', locality: 'Sydney', country_code: 'AU' },
  ],
  ['2 Rue du Fort, 1111 Luxembourg', { postal_code: '1111', locality: 'Luxembourg', country_code: 'LU' }],
  ['1 High Street, London SW1A 1AA', { postal_code: 'SW1A 1AA', locality: 'London', country_code: 'GB' }],
  [
    '1000 Boylston St, Boston, MA 02115',
    { postal_code: '02115', locality: 'Boston', admin_code: 'MA', country_code: 'US' },
  ],
  ['ul. Marszałkowska 10, 00-590 Warszawa', { postal_code: '00-590', locality: 'Warszawa' }],
  ['10117 Berlin, Germany', { postal_code: '10117', locality: 'Berlin', country_code: 'DE' }],
  ['12 High Street, Reading RG1 1AA', { postal_code: 'RG1 1AA', locality: 'Reading', country_code: 'GB' }],
  [
    '4 Park Lane, Hounslow, TW6 2QD, United Kingdom',
    { postal_code: 'TW6 2QD', locality: 'Hounslow', country_code: 'GB' },
  ],
  [
    'Rua das Laranjeiras, 1420 - Boa Vista, Curitiba - PR, 80540-210, Brasil',
    { postal_code: '80540-210', locality: 'Curitiba', country_code: 'BR' },
  ],
  ['somewhere', {}],
])('%s', (address, found) => expect(readAddress({ address })).toEqual({ address, ...found }))

test('the address reader keeps what the document says', () =>
  expect(readAddress({ address: 'x, 01097 Dresden', locality: 'Radebeul' })).toEqual({
    address: 'x, 01097 Dresden',
    locality: 'Radebeul',
  }))
