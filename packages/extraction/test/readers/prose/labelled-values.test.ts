import { withLabelledValues } from '@sextant/extraction/readers/prose/labelled-values'
import { expect, test } from 'vitest'
import { ofCalendar } from '../of-calendar'

const flights = ofCalendar([
  'UID:QF401-20260310',
  'DTSTART;TZID=Australia/Melbourne:20260310T060000',
  'DTEND;TZID=Australia/Sydney:20260310T072500',
  'SUMMARY:Flight QF401 Melbourne (MEL) to Sydney (SYD)',
]).reservations

const completed = (text: string) => {
  const [flight] = withLabelledValues(flights, [{ part: '1', kind: 'text', text, title: '' }])
  return { names: flight?.travelers.map(({ name }) => name), price: flight?.price, at: flight?.evidence.price?.path }
}

test('a flight of a calendar has the passengers and the total of its email', () => {
  expect(completed('Hi,\nPassenger: Grace Hopper\nPassenger: Ada Lovelace\nTotal: USD 380.00\n')).toEqual({
    names: ['Grace Hopper', 'Ada Lovelace'],
    price: '380.00',
    at: '4',
  })
})

test('products are no passengers, and of two totals neither counts', () => {
  expect(completed('Passenger: Standard Class\nTotal: USD 380.00\nTotal: USD 90.00')).toEqual({
    names: [],
    price: undefined,
    at: undefined,
  })
})
