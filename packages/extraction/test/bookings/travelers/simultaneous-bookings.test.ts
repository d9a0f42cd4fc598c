import type { Draft } from '@sextant/extraction/bookings/draft'
import { withoutSimultaneousBookings } from '@sextant/extraction/bookings/travelers/simultaneous-bookings'
import { expect, test } from 'vitest'
import { draftOf, travelersOf } from '../drafts'

const assigned = (...drafts: Draft[]): string[] =>
  withoutSimultaneousBookings(drafts.map((draft) => ({ draft, probability: 0.95 }))).map(({ draft }) =>
    travelersOf(draft).join(', '),
  )

const room = (startDate: string, endDate: string, persons: Record<string, number>, reference?: string): Draft =>
  draftOf('lodging', {
    slots: { startDate, endDate, place: 'Hotel Bristol', ...(reference && { reference }) },
    persons,
  })

test('nobody sleeps in two rooms at once: each guest is in the room that names them most clearly', () =>
  expect(
    assigned(
      room('2027-06-18', '2027-06-22', { 'Anna Nowak': 0.97, 'Jan Berg': 0.6 }, 'JD-1'),
      room('2027-06-19', '2027-06-22', { 'Anna Nowak': 0.55, 'Jan Berg': 0.99 }, 'JD-2'),
    ),
  ).toEqual(['Anna Nowak', 'Jan Berg']))

test('nobody is on two flights at once, by the zones of their airports', () => {
  const flight = (startTime: string, endTime: string, from: string, persons: Record<string, number>): Draft =>
    draftOf('flight', { slots: { startDate: '2027-11-09', startTime, endTime, from, to: 'ZRH' }, persons })
  expect(
    assigned(
      flight('09:05', '11:50', 'LHR', { 'Anna Nowak': 0.98, 'Jan Berg': 0.6 }),
      flight('10:30', '13:25', 'MAN', { 'Anna Nowak': 0.7, 'Jan Berg': 0.9 }),
    ),
  ).toEqual(['Anna Nowak', 'Jan Berg'])
  expect(
    assigned(
      flight('09:05', '11:50', 'LHR', { 'Anna Nowak': 0.98, 'Jan Berg': 0.6 }),
      flight('14:30', '17:25', 'MAN', { 'Anna Nowak': 0.7, 'Jan Berg': 0.9 }),
    ),
  ).toEqual(['Anna Nowak, Jan Berg', 'Anna Nowak, Jan Berg'])
})

test('two mentions of one stay keep all guests, unless each of them clearly names another one', () => {
  const stay = (persons: Record<string, number>): Draft => room('2027-06-18', '2027-06-22', persons)
  const both = { 'Anna Nowak': 0.9, 'Jan Berg': 0.9 }
  expect(assigned(stay(both), stay({ 'Anna Nowak': 0.99, 'Jan Berg': 0.85 }))).toEqual([
    'Anna Nowak, Jan Berg',
    'Anna Nowak, Jan Berg',
  ])
  expect(
    assigned(stay({ 'Anna Nowak': 0.99, 'Jan Berg': 0.6 }), stay({ 'Anna Nowak': 0.6, 'Jan Berg': 0.99 })),
  ).toEqual(['Anna Nowak', 'Jan Berg'])
})

test('a booking keeps its travelers if all of them would leave it, and rentals are for whom they are', () => {
  const alone = room('2027-06-18', '2027-06-20', { 'Anna Nowak': 0.6 })
  expect(assigned(alone, room('2027-06-19', '2027-06-22', { 'Anna Nowak': 0.99 }))).toEqual([
    'Anna Nowak',
    'Anna Nowak',
  ])
  const rental = (persons: Record<string, number>): Draft =>
    draftOf('car', { slots: { startDate: '2027-06-18', startTime: '10:00', endDate: '2027-06-20' }, persons })
  expect(
    assigned(rental({ 'Anna Nowak': 0.9, 'Jan Berg': 0.6 }), rental({ 'Anna Nowak': 0.6, 'Jan Berg': 0.9 })),
  ).toEqual(['Anna Nowak, Jan Berg', 'Anna Nowak, Jan Berg'])
})
