import { dateOrderOf } from '@sextant/domain/imports/date-order'
import { readDate } from '@sextant/domain/imports/read-date'
import { readTime } from '@sextant/domain/imports/read-time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const two = (value: number) => String(value).padStart(2, '0')
const day = fc.record({
  year: fc.integer({ min: 1970, max: 2068 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
})
const orders = ['dmy', 'mdy', 'ymd'] as const

type Day = { year: number; month: number; day: number }

const written = ({ year, month, day }: Day, order: (typeof orders)[number], mark: string) =>
  ({ dmy: [day, month, year], mdy: [month, day, year], ymd: [year, month, day] })[order].join(mark)
const iso = ({ year, month, day }: Day) => `${year}-${two(month)}-${two(day)}`

describe('the order of day, month and year in a column of dates', () => {
  test.each([
    [['03/04/2026', '25/04/2026'], 'dmy'],
    [['03/04/2026', '04/25/2026'], 'mdy'],
    [['2026-04-03', '2026/04/25'], 'ymd'],
    [['03.04.2026'], 'dmy'],
    [['2026-04-03', '25/04/2026'], 'dmy'],
    [['03/04/2026', '05/06/2026'], null],
    [['25/04/2026', '04/25/2026'], null],
    [['', 'none', '3 Apr 2026'], null],
    [[], null],
  ])('of %j is %s', (values, order) => expect(dateOrderOf(values)).toBe(order))

  test('is decided by a single day after the twelfth, however many other dates are ambiguous', () => {
    const early = day.map((one) => ({ ...one, day: (one.day % 12) + 1 }))
    const origin = { year: 2026, month: 4, day: 25 }
    fc.assert(
      fc.property(fc.array(early), fc.constantFrom(...orders), (others, order) => {
        expect(dateOrderOf([...others, origin].map((one) => written(one, order, '/')))).toBe(order)
      }),
    )
  })
})

describe('reading a date', () => {
  test('reads back dates in any order and with any separator', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...orders), fc.constantFrom('/', '.', '-'), (one, order, mark) => {
        expect(readDate(written(one, order, mark), order)?.day).toBe(iso(one))
      }),
    )
  })

  test.each([
    ['2026-11-21', '2026-11-21'],
    ['20261121', '2026-11-21'],
    ['21.11.26', '2026-11-21'],
    ['1.2.99', '1999-02-01'],
    ['21 Nov 2026', '2026-11-21'],
    ['21. November 2026', '2026-11-21'],
    ['21NOV26', '2026-11-21'],
    ['21-Nov-26', '2026-11-21'],
    ['Nov 21, 2026', '2026-11-21'],
    ['November 21st 2026', '2026-11-21'],
    ['21 de noviembre de 2026', '2026-11-21'],
    ['1er août 2026', '2026-08-01'],
    ['Sat, 21 Nov 2026', '2026-11-21'],
    ['Samstag, 5. Dezember 2026', '2026-12-05'],
    ['3. März 2026', '2026-03-03'],
    ['46347', '2026-11-21'],
    ['36526', '2000-01-01'],
  ])('%s is %s', (text, read) => expect(readDate(text, 'dmy')).toEqual({ day: read, time: null }))

  test.each([
    ['2026-11-21T09:30:00Z', '09:30:00'],
    ['21.11.2026 9:30', '09:30:00'],
    ['21/11/2026, 9:30 PM', '21:30:00'],
    ['2026-11-21 00:00:00', null],
  ])('reads %s with the time %s', (text, time) => expect(readDate(text, 'dmy')).toEqual({ day: '2026-11-21', time }))

  test.each(['', 'soon', '31.02.2026', '2026-13-01', '11/21/2026', '21/11', '12345', '21 Foo 2026', '1.1.2026 late'])(
    'rejects %j where the day comes first',
    (text) => expect(readDate(text, 'dmy')).toBeNull(),
  )

  test.each(['0000-01-01', '01.01.0001', '31 December 9999', '1899-12-31', '2200-01-01'])(
    'rejects %s because its year is out of range',
    (text) => expect(readDate(text, 'dmy')).toBeNull(),
  )

  test('never throws, and only returns days that exist', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...orders), (text, order) => {
        const read = readDate(text, order)
        const day = read?.day ?? '2026-11-21'
        expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
      }),
    )
  })
})

describe('reading a time', () => {
  test.each([
    ['9:30', '09:30:00'],
    ['09.30', '09:30:00'],
    ['0930', '09:30:00'],
    ['930', '09:30:00'],
    ['21h30', '21:30:00'],
    ['21h', '21:00:00'],
    ['21:30:15', '21:30:15'],
    ['21:30 Uhr', '21:30:00'],
    ['9 Uhr', '09:00:00'],
    ['9:30 pm', '21:30:00'],
    ['9:30 p.m.', '21:30:00'],
    ['12:05 AM', '00:05:00'],
    ['12 pm', '12:00:00'],
    ['9pm', '21:00:00'],
    ['09:30+01:00', '09:30:00'],
    ['09:30:00.000Z', '09:30:00'],
    ['0.395833', '09:30:00'],
  ])('%s is %s', (text, time) => expect(readTime(text)).toBe(time))

  test.each(['', 'noon', '24:00', '13:00 pm', '9:60', '9', '21.11.2026', '12345'])('rejects %j', (text) =>
    expect(readTime(text)).toBeNull(),
  )

  test('reads back every minute of the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(':', '.', 'h', ''), (minutes, mark) => {
        const [hours, rest] = [two(Math.floor(minutes / 60)), two(minutes % 60)]
        expect(readTime(`${hours}${mark}${rest}`)).toBe(`${hours}:${rest}:00`)
      }),
    )
  })
})
