import type { Reservation } from '@sextant/contract/emails/reservation'
import { agreeReferences } from '@sextant/domain/segments/references'
import { areNamesakes, same } from '@sextant/domain/segments/same'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drafts, pairs } from './arbitrary'
import { context, draft, flight, places, reservation, stay } from './bookings'

const departing = (local: string): Pick<Reservation, 'start'> => ({
  start: { place: places.FRA, time: { local } },
})
const unnumbered = { confirmation_no: undefined }
const another = { confirmation_no: 'ZZ9999' }
const nobody = { travelers: [] }
const mary = { travelers: [{ name: 'Mary Somerville' }] }

describe('flights', () => {
  test.each<[string, boolean, Partial<Reservation>]>([
    ['told twice', true, {}],
    ['with the time changed', true, departing('2026-03-12T12:20:00')],
    ['with the gate told later', true, { departure_gate: 'B42' }],
    ['with a number written otherwise', true, { number: 'LH 0400', confirmation_no: 'x7q-k2p' }],
    ['moved to another flight of the day', true, { number: '404', ...departing('2026-03-12T17:00:00') }],
    ['slipped past midnight', true, departing('2026-03-13T00:20:00')],
    ['of another passenger under one number', false, mary],
    ['of a passenger whose surname alone is told, under one number', true, { travelers: [{ name: 'Frau Byron' }] }],
    ['without a number', true, unnumbered],
    ['without a number or travelers', true, { ...unnumbered, ...nobody }],
    ['under the agency’s number', true, another],
    ['sold by another airline', true, { ...unnumbered, number: '8841', provider: { name: 'United', iata_code: 'UA' } }],
    ['of another passenger under another number', false, { ...mary, ...another }],
    ['of another passenger without a number', false, { ...mary, ...unnumbered }],
    ['of nobody under another number', false, { ...nobody, ...another }],
    ['a week later', false, departing('2026-03-19T10:55:00')],
    ['the way back', false, { start: flight().end, end: flight().start, number: '401' }],
    ['onward the same day', false, { start: flight().end, end: { place: places.CDG, time: {} } }],
    [
      'another flight of the day without a number',
      false,
      { ...unnumbered, number: '404', ...departing('2026-03-12T17:00:00') },
    ],
  ])('%s: %s', (_, expected, change) => {
    expect(same(draft(flight()), draft(flight(change)))).toBe(expected)
  })
})

describe('stays', () => {
  const days = (from: string, to: string): Partial<Reservation> => ({
    start: { place: places.newYork, time: { local: from } },
    end: { place: {}, time: { local: to } },
  })

  test.each<[string, boolean, Partial<Reservation>]>([
    ['told twice', true, {}],
    ['with a night more', true, days('2026-03-12', '2026-03-16')],
    ['a day later', true, days('2026-03-13', '2026-03-16')],
    ['under a longer name without a number', true, { ...unnumbered, name: 'The Gallery Hotel New York' }],
    ['under the brand’s name', true, { name: 'Gallery Hotels & Resorts' }],
    ['of another guest under one number: a second room', false, mary],
    ['under another number: a second room', false, another],
    ['in April under one number', false, days('2026-04-12', '2026-04-15')],
    ['right after', false, days('2026-03-15', '2026-03-17')],
    ['elsewhere', false, { name: 'Hôtel Lutetia', start: { place: places.paris, time: { local: '2026-03-12' } } }],
  ])('%s: %s', (_, expected, change) => {
    expect(same(draft(stay()), draft(stay(change)))).toBe(expected)
  })
})

describe('cars and activities', () => {
  const car = (of: Partial<Reservation> = {}): Reservation =>
    reservation({
      kind: 'car',
      provider: { name: 'Hertz' },
      start: { place: places.JFK, time: { local: '2026-03-12T15:00:00' } },
      end: { place: places.JFK, time: { local: '2026-03-15T10:00:00' } },
      ...of,
    })
  const dinner = (of: Partial<Reservation> = {}): Reservation =>
    reservation({
      kind: 'restaurant',
      name: 'Chez Janou',
      start: { place: { locality: 'Paris' }, time: { local: '2026-03-12T19:30:00' } },
      ...of,
    })

  test('a car of the same company, place and day is the same', () => {
    expect(same(draft(car()), draft(car({ confirmation_no: 'K1' })))).toBe(true)
    expect(same(draft(car()), draft(car({ provider: { name: 'Sixt' } })))).toBe(false)
    expect(same(draft(car({ confirmation_no: 'K1' })), draft(car({ confirmation_no: 'K2' })))).toBe(false)
  })

  test('with one reference, a car is the same if an agency or a department stands in place of the company', () => {
    const referenced = (name: string, of: Partial<Reservation> = {}): ReturnType<typeof draft> =>
      draft(car({ confirmation_no: 'K1', provider: { name }, ...of }))
    expect(same(referenced('Hertz'), referenced('Hertz Invoices'))).toBe(true)
    expect(same(referenced('Hertz'), referenced('Corporate Travel'))).toBe(true)
    const later = { start: { place: places.JFK, time: { local: '2026-05-01T15:00:00' } } }
    expect(same(referenced('Hertz'), referenced('Corporate Travel', later))).toBe(false)
  })

  test('a car is the same where two emails call one airport by two names', () => {
    const at = (name: string, longitude: number) =>
      draft(
        car({
          confirmation_no: 'K1',
          start: { place: { name, latitude: 40.64, longitude }, time: { local: '2026-03-12T15:00:00' } },
        }),
      )
    expect(same(at('New York JFK Airport', -73.78), at('JFK International Airport', -73.78))).toBe(true)
    expect(same(at('New York JFK Airport', -73.78), at('Newark Airport', -74.17))).toBe(false)
  })

  test('a car is the same where one email names only the town of its station', () => {
    const at = (name: string): Reservation =>
      car({ start: { place: { name, locality: 'Curitiba' }, time: { local: '2026-03-12T15:00:00' } } })
    expect(same(draft(at('Aeroporto de Curitiba')), draft(at('Curitiba')))).toBe(true)
    expect(same(draft(at('Aeroporto de Curitiba')), draft(at('Curitiba Centro')))).toBe(false)
  })

  test('a restaurant booking that moved matches by number only, and each day of an event has its own ticket', () => {
    const later = { start: { place: { locality: 'Paris' }, time: { local: '2026-03-12T20:30:00' } } }
    expect(same(draft(dinner()), draft(dinner(later)))).toBe(false)
    const number = { confirmation_no: 'R-1201' }
    expect(same(draft(dinner(number)), draft(dinner({ ...later, ...number })))).toBe(true)
    const tomorrow = { start: { place: { locality: 'Paris' }, time: { local: '2026-03-13T19:30:00' } } }
    expect(same(draft(dinner(number)), draft(dinner({ ...tomorrow, ...number })))).toBe(true)
    const ticket = { ...number, kind: 'event' as const }
    expect(same(draft(dinner(ticket)), draft(dinner({ ...tomorrow, ...ticket })))).toBe(false)
  })
})

test('matching is symmetric for any two segments', () => {
  fc.assert(fc.property(drafts, drafts, (a, b) => same(a, b) === same(b, a)))
  fc.assert(fc.property(pairs, ([a, b]) => same(a, b) === same(b, a)))
})

test('every segment with a number matches itself', () => {
  fc.assert(fc.property(drafts, (a) => a.confirmation_no === null || same(a, a)))
})

test('segments of different types never match', () => {
  fc.assert(fc.property(drafts, drafts, (a, b) => a.type === b.type || !same(a, b)))
})

describe('two people of one name on a flight', () => {
  const inName = (type: 'supplier' | 'tmc' | 'unknown', no: string | undefined, more: Partial<Reservation> = {}) =>
    draft(flight({ confirmation_no: no, ...more }), { ...context, source: { id: 'any', name: 'Any', type } })

  test.each<[string, boolean, ReturnType<typeof inName>]>([
    ['under another number of the airline', true, inName('supplier', 'ZZ9999')],
    ['under that number', false, inName('supplier', 'X7QK2P')],
    ['under the agency’s number', false, inName('tmc', 'ZZ9999')],
    ['under the number of who may be an agency', false, inName('unknown', 'ZZ9999')],
    ['without a number', false, inName('supplier', undefined)],
  ])('%s: %s', (_, expected, other) => {
    const one = inName('supplier', 'X7QK2P')
    expect([areNamesakes(one, other), areNamesakes(other, one)]).toEqual([expected, expected])
  })

  test('are one where they have a number in common, whichever is asked first', () => {
    fc.assert(
      fc.property(
        fc.oneof(pairs, fc.tuple(drafts, drafts)),
        ([a, b]) =>
          areNamesakes(a, b) === areNamesakes(b, a) && !(areNamesakes(a, b) && agreeReferences(a, b) === 'same'),
      ),
    )
  })
})
