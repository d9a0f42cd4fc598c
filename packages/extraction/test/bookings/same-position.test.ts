import type { Slot } from '@sextant/extraction/bookings/kinds'
import { withOwnPlaces } from '@sextant/extraction/bookings/places/own-places'
import { withCorrespondingReferences } from '@sextant/extraction/bookings/references/corresponding-references'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import type { Candidate, Role } from '@sextant/extraction/bookings/roles'
import { withOwnDays } from '@sextant/extraction/bookings/times/own-days'
import type { Mention } from '@sextant/extraction/mentions/mention'
import { expect, test } from 'vitest'

/** Lines that all begin at the left margin. */
const lines = Array.from({ length: 40 }, () => ({ left: 0 }))

/** A value in a line, after a number of characters, with its probability of having a role. */
const value = (type: Mention['type'], text: string, line: number, role: Role = 'none', probability = 0): Candidate => ({
  mention: { type, line, start: 4, end: 4 + text.length, value: text, form: '', detail: '' },
  features: Int32Array.of(),
  roles: { [role]: probability },
})

const booking = (
  kind: Booking['kind'],
  [start, end]: readonly [string, string],
  anchor: Candidate,
  slots: Partial<Record<Slot, Candidate>>,
): Booking => ({
  kind,
  start,
  end,
  probability: 0.9,
  draft: {
    kind,
    anchor,
    probability: 0.9,
    slots,
    slotProbabilities: { place: 0.9 },
    ranked: {},
    travelers: [],
    persons: [],
    travelersProbability: 1,
  },
})

const valuesOf = (bookings: readonly Booking[], slot: Slot): (string | undefined)[] =>
  bookings.map(({ draft }) => draft.slots[slot]?.mention.value)

const [linden, seehof] = [value('text', 'Hotel Linden', 3, 'place', 0.1), value('text', 'Seehof', 8, 'place', 0.8)]
const stays = (second: readonly [string, string] = ['2026-09-03', '2026-09-05']): Booking[] => [
  booking('lodging', ['2026-09-01', '2026-09-03'], value('date', '2026-09-01', 5), { place: seehof }),
  booking('lodging', second, value('date', second[0], 10), { place: seehof }),
]

test('successive stays with one name each have the names that stand above their days', () => {
  expect(valuesOf(withOwnPlaces(stays(), { candidates: [linden, seehof], lines }), 'place')).toEqual([
    'Hotel Linden',
    'Seehof',
  ])
})

test('successive stays in one hotel keep its name where the page has no other', () => {
  const unlikely = value('text', 'Double room', 4, 'place', 0.3)
  expect(valuesOf(withOwnPlaces(stays(), { candidates: [unlikely, seehof], lines }), 'place')).toEqual([
    'Seehof',
    'Seehof',
  ])
})

test('the stay that is less sure of a name that two have chosen has the next likely one', () => {
  const doubtful = (other: Candidate): Booking[] =>
    stays().map((stay, at) => ({
      ...stay,
      draft: {
        ...stay.draft,
        slotProbabilities: { place: at === 0 ? 0.9 : 0.6 },
        ranked: { place: at === 0 ? [] : [{ candidate: other, probability: 0.2 }] },
      },
    }))
  const placesWith = (name: string, property: number, line = 12) =>
    valuesOf(
      withOwnPlaces(doubtful(value('text', name, line, 'place', property)), { candidates: [seehof], lines }),
      'place',
    )
  expect(placesWith('Hotel Krone', 0.3)).toEqual(['Seehof', 'Hotel Krone'])
  expect(placesWith('Hotel Krone', 0.3, 2)).toEqual(['Seehof', 'Seehof'])
  expect(placesWith('Double room', 0.1)).toEqual(['Seehof', 'Seehof'])
  expect(placesWith('Hotel Seehof', 0.3)).toEqual(['Seehof', 'Seehof'])
})

test('rooms of the same days are in the same hotel', () => {
  const rooms = stays(['2026-09-01', '2026-09-03'])
  expect(valuesOf(withOwnPlaces(rooms, { candidates: [linden, seehof], lines }), 'place')).toEqual(['Seehof', 'Seehof'])
})

test('a booking has the reference that stands where another one of its kind has its own', () => {
  const [first, second] = [value('code', 'KA7718', 2, 'reference', 0.9), value('code', '20931', 12, 'reference', 0.1)]
  const legs = (shared: Candidate): Booking[] => [
    booking('train', ['2026-09-01T08:00', '2026-09-01T09:00'], value('time', '08:00', 4), { reference: shared }),
    booking('train', ['2026-09-02T08:00', '2026-09-02T09:00'], value('time', '08:00', 14), { reference: shared }),
  ]
  expect(
    valuesOf(withCorrespondingReferences(legs(first), { candidates: [first, second], lines }), 'reference'),
  ).toEqual(['KA7718', '20931'])
  expect(valuesOf(withCorrespondingReferences(legs(first), { candidates: [first], lines }), 'reference')).toEqual([
    'KA7718',
    'KA7718',
  ])
})

const flight = (times: readonly [string, string], line: number, from: string, to: string, startDate: Candidate) =>
  booking('flight', times, value('time', times[0].slice(11), line), {
    startDate,
    from: value('airport', from, line),
    to: value('airport', to, line),
  })

test('a flight that has the day of another one has the date that stands at the same place', () => {
  const [out, back] = [value('date', '2026-09-01', 2, 'start', 0.9), value('date', '2026-09-08', 12, 'start', 0.2)]
  const flights = [
    flight(['2026-09-01T08:00', '2026-09-01T09:30'], 4, 'BRU', 'FIH', out),
    flight(['2026-09-01T20:00', '2026-09-01T23:00'], 14, 'FIH', 'BRU', out),
  ]
  const read = withOwnDays(flights, { candidates: [out, back], lines })
  expect(read.map(({ start }) => start)).toEqual(['2026-09-01T08:00', '2026-09-08T20:00'])
})

test('a connection that leaves before the first flight arrives leaves on the next day', () => {
  const day = value('date', '2026-09-01', 2, 'start', 0.9)
  const flights = [
    flight(['2026-09-01T20:35', '2026-09-01T21:50'], 4, 'TRN', 'FCO', day),
    flight(['2026-09-01T07:55', '2026-09-01T09:10'], 6, 'FCO', 'CTA', day),
  ]
  const read = withOwnDays(flights, { candidates: [day], lines })
  expect(read.map(({ start }) => start)).toEqual(['2026-09-01T20:35', '2026-09-02T07:55'])
})
