import { avatarColour, avatarInitials } from '@sextant/domain/kit/avatar'
import { byteSize } from '@sextant/domain/kit/byte-size'
import { datePresets } from '@sextant/domain/kit/date-presets'
import { moneyText, priceText, shortMoneyText, unitPrice } from '@sextant/domain/kit/money-text'
import { numberText } from '@sextant/domain/kit/number-text'
import { personName } from '@sextant/domain/kit/person-name'
import { withoutBidiControls } from '@sextant/domain/kit/without-bidi-controls'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('texts with bidirectional control characters', () => {
  test.each([
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['\u2066a\u2069 \u061Cb\u200Ec\u200F \u202Ad\u202C', 'a bc d'],
    ['שלום, سلام', 'שלום, سلام'],
    ['👩\u200D👧', '👩\u200D👧'],
  ])('%j becomes %j', (text, plain) => expect(withoutBidiControls(text)).toBe(plain))
})

describe('numbers (spec §9)', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [12_345, '12,345'],
    [99_999, '99,999'],
    [100_000, '100K'],
    [123_456, '123K'],
    [1_000_000, '1M'],
    [1_234_567, '1.2M'],
    [-1_234_567, '-1.2M'],
  ])('%d is %s', (value, text) => expect(numberText(value)).toBe(text))

  test('the threshold of the compact format can be set', () => {
    expect(numberText(12_345, 10_000)).toBe('12K')
    expect(numberText(123_456, Number.POSITIVE_INFINITY)).toBe('123,456')
  })
})

describe('money (spec §9)', () => {
  test('cents are shown as units with two decimals', () => expect(moneyText(123_450, 'USD')).toBe('$1,234.50'))
  test.each([
    [123_450, '$1,235'],
    [12_345_600, '$123K'],
    [-12_345_600, '-$123K'],
  ])('%d cents are shortened to %s', (cents, text) => expect(shortMoneyText(cents, 'USD')).toBe(text))
  test('a unit price has two decimals', () => {
    expect(unitPrice(100_00, 3)).toBe(33.33)
    expect(unitPrice(100, 0)).toBeNull()
  })
  test('a price is shown in the currency of its booking', () => {
    expect(priceText('199.9', 'EUR')).toBe('€199.90')
    expect(priceText('on request', 'EUR')).toBe('on request EUR')
    expect(priceText('120000', null)).toBe('120,000')
  })
})

describe('byte sizes (spec §5, §9)', () => {
  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1023 bytes'],
    [1024, '1.0 KB'],
    [1536, '1.5 KB'],
    [1_048_576, '1.0 MB'],
    [26_214_400, '25.0 MB'],
  ])('%d is %s', (bytes, text) => expect(byteSize(bytes)).toBe(text))
})

describe('date presets (spec §9)', () => {
  test.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['week', '2026-11-15', '2026-11-21'],
    ['month', '2026-10-01', '2026-10-31'],
  ])('%s', (id, start, end) => {
    expect(datePresets.find((preset) => preset.id === id)?.span('2026-11-21')).toEqual({ start, end })
  })
})

describe('avatars (spec §9)', () => {
  test.each([
    ['Ada Lovelace', 'AL'],
    ['Anna Maria von Berg', 'AB'],
    ['madonna', 'M'],
    ['ßeta ßigma', 'SS'],
    ['(Ops) Ümit Öz', 'OÖ'],
    ['', 'Q'],
  ])('%s has the initials %s', (name, initials) => expect(avatarInitials(name, 'q@x.test')).toBe(initials))

  test('initials have at most two characters, and an address always has the same colour', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), (name, email) => {
        expect(avatarInitials(name, email)).toMatch(/^.{0,2}$/u)
        expect(avatarColour(email)).toBe(avatarColour(email.toUpperCase()))
      }),
    )
  })

  test('colours are spread over all 50', () => {
    const seen = new Set(Array.from({ length: 2000 }, (_, index) => avatarColour(`person${index}@acme.test`)))
    expect([...seen].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at))
  })
})

describe('names of people (spec §3)', () => {
  test('use the full name, else the address, else the ID', () => {
    expect(personName({ id: '7', email: 'a@x.test', first_name: 'Ada', last_name: 'L' })).toBe('Ada L')
    expect(personName({ id: '7', email: 'a@x.test', firstName: 'Ada', lastName: 'L' })).toBe('Ada L')
    expect(personName({ id: '7', email: 'a@x.test', name: ' ' })).toBe('a@x.test')
    expect(personName({ id: '7', email: null })).toBe('Person 7')
  })
})
