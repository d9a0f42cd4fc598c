import { type FillableField, valueFromText } from '@sextant/domain/segments/value-from-text'
import { expect, test } from 'vitest'

const valueFor = (field: FillableField, text: string, current = '', whole = text) =>
  valueFromText(field, text, { whole, sent: '2026-03-03T08:00:00Z', current })

test.each([
  ['Friday, 20 March 2026', '', '2026-03-20'],
  ['20. März 2026 um 15:05 Uhr', '', '2026-03-20T15:05'],
  ['March 20th, 3:05 pm', '', '2026-03-20T15:05'],
  ['ab 15:05', '2026-03-20', '2026-03-20T15:05'],
  ['21 March 2026', '2026-03-20T15:05', '2026-03-21T15:05'],
])('“%s” selected for a time that is “%s” gives %s', (text, current, value) => {
  expect(valueFor('start_datetime', text, current)).toEqual({ start_datetime: value })
})

test('the other dates of the text tell the order of day and month', () => {
  const whole = 'Check-in 03/04/2026, check-out 03/25/2026'
  expect(valueFor('start_datetime', '03/04/2026', '', whole)).toEqual({ start_datetime: '2026-03-04' })
  expect(valueFor('start_datetime', '03/04/2026')).toEqual({ start_datetime: '2026-04-03' })
})

test.each<[FillableField, string, object]>([
  ['price', 'Total: EUR 1.240,50', { price: '1240.50', currency: 'EUR' }],
  ['price', '240', { price: '240' }],
  ['currency', '€', { currency: 'EUR' }],
  ['origin', 'Frankfurt (FRA)', { origin: 'FRA' }],
  ['start_country_code', 'Germany', { start_country_code: 'DE' }],
  ['start_country_code', 'AT', { start_country_code: 'AT' }],
  ['flight_number', 'Flight LH 0400', { flight_number: 'LH400' }],
  ['hotel_name', '  Hotel\n  Krone ', { hotel_name: 'Hotel Krone' }],
  ['traveler', 'Ada  Byron', { traveler: 'Ada Byron' }],
])('%s takes its value from “%s”', (field, text, values) => {
  expect(valueFor(field, text)).toEqual(values)
})

test.each<[FillableField, string]>([
  ['start_datetime', 'Hotel Krone'],
  ['end_datetime', '15:05'],
  ['price', 'free of charge'],
  ['destination', 'Frankfurt'],
  ['end_country_code', 'Atlantis'],
  ['hotel_name', ' \n '],
])('%s takes nothing from “%s”', (field, text) => {
  expect(valueFor(field, text)).toBeNull()
})
