import type { Reservation } from '@sextant/contract/emails/reservation'
import { gapsBeside, type Incomplete } from '@sextant/extraction/rules/gaps'
import { describe, expect, test } from 'vitest'

type Values = Partial<Reservation> & { from?: string; to?: string; begins?: string; ends?: string }

const reservation = ({ from, to, begins, ends, ...values }: Values): Reservation => ({
  kind: 'flight',
  status: 'confirmed',
  travelers: [],
  provider: {},
  start: { place: from === undefined ? {} : { iata_code: from }, time: begins === undefined ? {} : { local: begins } },
  end: { place: to === undefined ? {} : { iata_code: to }, time: ends === undefined ? {} : { local: ends } },
  confidence: 0.8,
  evidence: {},
  ...values,
})

const outbound = reservation({
  from: 'MUC',
  to: 'LHR',
  begins: '2027-01-14T09:40:00',
  number: '2474',
  confirmation_no: 'QX7P2L',
})
const stay = reservation({
  kind: 'lodging',
  name: 'The Strand Palace',
  begins: '2027-01-14',
  ends: '2027-01-16',
  confirmation_no: 'HS88213',
})
const left = (values: Values): Incomplete => ({ reservation: reservation(values), fault: 'It was left out.' })
const gapsOf = (reservations: readonly Reservation[], ...incomplete: Incomplete[]): string[] =>
  gapsBeside(reservations, incomplete).map(({ message }) => message)

describe('an incomplete booking is not a gap if a complete booking covers it', () => {
  test.each<[string, Values]>([
    ['the same minute', { begins: '2027-01-14T09:40' }],
    ['the same minute, as another kind', { kind: 'train', begins: '2027-01-14T09:40' }],
    ['the same day', { begins: '2027-01-14', to: 'LHR' }],
    ['the same number', { number: '2474' }],
    ['the same reference', { confirmation_no: 'QX7P2L' }],
    ['the same places', { from: 'MUC', to: 'LHR' }],
    ['nothing but its kind', {}],
  ])('%s', (_, values) => expect(gapsOf([stay, outbound], left(values))).toEqual([]))

  test('one of its references', () => {
    const booked = { ...outbound, references: [{ value: 'AG-10', issuer: 'agency' as const }] }
    expect(gapsOf([booked], left({ confirmation_no: 'AG-10' }))).toEqual([])
  })
})

describe('an incomplete booking is a gap beside others', () => {
  test.each<[string, Values]>([
    ['another minute', { begins: '2027-01-14T18:00' }],
    ['another day', { begins: '2027-01-16' }],
    ['another number', { begins: '2027-01-14', number: '2475' }],
    ['the way back', { from: 'LHR', to: 'MUC' }],
    ['another kind', { kind: 'car', begins: '2027-01-14' }],
    ['another hotel', { kind: 'lodging', name: 'Hotel Bristol', begins: '2027-01-14' }],
    ['another reference', { kind: 'lodging', begins: '2027-01-14', confirmation_no: 'HS99' }],
  ])('%s', (_, values) => expect(gapsOf([stay, outbound], left(values))).toHaveLength(1))
})

test('a gap says what is missing and what was found', () => {
  const found = reservation({
    from: 'LHR',
    begins: '2027-01-16T18:00:00',
    number: '2475',
    provider: { iata_code: 'LH', name: 'Lufthansa' },
    evidence: { number: { reader: 'words', part: '1', path: '9:1' } },
  })
  const message = 'It has no end. Found of it: Lufthansa, number LH 2475, from LHR, 16 Jan 2027, 18:00.'
  expect(gapsBeside([outbound], [{ reservation: found, fault: 'It has no end.' }])).toEqual([
    { level: 'warning', code: 'incomplete', message, kind: 'flight', found, part: '1' },
  ])
})

test('a booking that several readers found incompletely is one gap', () =>
  expect(gapsOf([outbound], left({ number: '2475', begins: '2027-01-16' }), left({ number: '2475' }))).toHaveLength(1))
