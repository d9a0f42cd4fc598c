import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Draft, RankedOption } from '@sextant/extraction/bookings/draft'
import { withConnectedLegs } from '@sextant/extraction/bookings/journeys/connect-legs'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import { expect, test } from 'vitest'

const candidate = (type: Candidate['mention']['type'], value: string): Candidate => ({
  mention: { type, line: 0, start: 0, end: value.length, value, form: '', detail: '' },
  features: Int32Array.of(),
  roles: {},
})

type Options = Readonly<Record<string, number>>

/** A leg with the options of its ends and their probabilities, the chosen one first; `-` leaves an end open. */
function leg(kind: ReservationKind, start: string, end: string | null, from: Options, to: Options): Booking {
  const type = kind === 'flight' ? 'airport' : 'text'
  const optionsOf = (options: Options): RankedOption[] =>
    Object.entries(options).map(([value, probability]) => ({
      candidate: value === '-' ? null : candidate(type, value),
      probability,
    }))
  const ranked = { from: optionsOf(from), to: optionsOf(to) }
  const slots: Draft['slots'] = { startDate: candidate('date', start.slice(0, 10)) }
  const slotProbabilities: Draft['slotProbabilities'] = {}
  for (const slot of ['from', 'to'] as const) {
    const [chosen] = ranked[slot]
    if (chosen?.candidate) slots[slot] = chosen.candidate
    slotProbabilities[slot] = chosen?.probability ?? 0
  }
  if (end !== null) slots.endTime = candidate('time', end.slice(11))
  const draft: Draft = {
    kind,
    anchor: candidate('time', start.slice(11)),
    probability: 1,
    slots,
    slotProbabilities,
    ranked,
    travelers: [],
    persons: [],
    travelersProbability: 1,
  }
  return { kind, start, end, draft, probability: 1 }
}

const routes = (...legs: Booking[]): string[] =>
  withConnectedLegs(legs).map(
    ({ draft: { slots } }) => `${slots.from?.mention.value ?? '-'} ${slots.to?.mention.value ?? '-'}`,
  )

test('a leg begins where the one before it ended', () =>
  expect(
    routes(
      leg('train', '2027-05-03T08:00', null, { Chur: 0.9 }, { Tirano: 0.9 }),
      leg('train', '2027-05-09T16:00', null, { Chur: 0.6, Tirano: 0.3 }, { Tirano: 0.6, Chur: 0.3 }),
    ),
  ).toEqual(['Chur Tirano', 'Tirano Chur']))

test('a leg that surely begins elsewhere does', () =>
  expect(
    routes(
      leg('train', '2027-05-03T08:00', null, { Chur: 0.9 }, { Tirano: 0.9 }),
      leg('train', '2027-05-09T16:00', null, { Milano: 0.97, Tirano: 0.02 }, { Zürich: 0.9 }),
    ),
  ).toEqual(['Chur Tirano', 'Milano Zürich']))

/** A leg whose chosen ends are in lines of their own, unlike those of the others. */
function apart(one: Booking, line: number): Booking {
  const moved = ({ candidate: own, probability }: RankedOption): RankedOption => ({
    candidate: own && { ...own, mention: { ...own.mention, line } },
    probability,
  })
  const { slots, ranked } = one.draft
  const ownRanked = { ...ranked, from: ranked.from?.map(moved) ?? [], to: ranked.to?.map(moved) ?? [] }
  const [from, to] = [ownRanked.from[0]?.candidate, ownRanked.to[0]?.candidate]
  return {
    ...one,
    draft: { ...one.draft, ranked: ownRanked, slots: { ...slots, ...(from && { from }), ...(to && { to }) } },
  }
}

test('a place that stands on the page for one leg alone is not given up for a connection', () =>
  expect(
    routes(
      apart(leg('flight', '2027-05-03T08:00', null, { NQZ: 0.9 }, { IST: 0.9 }), 3),
      apart(leg('flight', '2027-05-09T16:00', null, { SAW: 0.55, IST: 0.4 }, { ALA: 0.9 }), 8),
    ),
  ).toEqual(['NQZ IST', 'SAW ALA']))

test('a connection completes the name of a stop, and does not cut it', () => {
  const way = (to: Options): Booking => apart(leg('bus', '2027-05-03T08:00', null, { 'Oban, Pier': 0.9 }, to), 3)
  const back = (from: Options): Booking => apart(leg('bus', '2027-05-09T08:00', null, from, { 'Oban, Pier': 0.9 }), 8)
  expect(routes(way({ 'Perth Mill Street': 0.9 }), back({ 'Perth Mill': 0.6, 'Perth Mill Street': 0.4 }))).toEqual([
    'Oban, Pier Perth Mill Street',
    'Perth Mill Street Oban, Pier',
  ])
  expect(routes(way({ 'Perth Mill Stop 3': 0.6, 'Perth Mill': 0.4 }), back({ 'Perth Mill': 0.9 }))).toEqual([
    'Oban, Pier Perth Mill Stop 3',
    'Perth Mill Oban, Pier',
  ])
})

test('a leg ends elsewhere than it begins, where the page has another end', () => {
  expect(routes(leg('boat', '2027-05-03T08:00', null, { Oban: 0.9 }, { Oban: 0.7, Craignure: 0.2 }))).toEqual([
    'Oban Craignure',
  ])
  expect(routes(leg('boat', '2027-05-03T08:00', null, { Oban: 0.9 }, { Oban: 0.9 }))).toEqual(['Oban Oban'])
})

test('a flight has ends between which it can take its time', () =>
  expect(
    routes(leg('flight', '2027-05-03T08:00', '2027-05-03T09:10', { LGW: 0.5 }, { SYD: 0.5, EDI: 0.3, '-': 0.2 })),
  ).toEqual(['LGW EDI']))

test('rentals keep their desks', () =>
  expect(routes(leg('car', '2027-05-03T08:00', null, { Oslo: 0.9 }, { Oslo: 0.6, Bergen: 0.4 }))).toEqual([
    'Oslo Oslo',
  ]))
