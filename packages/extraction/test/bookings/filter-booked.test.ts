import { filterBooked, isAboutBooking } from '@sextant/extraction/bookings/filter-booked'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftOf } from './drafts'
import { readCandidates } from './read-candidates'

test.each([
  { gate: 0.999, best: 0.1, expected: true },
  { gate: 0.95, best: 0.85, expected: true },
  { gate: 0.98, best: 0.5, expected: true },
  { gate: 0.95, best: 0.7, expected: true },
  { gate: 0.95, best: 0.6, expected: false },
  { gate: 0.92, best: 0.7, expected: false },
  { gate: 0.7, best: 0.95, expected: true },
  { gate: 0.7, best: 0.85, expected: false },
  { gate: 0.5, best: 1, expected: false },
])('a gate of $gate and a best booking of $best: $expected', ({ gate, best, expected }) =>
  expect(isAboutBooking(gate, best)).toBe(expected),
)

test('a likelier page or booking never turns a page down', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, share, share, (gate, best, likelier, better) => {
      const isAbout = isAboutBooking(Math.max(gate, likelier), Math.max(best, better))
      expect(isAbout || !isAboutBooking(gate, best)).toBe(true)
    }),
  )
})

test.each([
  ['flights', 'LH 1166 Frankfurt - Madrid 2027-05-10\nLH 1117 Madrid - Frankfurt 2027-05-12', []],
  ['nights', 'Arrival with LH 1166: 2027-05-10\nDeparture: 2027-05-12', ['lodging']],
])('a stay from one day to the other is none if both are those of flights: %s', (_, days, expected) => {
  const { context, candidates } = readCandidates(`Invoice RE-2027, reference HB-7714\n${days}`)
  const [anchor, endDate] = candidates.filter(({ mention }) => mention.type === 'date')
  const reference = candidates.find(({ mention }) => mention.value === 'HB-7714')
  if (!anchor || !endDate || !reference) throw new Error('The page has no days or no reference.')
  const draft = { ...draftOf('lodging', { slots: {} }), anchor, slots: { endDate, reference } }
  const stay: Booking = { kind: 'lodging', start: '2027-05-10', end: '2027-05-12', draft, probability: 1 }
  const kept = filterBooked([stay], { scoredDrafts: [], gate: 1, context, candidates })
  expect(kept.map(({ kind }) => kind)).toEqual(expected)
})

/** A booking of a page: its kind, time, reference and place, and how likely it is. */
type Found = [kind: Booking['kind'], start: string, reference: string | null, probability?: number, place?: string]

/** The kinds of the bookings of a page that are kept. */
function keptOf(text: string, bookings: readonly Found[], firstOrigin: 'body' | 'subject' = 'body') {
  const { context, candidates } = readCandidates(text, {}, firstOrigin)
  const find = (value: string) => {
    const found = candidates.find(({ mention }) => mention.value === value)
    if (!found) throw new Error(`The page has no ${value}.`)
    return found
  }
  const all = bookings.map(([kind, start, reference, probability = 1, place]): Booking => {
    const draft = {
      kind,
      anchor: find(start),
      probability: 1,
      slots: { ...(reference !== null && { reference: find(reference) }), ...(place && { place: find(place) }) },
      slotProbabilities: {},
      ranked: {},
      travelers: [],
      persons: [],
      travelersProbability: 1,
    }
    return { kind, start: `2027-05-10T${start}`, end: null, draft, probability }
  })
  return filterBooked(all, { scoredDrafts: [], gate: 1, context, candidates }).map(({ kind }) => kind)
}

test('the flight that a ride meets is no booking, one with a reference of its own is', () => {
  const text = 'Transfer TRF-6041: flight TK 1972 arrives 22:35, pick-up 23:40. Booking 7KQ2LM.'
  expect(
    keptOf(text, [
      ['flight', '22:35', 'TRF-6041'],
      ['taxi', '23:40', 'TRF-6041'],
    ]),
  ).toEqual(['taxi'])
  expect(
    keptOf(text, [
      ['flight', '22:35', '7KQ2LM'],
      ['taxi', '23:40', 'TRF-6041'],
    ]),
  ).toEqual(['flight', 'taxi'])
})

test('a flight far from a ride is none that it meets', () => {
  const { context, candidates } = readCandidates('Booking TRF-6041\nFlight 2027-05-10 08:35\nRide 2027-09-23 21:50')
  const booking = (kind: 'flight' | 'taxi', start: string): Booking => {
    const anchor = candidates.find(({ mention }) => mention.value === start.slice(11))
    const reference = candidates.find(({ mention }) => mention.value === 'TRF-6041')
    if (!anchor || !reference) throw new Error('The page has no such hour.')
    const draft = { ...draftOf(kind, { slots: {} }), anchor, slots: { reference } }
    return { kind, start, end: null, draft, probability: 1 }
  }
  const all = [booking('flight', '2027-05-10T08:35'), booking('taxi', '2027-09-23T21:50')]
  const kept = filterBooked(all, { scoredDrafts: [], gate: 1, context, candidates })
  expect(kept.map(({ kind }) => kind)).toEqual(['flight', 'taxi'])
})

test.each([
  ['You are on the waiting list\nWe have added you to the waiting list for 10:15, reference WL-00913.', []],
  ['You are on the waiting list\nYour seats at 10:15 are confirmed, WL-00913 is on the waiting list.', ['train']],
  ["You're on the Notify list\nBeing on it doesn't guarantee you a table. 10:15, WL-00913", []],
])('who waits for a place has not booked one: %s', (text, expected) =>
  expect(keptOf(text, [['train', '10:15', 'WL-00913']])).toEqual(expected),
)

test.each([
  ['In your cart\nDeparting flight 10:15, customer number 14-69492', []],
  ['Your flights in May\nDeparting flight 10:15, customer number 14-69492', ['flight']],
  ['Vuelos: programa completo\nVuelo de ida 10:15, número de cliente 14-69492', ['flight']],
  ['Vuelo completo\nVuelo de ida 10:15, número de cliente 14-69492', []],
])('nothing is booked where the subject says so, and nobody is named: %s', (text, expected) =>
  expect(keptOf(text, [['flight', '10:15', '14-69492']], 'subject')).toEqual(expected),
)

test.each([
  ['Hi both\nNothing is booked yet\nTrain 10:15, ABC123', []],
  [`Hi both\n${'The train is below\n'.repeat(5)}Train 10:15, ABC123\nGoing home: nothing is booked`, ['train']],
])('what is said further below to be not booked is said of a part: %s', (text, expected) =>
  expect(keptOf(text, [['train', '10:15', 'ABC123']])).toEqual(expected),
)

test.each([
  ['taxi', 0.9, ['taxi']],
  ['restaurant', 0.9, ['restaurant']],
  ['taxi', 0.7, []],
  ['flight', 0.9, []],
] as const)('a %s without a reference or a name at %d: %j', (kind, probability, expected) =>
  expect(keptOf('Thursday 10:15, to the airport', [[kind, '10:15', null, probability]])).toEqual(expected),
)

test.each([
  ['a likely one', 0.95, ['train', 'lodging']],
  ['a doubtful one', 0.7, ['train']],
])('a stay in a house that is named like a person, beside a train: %s', (_, probability, expected) => {
  const text = 'Train 10:15, reference TR-4471\nHotel: Anna Nowak\nfrom 15:00, reference HB-7714'
  const stay: Found = ['lodging', '15:00', 'HB-7714', probability, 'Anna Nowak']
  expect(keptOf(text, [['train', '10:15', 'TR-4471'], stay])).toEqual(expected)
})

test.each([
  ['in full', { endTime: '12:05' }, ['flight']],
  ['without its arrival', {}, []],
])('a flight that a short notice tells %s', (_, arrival, expected) => {
  const { context, candidates } = readCandidates('New departure 10:15, reference X7QK2P')
  const anchor = candidates.find(({ mention }) => mention.value === '10:15')
  if (!anchor) throw new Error('The page has no hour.')
  const leg = { startDate: '2027-05-10', startTime: '10:15', from: 'DOH', to: 'LHR', number: '3' }
  const draft = draftOf('flight', { slots: { ...leg, ...arrival, reference: 'X7QK2P' } })
  const flight: Booking = {
    kind: 'flight',
    start: '2027-05-10T10:15',
    end: null,
    draft: { ...draft, anchor },
    probability: 0.3,
  }
  expect(filterBooked([flight], { scoredDrafts: [], gate: 0.95, context, candidates }).map(({ kind }) => kind)).toEqual(
    expected,
  )
})

test.each([
  { gate: 1, probability: 0.65, expected: ['lodging'] },
  { gate: 1, probability: 0.55, expected: [] },
  { gate: 0.98, probability: 0.65, expected: [] },
  { gate: 0.98, probability: 0.85, expected: ['lodging'] },
])(
  'a stay that only names its guest, gate $gate, probability $probability: $expected',
  ({ gate, probability, expected }) => {
    const { context, candidates } = readCandidates('Room 4 from 2027-05-10 to 2027-05-12 for Anna Nowak')
    const anchor = candidates.find(({ mention }) => mention.value === '2027-05-10')
    if (!anchor) throw new Error('The page has no such day.')
    const draft = { ...draftOf('lodging', { slots: {}, persons: { 'Anna Nowak': 1 } }), anchor }
    const stay: Booking = { kind: 'lodging', start: '2027-05-10', end: null, draft, probability }
    const kept = filterBooked([stay], { scoredDrafts: [], gate, context, candidates })
    expect(kept.map(({ kind }) => kind)).toEqual(expected)
  },
)
