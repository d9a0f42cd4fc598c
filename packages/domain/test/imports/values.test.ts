import { quoteValue } from '@sextant/domain/imports/quote-value'
import { readAddress } from '@sextant/domain/imports/read-address'
import { readMember } from '@sextant/domain/imports/read-member'
import { readPhone } from '@sextant/domain/imports/read-phone'
import { memoize } from '@sextant/domain/kit/memoize'
import { readCountry } from '@sextant/domain/kit/read-country'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('a problem with its value', () => {
  test.each([
    ['Value is not an email address.', 'ana@', '"ana@" is not an email address.'],
    ['Value is before the start.', '1.1.2026', '"1.1.2026" is before the start.'],
    ['The email address is missing.', null, 'The email address is missing.'],
    ['Values stay; a Value does not.', 'x', 'Values stay; a "x" does not.'],
  ])('%s', (message, value, read) => expect(quoteValue({ message, value })).toBe(read))

  test('quotes any value unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(quoteValue({ message: 'Value is odd.', value })).toBe(`"${value}" is odd.`)
      }),
    )
  })
})

describe('reading an email address', () => {
  test.each([
    ['ana@example.com', 'ana@example.com'],
    ['  ana@example.com ', 'ana@example.com'],
    ['Ana Silva <ana@example.com>', 'ana@example.com'],
    ['"Silva, Ana" <ana@example.com>', 'ana@example.com'],
    ['mailto:ana@example.com?subject=Hi', 'ana@example.com'],
    ['<mailto:ana@example.com>', 'ana@example.com'],
    ['ana@example.com;', 'ana@example.com'],
    ["'ana@example.com'", 'ana@example.com'],
    ['ana', null],
    ['ana@', null],
    ['ana@example', null],
    ['ana@example.com, bob@example.com', null],
    ['', null],
  ])('reads %j as %s', (text, address) => expect(readAddress(text)).toBe(address))
})

test('an import reads very long cells', () => {
  const cells = new Map([
    ['email', `${';'.repeat(32_000)}x`],
    ['extra_email_addresses', `${' '.repeat(32_000)}x`],
  ] as const)
  expect(readMember(cells, { dateOrder: 'dmy', phoneCountry: null })).toBeDefined()
})

describe('reading a country', () => {
  test.each([
    ['DE', 'DE'],
    ['deu', 'DE'],
    ['Germany', 'DE'],
    ['Deutschland', 'DE'],
    ['Allemagne', 'DE'],
    ['ALEMANIA', 'DE'],
    ['ドイツ', 'DE'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['U.S.A.', 'US'],
    ['United States of America', 'US'],
    ['Österreich', 'AT'],
    ['Schweiz', 'CH'],
    ['The Netherlands', 'NL'],
    ["Côte d'Ivoire", 'CI'],
    ['South Korea', 'KR'],
    ['Atlantis', null],
    ['', null],
    ['XX', null],
  ])('%j is %s', (text, code) => expect(readCountry(text)).toBe(code))
})

describe('reading a telephone number', () => {
  test.each([
    ['+491716123456', '+491716123456'],
    ['+49 171 6123456', '+491716123456'],
    ['0049 171 6123456', '+491716123456'],
    ['0171/6123456', '+491716123456'],
    ['+49 (0)89 / 123 456', '+4989123456'],
    ['tel:+49-89-123456', '+4989123456'],
    ['+1 (415) 555-2671 ext. 12', '+14155552671 ext. 12'],
    ['+1 415.555.2671 x12', '+14155552671 ext. 12'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('%s is %s', (text, phone) => expect(readPhone(text, 'DE')).toEqual({ phone }))

  test('without a prefix uses the given country, and fails without one', () => {
    expect(readPhone('(415) 555-2671', 'US')).toEqual({ phone: '+14155552671' })
    expect(readPhone('(415) 555-2671', null)).toEqual({ fault: 'unknown' })
    expect(readPhone('(415) 555-2671', 'ZZ')).toEqual({ fault: 'unknown' })
  })

  test.each(['4.91712E+11', '4,91712E+11', '4.91712e11'])(
    'reports that a spreadsheet destroyed the digits of %s',
    (text) => expect(readPhone(text, 'DE')).toEqual({ fault: 'lost' }),
  )

  test.each(['12', 'extension 12', 'call me', '+49', '+999 123456789'])('rejects %s', (text) =>
    expect(readPhone(text, 'DE')).toEqual({ fault: 'unknown' }),
  )

  test('reads a number it has formatted as the same number', () => {
    const spaced = fc.stringMatching(/^\+49 1(5[0-9]|6[0-9]|7[0-9]) [0-9]{4} [0-9]{4}$/)
    fc.assert(
      fc.property(spaced, (text) => {
        const once = readPhone(text, 'DE')
        expect('phone' in once ? readPhone(once.phone, null) : once).toEqual(once)
      }),
    )
  })
})

test('memoize evicts entries beyond its limit and still answers correctly', () => {
  const requests: string[] = []
  const length = memoize(2, (text) => requests.push(text) && text.length)
  expect(['a', 'a', 'bb', 'ccc', 'a'].map(length)).toEqual([1, 1, 2, 3, 1])
  expect(requests).toEqual(['a', 'bb', 'ccc', 'a'])
})
