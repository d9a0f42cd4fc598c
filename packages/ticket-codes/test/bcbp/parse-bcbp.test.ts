import { flightDay } from '@sextant/ticket-codes/bcbp/flight-day'
import { parseBcbp } from '@sextant/ticket-codes/bcbp/parse-bcbp'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const size = (text: string): string => text.length.toString(16).toUpperCase().padStart(2, '0')

/** Two legs with conditional items, using the field widths of Resolution 792. */
const own = '1WW6059BLH 0000000000000'
const again = '2202400111222 0LH LH 992000111222333 '
const conditional = `>5${size(own)}${own}${size(again)}${again}`
const twoLegs = `M2MUELLER/ANNA MRS    EKL9X2P MUCFRALH 0097 060C012A0031 1${size(conditional)}${conditional}KL9X2P FRAJFKLH 0400 060C014K0012 100`

test('the boarding pass parser reads a code of one leg that ends after the mandatory items', () => {
  expect(parseBcbp('M1DOE/JANE            EABC123 FRAJFKLH 0400 167C014K0012 100')).toMatchObject({
    name: 'DOE/JANE',
    issued: null,
    legs: [
      {
        confirmationNo: 'ABC123',
        from: 'FRA',
        to: 'JFK',
        carrier: 'LH',
        number: '400',
        dayOfYear: 167,
        compartment: 'C',
        seat: '14K',
      },
    ],
  })
})

test('the boarding pass parser reads a code of two legs with conditional items', () => {
  const code = parseBcbp(twoLegs)
  expect(code?.issued).toEqual({ yearDigit: 6, dayOfYear: 59 })
  expect(code?.legs).toHaveLength(2)
  expect(code?.legs[0]).toMatchObject({
    ticketNumber: '220 2400111222',
    membershipNumber: '992000111222333',
    from: 'MUC',
    to: 'FRA',
  })
})

test('the boarding pass parser skips a prefix before the code', () => {
  expect(parseBcbp('aztecCode:M1DOE/JANE            EABC123 FRAJFKLH 0400 167C014K0012 100')?.legs).toHaveLength(1)
})

test('the boarding pass parser rejects text that is no boarding pass', () => {
  expect(parseBcbp('M1 is the motorway from London')).toBeNull()
  expect(parseBcbp('')).toBeNull()
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void parseBcbp(`M1${text}`)))
})

test.each([
  ['the coming day', 60, null, '2026-02-20', '2026-03-01'],
  ['a day just past', 60, null, '2026-03-05', '2026-03-01'],
  ['over the turn of the year', 3, null, '2026-12-28', '2027-01-03'],
  ['after the day of issue', 2, { yearDigit: 5, dayOfYear: 364 }, '2026-08-01', '2026-01-02'],
  ['long ago, by the digit of the year of issue', 326, { yearDigit: 1, dayOfYear: 325 }, '2018-04-02', '2011-11-22'],
  ['the last day of a leap year', 366, null, '2026-06-01', '2028-12-31'],
])('the boarding pass parser finds the day of a flight: %s', (_, dayOfYear, issued, context, day) =>
  expect(flightDay(dayOfYear, issued, context)).toBe(day),
)

const plain = 'M1DOE/JANE            EABC123 FRAJFKLH 0400 167C014K0012 100'
const leg = {
  confirmationNo: 'ABC123',
  from: 'FRA',
  to: 'JFK',
  carrier: 'LH',
  number: '400',
  dayOfYear: 167,
  seat: '14K',
}

test.each([
  ['small letters', plain.toLowerCase()],
  ['a line break at its end', `${plain}\r\n`],
  ['no mark for electronic tickets', plain.replace('EABC', 'ABC')],
  ['a name too short', plain.replace('DOE/JANE   ', 'DOE/JANE ')],
  ['a name too long', plain.replace('DOE/JANE', 'DOE/JANE  ')],
  ['a locator without its blank', plain.replace('ABC123 ', 'ABC123')],
  ['nothing after the seat', plain.slice(0, 52)],
])('the boarding pass parser reads a code with %s', (_, code) => {
  expect(parseBcbp(code)).toMatchObject({ name: 'DOE/JANE', legs: [leg] })
})

test('the boarding pass parser reads a name that overruns its field', () => {
  const long = 'FERNANDEZDELAVEGA/MARIA'
  expect(parseBcbp(plain.replace('DOE/JANE            ', `${long} `))).toMatchObject({ name: long, legs: [leg] })
})

test.each([
  ['the class', plain.slice(0, 48)],
  ['the day', plain.slice(0, 47)],
])('the boarding pass parser reads a code that is cut off after %s', (_, code) => {
  const { seat: _seat, ...rest } = leg
  expect(parseBcbp(code)).toMatchObject({ name: 'DOE/JANE', legs: [rest] })
})

test.each([
  ['an airline without its blank', plain.replace('LH 0400', 'LH0400')],
  ['a flight without its noughts', plain.replace('LH 0400 ', 'LH 400 ')],
  ['a flight to the right of its field', plain.replace('LH 0400 ', 'LH   400')],
  ['an airline to the right of its field', plain.replace('LH 0400', ' LH0400')],
  ['blanks between the airports', plain.replace('FRAJFKLH', 'FRA JFK LH')],
  ['a flight of five digits', plain.replace('0400 167', '00400 167')],
  ['no blank behind the flight', plain.replace('0400 167', '0400167')],
])('the boarding pass parser reads a code with %s', (_, code) => {
  expect(parseBcbp(code)).toMatchObject({ name: 'DOE/JANE', legs: [leg] })
})

test('the boarding pass parser reads a code whose airline is truncated or missing', () => {
  expect(parseBcbp(plain.replace('LH 0400', 'L 0400'))?.legs).toMatchObject([{ ...leg, carrier: 'L' }])
  expect(parseBcbp(plain.replace('LH 0400', '   0400'))?.legs).toMatchObject([{ ...leg, carrier: '' }])
})

test.each([
  ['the second airport', 'FRAJF LH', 'FRA', 'JF'],
  ['the second airport, without a blank', 'FRAJFLH', 'FRA', 'JF'],
  ['the first airport', 'FR JFKLH', 'FR', 'JFK'],
  ['the first airport, without a blank', 'FRJFKLH', 'FR', 'JFK'],
])('the boarding pass parser reads a code with a missing letter in %s', (_, cut, from, to) => {
  const code = plain.replace('FRAJFKLH', cut)
  expect(parseBcbp(code)?.legs).toMatchObject([{ ...leg, from, to }])
})

test('the boarding pass parser skips scanner prefixes, and reads codes with extra or missing characters', () => {
  for (const code of [
    `]Q3${plain}`,
    `]L0${plain}`,
    `${plain}^160MEUCIQC0p7GkZ1`,
    plain.replaceAll(' ', '\u00a0'),
    plain.replace(/ +/g, ' '),
  ])
    expect(parseBcbp(code)).toMatchObject({ name: 'DOE/JANE', legs: [leg] })
  expect(parseBcbp(plain.replace('C014K', 'YINF '))?.legs).toMatchObject([{ seat: 'INF', compartment: 'Y' }])
  expect(parseBcbp(plain.replace('0400 ', '     '))?.legs).toMatchObject([{ number: '', from: 'FRA' }])
})

test('the boarding pass parser reads fields of the wrong width only between airports that exist', () => {
  expect(parseBcbp(plain.replace('FRAJFKLH ', 'QQQXXXLH'))).toBeNull()
  expect(parseBcbp('M1 ROAD AHEAD IS CLOSED FROM TODAY FOR 400 DAYS 167')).toBeNull()
})

test('the boarding pass parser finds the second leg if the size of the first is wrong', () => {
  const wrong = twoLegs.replace(size(conditional), '05')
  expect(parseBcbp(wrong)?.legs.map(({ from, to }) => `${from} ${to}`)).toEqual(['MUC FRA', 'FRA JFK'])
})

test('the last item of a leg is no part of the locator of the next one', () => {
  const wrong = twoLegs.replace(size(conditional), '05').replace('KL9X2P FRAJFK', 'NKL9X2P FRAJFK')
  expect(parseBcbp(wrong)?.legs.map(({ confirmationNo }) => confirmationNo)).toEqual(['KL9X2P', 'KL9X2P'])
})

test('the indicator of an electronic ticket is no locator where that is missing', () => {
  const code = 'M1DOE/JANE            E      FRAJFKLH 0400 167C014K0012 100'
  expect(parseBcbp(code)?.legs[0]).toMatchObject({ confirmationNo: '', number: '400' })
})
