import { annotatePage } from '@sextant/extraction/mentions/annotate-page'
import { findDesignatedNumbers, findFlightNumbers, findRideNumbers } from '@sextant/extraction/mentions/numbers'
import type { Line } from '@sextant/extraction/page/page'
import { textLines } from '@sextant/extraction/page/text-lines'
import { expect, test } from 'vitest'

const sent = '2026-03-03T10:00:00Z'
const createLine = (text: string): Line => textLines(text)[0] ?? raise()
const raise = (): never => {
  throw new Error('The text has no line.')
}

test.each([
  ['Renfe ALVIA 04143', 'ALVIA 04143'],
  ['rj 75', 'rj 75'],
  ['Tog 472, sete 14', '472'],
  ['Vuoro 84X · paikka 17', '84X'],
  ['Schedule 1174', '1174'],
  ['910-4', '910-4'],
  ['TRAIN 6: California Zephyr', '6'],
  ['O comboio 123 está atrasado', '123'],
  ['a 123-as vonat', '123'],
  ['a 123. sz. vonat', '123'],
  ['123 numaralı tren', '123'],
  ['3月5日のひかり123号', 'ひかり123号'],
  ['のぞみ123号', 'のぞみ123号'],
  ['ขบวนที่ 9', '9'],
  ['Nozomi 225', 'Nozomi 225'],
  ['岩山號 車次 2', '2'],
  ['Kereta api 4', '4'],
  ['ट्रेन 8', '8'],
  ['Hayabusa 3', '3'],
  ['016ЕА «Сосна»', '016ЕА'],
  ['743К', '743К'],
  ['1411便', '1411'],
  ['F4 61', 'F4 61'],
  ['IR 90 1715 - 2e classe', 'IR 90 1715'],
  ['влак БВ 2637', 'БВ 2637'],
  ['はやぶさ13号', '13'],
  ['はやぶさ13号', 'はやぶさ13号'],
  ['特急 北斗12号', '北斗12号'],
  ['spoj 602310 41', '602310 41'],
  ['602310-41', '602310-41'],
  ['602310/41', '602310/41'],
])('the search for numbers finds in "%s" the number %s', (text, number) =>
  expect(findRideNumbers(createLine(text), []).map(({ value }) => value)).toContain(number),
)

test.each(['+420 602310 411', '60231-41', '602310 41 022', '602310 4127'])(
  'the search for numbers finds no line of coaches in "%s"',
  (text) => expect(findRideNumbers(createLine(text), []).map(({ value }) => value)).not.toContain('602310 41'),
)

test.each(['Room 4', 'Car 13, 9D 9C', 'IC 3 120 km', 'train 7:40'])(
  'the search for numbers finds no train in "%s"',
  (text) => {
    const forms = findRideNumbers(createLine(text), []).map(({ form }) => form)
    expect(forms.filter((form) => form === 'train-called')).toEqual([])
  },
)

test.each([
  ['LH 400', ['LH400']],
  ['EZY4425', ['U24425']],
  ['CND651', ['CD651']],
  ['JAL903便', ['JL903']],
  ['JAL2209', ['JL2209']],
  ['KL1234/15MAR', ['KL1234']],
  ['BA0502', ['BA502']],
  ['A3 831', ['A3831']],
  ['DELTA 1316', ['DL1316']],
  ['JetBlue Airways 1263', ['B61263']],
  ['Aerolíneas Argentinas 1820, Aeroparque (AEP) 06:40', ['AR1820']],
  ['LX8', ['LX8']],
  ['Airbus A320', []],
  ['code ABC123', []],
])('the search for numbers finds the flight numbers in "%s"', (text, found) =>
  expect(
    findFlightNumbers(createLine(text))
      .filter(({ form }) => form === 'flight')
      .map(({ detail, value }) => detail + value),
  ).toEqual(found),
)

test.each([
  ['DK 361 Göteborg (GOT) 08.10 - Las Palmas (LPA) 13.15', [['361', 'DK']]],
  ['QQL 771 Moskva VKO 09:00 - Kazan KZN 10:25', [['771', '']]],
  ['QQL 771', []],
  ['CPH 1915 VKO - KZN', []],
  ['4Y 134', [['134', '4Y']]],
])('the search for numbers finds the flights in "%s"', (text, found) => {
  const flights = findFlightNumbers(createLine(text)).filter(({ form }) => form === 'flight')
  expect(flights.map(({ value, detail }) => [value, detail])).toEqual(found)
})

test('the search for numbers finds a number that may be the flight of a carrier that is not listed, by its designator', () => {
  const found = (text: string) => findDesignatedNumbers(createLine(text)).map(({ value, detail }) => [value, detail])
  expect(found('Fly nr. DK 1413, Sunclass Airlines')).toEqual([['1413', 'DK']])
  expect(found('ETD 0935, gate B12, QK 12:30, DK-1413')).toEqual([])
})

test('the search for numbers takes a day or month with its year for no train', () => {
  const { mentions } = annotatePage(
    {
      part: '1',
      kind: 'text',
      lines: textLines('Departure\nSat 2027\nICE 2027\nFR 1745\nFR 9615'),
      forwarder: '',
      sent: null,
    },
    sent,
  )
  const numbers = mentions.filter(({ type, form }) => type === 'number' && form.startsWith('train'))
  expect(numbers.map(({ value }) => value)).toEqual(['ICE 2027', 'FR 9615'])
})

test('the search for numbers finds a train number that looks like a time only alone in its cell', () => {
  const time = { type: 'time' as const, line: 0, start: 0, end: 4, value: '16:40', form: '', detail: '' }
  expect(findRideNumbers(createLine('1640'), [time])).toMatchObject([{ value: '1640' }])
  expect(findRideNumbers(createLine('1640 Oslo'), [time])).toEqual([])
  expect(findRideNumbers(createLine('2027'), [])).toEqual([])
})

test.each([
  ['Flight', '1002', ['number 1002']],
  ['Train', '0610', ['number 0610']],
  ['Seq', '0123', []],
])('four digits below the label "%s" are no hour', (label, digits, expected) => {
  const page = {
    part: '1',
    kind: 'text' as const,
    lines: textLines(`${label}\n${digits}\nDeparts\n1030`),
    forwarder: '',
    sent: null,
  }
  const found = annotatePage(page, sent).mentions.filter(({ type }) => type === 'number' || type === 'time')
  expect(found.filter(({ line, type }) => line === 1 && type === 'time')).toEqual([])
  expect(found.filter(({ line }) => line === 1).map(({ type, value }) => `${type} ${value}`)).toEqual(
    expect.arrayContaining(expected),
  )
  expect(found.some(({ line, value }) => line === 3 && value === '10:30')).toBe(true)
})

test('an aircraft is no flight', () => expect(findFlightNumbers(createLine('AIRBUS INDUSTRIE A321 JET'))).toEqual([]))
