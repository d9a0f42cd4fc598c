import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Draft, ScoredDraft } from '@sextant/extraction/bookings/draft'
import { type Slot, slotTypes } from '@sextant/extraction/bookings/kinds'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import { endOf, startOf } from '@sextant/extraction/bookings/times/draft-times'
import { withPossibleTimes } from '@sextant/extraction/bookings/times/possible-times'
import { expect, test } from 'vitest'

const candidate = (type: Candidate['mention']['type'], value: string): Candidate => ({
  mention: { type, line: 0, start: 0, end: value.length, value, form: '', detail: '' },
  features: Int32Array.of(),
  roles: {},
})

/** A journey that starts at a time; each slot with its options, the likeliest first. */
function journey(kind: ReservationKind, start: string, options: Partial<Record<Slot, (string | null)[]>>): Draft {
  const ranked: Draft['ranked'] = {}
  for (const slot of ['endDate', 'endTime', 'from', 'to'] as const) {
    const type = kind === 'flight' && (slot === 'from' || slot === 'to') ? 'airport' : slotTypes[slot]
    const values = options[slot]
    if (values)
      ranked[slot] = values.map((value, at) => ({
        candidate: value === null ? null : candidate(type, value),
        probability: 0.6 / (at + 1),
      }))
  }
  const slots: Draft['slots'] = { startDate: candidate('date', start.slice(0, 10)) }
  for (const slot of ['endDate', 'endTime', 'from', 'to'] as const) {
    const chosen = ranked[slot]?.[0]?.candidate
    if (chosen) slots[slot] = chosen
  }
  return {
    kind,
    anchor: candidate('time', start.slice(11)),
    probability: 1,
    slots,
    slotProbabilities: { endDate: 0.6, endTime: 0.6, from: 0.6, to: 0.6 },
    ranked,
    travelers: [],
    persons: [],
    travelersProbability: 1,
  }
}

const possible = (draft: Draft): ScoredDraft => withPossibleTimes({ draft, probability: 0.8 })

function timesOf(draft: Draft): string {
  const start = startOf(draft) ?? ''
  return `${start} ${endOf(draft, start) ?? '-'}`
}

test.each<[string, ReservationKind, string, Partial<Record<Slot, (string | null)[]>>, string]>([
  [
    'a flight that arrives days later',
    'flight',
    '2027-03-11T09:11',
    { from: ['PTY'], to: ['HAV'], endTime: ['11:44'], endDate: ['2027-03-16', null] },
    '2027-03-11T09:11 2027-03-11T11:44',
  ],
  [
    'a flight that ends when another one does',
    'flight',
    '2026-10-05T07:00',
    { from: ['MUC'], to: ['LHR'], endTime: ['19:40', '08:05'] },
    '2026-10-05T07:00 2026-10-05T08:05',
  ],
  [
    'a coach of seven weeks',
    'bus',
    '2027-03-25T13:00',
    { endTime: ['17:50'], endDate: ['2027-05-12', '2027-03-25'] },
    '2027-03-25T13:00 2027-03-25T17:50',
  ],
])('the choice of times chooses times that are possible for %s', (_, kind, start, options, expected) =>
  expect(timesOf(possible(journey(kind, start, options)).draft)).toBe(expected),
)

test('the choice of times keeps a journey that is possible, and one that has no possible times', () => {
  const ferry = journey('boat', '2027-07-01T18:00', { endTime: ['09:00'], endDate: ['2027-07-05', null] })
  expect(possible(ferry).draft).toBe(ferry)
  const coach = journey('bus', '2027-03-25T13:00', { endTime: ['17:50'], endDate: ['2027-05-12'] })
  expect(possible(coach).draft).toBe(coach)
})

test('infers the day of arrival from the distance and the zones', () => {
  const east = journey('flight', '2027-02-12T11:55', { from: ['LHR'], to: ['PER'], endTime: ['13:00'] })
  expect(timesOf(east)).toBe('2027-02-12T11:55 2027-02-13T13:00')
  const overDateLine = journey('flight', '2027-10-15T17:05', { from: ['HND'], to: ['ORD'], endTime: ['14:40'] })
  expect(timesOf(overDateLine)).toBe('2027-10-15T17:05 2027-10-15T14:40')
})

test('a stay has a night: its last day is a later one, and it is as much less likely as such days are', () => {
  const day = candidate('date', '2027-06-21')
  const stay: Draft = {
    ...journey('lodging', '2027-06-21T15:00', { endDate: ['2027-06-21', '2027-06-24'] }),
    anchor: day,
    slotProbabilities: { endDate: 0.6 },
  }
  const { draft, probability } = possible(stay)
  expect(draft.slots.endDate?.mention.value).toBe('2027-06-24')
  expect(probability).toBeCloseTo(0.8 * 0.3)
})
