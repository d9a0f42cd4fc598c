import { withEndsInColumns, withOwnColumns } from '@sextant/extraction/bookings/places/own-columns'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import { expect, test } from 'vitest'
import { candidateAt, draftOf } from '../drafts'

const stopAt = (value: string, line: number): Candidate => ({
  ...candidateAt('text', value, line),
  roles: { from: 0.4, to: 0.4 },
})
/** Times in the first row, and two stops below each. */
const stops = [stopAt('Airport', 2), stopAt('Pension Gams', 3), stopAt('Pension Gams', 4), stopAt('Airport', 5)]

const rideAt = (line: number, from: Candidate, to: Candidate): Booking => {
  const draft = draftOf('taxi', { slots: { startTime: '08:10' }, line })
  return {
    kind: 'taxi',
    start: '2027-02-06T08:10',
    end: null,
    draft: { ...draft, slots: { ...draft.slots, from, to } },
    probability: 0.9,
  }
}

function routesOf(columns: readonly number[]): string[] {
  const lines = columns.map((left, index) => ({ left, row: Math.floor(index / 2) }))
  const [a, b, c, d] = stops
  if (!a || !b || !c || !d) return []
  const rides = [rideAt(0, b, d), rideAt(1, b, d)]
  return withOwnColumns(rides, { candidates: stops, lines }).map(
    ({ draft: { slots } }) => `${slots.from?.mention.line} ${slots.to?.mention.line}`,
  )
}

test('rides side by side take the places in their own columns', () =>
  expect(routesOf([0, 0.5, 0, 0.5, 0, 0.5])).toEqual(['2 4', '3 5']))

test('rides keep their places if the columns have others', () =>
  expect(routesOf([0, 0.5, 0.25, 0.75, 0.25, 0.75])).toEqual(['3 5', '3 5']))

test.each([
  [[0, 0.6, 0, 0.6], 'Montreal', 'Montreal Quebec'],
  [[0, 0.6, 0, 0.6], 'Quebec', 'Montreal Quebec'],
  [[0, 0.3, 0, 0.6], 'Montreal', 'Montreal undefined'],
])('names above the times of a journey in the columns %j are both of its ends', (columns, known, expected) => {
  const [from, to] = ['Montreal', 'Quebec'].map((name, line) => candidateAt('text', name, line))
  const [departs, arrives] = ['17:00', '21:54'].map((time, at) => candidateAt('time', time, 2 + at))
  if (!from || !to || !departs || !arrives) throw new Error('A name or time is missing.')
  for (const { mention } of [from, to]) mention.form = 'line'
  const draft = { ...draftOf('train', { slots: { startDate: '2027-02-06' } }), anchor: departs }
  const slots = { ...draft.slots, from: known === 'Quebec' ? to : from, endTime: arrives }
  const ride: Booking = { ...rideAt(0, from, to), kind: 'train', draft: { ...draft, slots } }
  const lines = columns.map((left, index) => ({ left, row: Math.floor(index / 2) }))
  const [whole] = withEndsInColumns([ride], { candidates: [from, to], lines })
  const { slots: ends } = whole?.draft ?? draft
  expect(`${ends.from?.mention.value} ${ends.to?.mention.value}`).toBe(expected)
})
