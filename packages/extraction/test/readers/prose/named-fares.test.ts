import type { Reservation } from '@sextant/contract/emails/reservation'
import { withFares } from '@sextant/extraction/readers/prose/named-fares'
import { expect, test } from 'vitest'

const flight: Reservation = {
  kind: 'flight',
  status: 'confirmed',
  travelers: [{ name: 'Grace Hopper' }, { name: 'Ada Lovelace' }],
  provider: {},
  start: { place: {}, time: {} },
  end: { place: {}, time: {} },
  price: '270.00',
  currency: 'USD',
  confidence: 1,
  evidence: { 'travelers.1.name': { reader: 'prose', part: '1', path: '1:1', text: 'Ada Lovelace' } },
}
const faresOf = (text: string): string[] =>
  withFares([flight], [text]).map(({ travelers, price }) => `${travelers.map(({ name }) => name).join(', ')} ${price}`)

test('each traveler has the fare in the line with their name', () => {
  const text = 'Ms Grace Hopper (adult)  USD 120.00\nMs Ada Lovelace (adult)  USD 150.00\nTotal USD 270.00'
  expect(faresOf(text)).toEqual(['Grace Hopper 120.00', 'Ada Lovelace 150.00'])
  expect(withFares([flight], [text]).map(({ evidence }) => Object.keys(evidence))).toEqual([[], ['travelers.0.name']])
})

test('each traveler has the total of a row that lists fare and tax', () => {
  const rows = (tax: string) =>
    `Grace Hopper  USD 100.00  USD 20.00  USD 120.00\nAda Lovelace  USD 130.00  ${tax}  USD 150.00`
  expect(faresOf(rows('USD 20.00'))).toEqual(['Grace Hopper 120.00', 'Ada Lovelace 150.00'])
  expect(faresOf(rows('USD 30.00'))).toEqual(['Grace Hopper, Ada Lovelace 270.00'])
})

test.each([
  'Grace Hopper USD 120.00\nAda Lovelace USD 140.00',
  'Grace Hopper USD 120.00\nTotal USD 270.00',
  'Grace Hopper EUR 120.00\nAda Lovelace EUR 150.00',
  'Grace Hopper and Ada Lovelace USD 270.00',
  'Grace Hopper USD 135.00\nAda Lovelace USD 135.00',
])('the price is shared: %j', (text) => {
  expect(faresOf(text)).toEqual(['Grace Hopper, Ada Lovelace 270.00'])
})

test('each traveler has the price of the room that is listed with their name', () => {
  const rooms = (...lines: string[]): string[] => faresOf(`Guests: Grace Hopper, Ada Lovelace\n\n${lines.join('\n')}`)
  const first = ['Room 1: double', 'Guest: Grace Hopper', 'Rate: USD 60.00', 'Price: USD 120.00']
  const second = ['', 'Room 2: single', 'Guest: Ada Lovelace', 'Price: USD 150.00']
  expect(rooms(...first, ...second, 'Total: USD 270.00')).toEqual(['Grace Hopper 120.00', 'Ada Lovelace 150.00'])
  expect(rooms(...first, ...second.slice(0, 3), 'Total: USD 270.00')).toEqual(['Grace Hopper, Ada Lovelace 270.00'])
})

test('those in one room share its price', () => {
  const three = { ...flight, travelers: [...flight.travelers, { name: 'Jan van der Berg' }] }
  const text = 'Room 1: Grace Hopper, Ada Lovelace\nUSD 100.01\nRoom 2: Jan van der Berg\nUSD 169.99\nTotal USD 270.00'
  expect(withFares([three], [text]).map(({ price }) => price)).toEqual(['50.01', '50.00', '169.99'])
})

test('the same rooms in two texts are read once', () => {
  const rooms = 'Guest: Grace Hopper\nUSD 120.00\nGuest: Ada Lovelace\nUSD 150.00\nTotal: USD 270.00'
  expect(withFares([flight], [rooms, rooms]).map(({ price }) => price)).toEqual(['120.00', '150.00'])
})
