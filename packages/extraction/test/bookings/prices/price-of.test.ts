import { priceOf } from '@sextant/extraction/bookings/prices/price-of'
import { expect, test } from 'vitest'
import { draftOf } from '../drafts'
import { readCandidates } from '../read-candidates'

/** The price of the one booking of a page. */
function priceOn(text: string): string | undefined {
  const { context } = readCandidates(text)
  const draft = draftOf('lodging', { slots: { startDate: '2027-05-10' } })
  const booking = { kind: 'lodging' as const, start: '2027-05-10', end: null, draft, probability: 1 }
  return priceOf(booking, [booking], context)?.value
}

test.each([
  ['the higher one', 'Total: EUR 330.00\nTotal: EUR 350.00', '350.00'],
  ['not the one before', 'New total: EUR 220.00 (previously EUR 330.00)', '220.00'],
  ['not the one before, in a line of its own', 'Previous total: EUR 330.00\nNew total: EUR 220.00', '220.00'],
  ['the one before if there is no other', 'Previous total: EUR 330.00', '330.00'],
])('of several totals the price is %s', (_, text, expected) => expect(priceOn(text)).toBe(expected))

test.each([
  ['3 nights at EUR 120.00 per night', '360.00'],
  ['Drei Nächte zu je 95,00 € pro Nacht', '285.00'],
  ['3泊 × 1泊 15,000円', '45000'],
  ['2 nights at EUR 120.00 per night', undefined],
  ['3 nights at EUR 120.00 per night\nTotal: EUR 372.00', '372.00'],
])('a stay costs its nights times their rate: %s', (text, expected) => {
  const { context } = readCandidates(text)
  const draft = draftOf('lodging', { slots: { startDate: '2027-05-10' } })
  const booking = { kind: 'lodging' as const, start: '2027-05-10', end: '2027-05-13', draft, probability: 1 }
  expect(priceOf(booking, [booking], context)?.value).toBe(expected)
})

/** The prices of two parts, a stay and a rental, which start in lines 1 and 4. */
function pricesOn(...lines: readonly string[]): (string | undefined)[] {
  const { context } = readCandidates(lines.join('\n'))
  const partOf = (kind: 'lodging' | 'car', line: number) => {
    const draft = draftOf(kind, { slots: { startDate: '2027-05-10', reference: 'HX4471' }, line })
    return { kind, start: '2027-05-10', end: null, draft, probability: 1 }
  }
  // the first line of a page is that of its subject, if it has one
  const at = context.read.page.lines.findIndex(({ text }) => text.startsWith('Check-in'))
  const parts = [partOf('lodging', at), partOf('car', at + 3)]
  return parts.map((part) => priceOf(part, parts, context)?.value)
}
const stay = ['Hotel Igiea', 'Check-in: 10 May 2027']
const rental = ['Car rental', 'Pick-up: 10 May 2027']

test.each([
  ['their own, if they add up', 'EUR 450.00', 'EUR 150.00', ['450.00', '150.00']],
  ['the total, if they do not', 'EUR 450.00', 'EUR 50.00', ['600.00', '600.00']],
  ['the total, if they are equal', 'EUR 300.00', 'EUR 300.00', ['600.00', '600.00']],
])('the prices of parts are %s', (_, first, second, expected) =>
  expect(pricesOn(...stay, `Price: ${first}`, ...rental, `Price: ${second}`, 'Total: EUR 600.00')).toEqual(expected),
)

/** The prices of a flight and a stay on a page that sums up what each kind of travel costs. */
function pricesOfKinds(...sums: readonly string[]): (string | undefined)[] {
  const { context } = readCandidates(['Flight LX 1', 'Hotel Igiea', ...sums].join('\n'))
  const at = context.read.page.lines.findIndex(({ text }) => text.startsWith('Flight'))
  const parts = (['flight', 'lodging'] as const).map((kind, place) => {
    const slots = { startDate: '2027-05-10', reference: kind === 'flight' ? 'X7QK2P' : 'H9912' }
    const draft = draftOf(kind, { slots, line: at + place })
    return { kind, start: '2027-05-10', end: null, draft, probability: 1 }
  })
  return parts.map((part) => priceOf(part, parts, context)?.value)
}

test.each([
  [
    ['Flights: EUR 300.00', 'Hotel: EUR 450.00'],
    ['300.00', '450.00'],
  ],
  [
    ['Flights: EUR 300.00', 'Landing: EUR 450.00'],
    ['300.00', '450.00'],
  ],
  [
    ['Flights: EUR 300.00', 'Hotel: EUR 400.00'],
    ['750.00', '750.00'],
  ],
])('kinds of travel have the prices that add up to the total, or else share it: %j', (sums, expected) =>
  expect(pricesOfKinds(...sums, 'Total: EUR 750.00')).toEqual(expected),
)

test('each kind of travel has its own total, if the page has none of all', () =>
  expect(pricesOfKinds('Flights total: EUR 300.00', 'Hotel total: EUR 450.00')).toEqual(['300.00', '450.00']))

/** The prices of a flight and a stay of two travelers, on a page with these sums and a total. */
function pricesForTwo(total: string, ...sums: readonly string[]): (string | undefined)[] {
  const { context } = readCandidates(['Flight LX 1', 'Hotel Igiea', ...sums, `Total: EUR ${total}`].join('\n'))
  const at = context.read.page.lines.findIndex(({ text }) => text.startsWith('Flight'))
  const persons = { 'Grace Hopper': 0.9, 'Ada Lovelace': 0.9 }
  const parts = (['flight', 'lodging'] as const).map((kind, place) => {
    const slots = { startDate: '2027-05-10', reference: kind === 'flight' ? 'X7QK2P' : 'H9912' }
    const draft = draftOf(kind, { slots, persons, line: at + place })
    return { kind, start: '2027-05-10', end: null, draft, probability: 1 }
  })
  return parts.map((part) => priceOf(part, parts, context)?.value)
}

test.each([
  ['750.00', ['300.00', '450.00']],
  ['1500.00', ['600.00', '900.00']],
  ['1400.00', ['1400.00', '1400.00']],
])('prices per person count for each of two travelers if the total is %s', (total, expected) =>
  expect(pricesForTwo(total, 'Flight per person: EUR 300.00', 'Hotel per person: EUR 450.00')).toEqual(expected),
)

/** The prices of two rooms that begin together, each with a reference of its own. */
function pricesOfRooms(...lines: readonly string[]): (string | undefined)[] {
  const { context, candidates } = readCandidates(lines.join('\n'))
  const whole = draftOf('lodging', { slots: { startDate: '2027-05-10' } })
  const rooms = ['HX4471', 'HX4472'].map((code) => {
    const reference = candidates.find(({ mention }) => mention.value === code)
    const slots = { ...whole.slots, ...(reference && { reference }) }
    return { kind: 'lodging' as const, start: '2027-05-10', end: null, draft: { ...whole, slots }, probability: 1 }
  })
  return rooms.map((room) => priceOf(room, rooms, context)?.value)
}

test.each([
  [
    'each its own',
    ['Number: HX4471', 'Total: EUR 300.00', 'Number: HX4472', 'Total: EUR 350.00'],
    ['300.00', '350.00'],
  ],
  ['none, if one has several', ['Number: HX4471', 'Number: HX4472', 'Total: EUR 300.00', 'Total: EUR 350.00'], []],
])('the prices below the references of rooms are %s', (_, lines, expected) =>
  expect(pricesOfRooms('Check-in: 10 May 2027', ...lines).filter((one) => one !== undefined)).toEqual(expected),
)
