import { type Reference, referenceIssuers } from '@sextant/contract/emails/reservation'
import { bookingGroups, type Purchased } from '@sextant/domain/segments/booking-groups'
import {
  agreeReferences,
  areIssuedApart,
  haveRivalReferences,
  referencesOf,
  sellersNumbers,
  shownReferences,
  unitedReferences,
} from '@sextant/domain/segments/references'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draft, flight, stay } from './bookings'

const reference: fc.Arbitrary<Reference> = fc.record({
  value: fc.constantFrom('X7QK2P', 'x7q-k2p', 'AG1277', '220-1234567890', 'AB'),
  issuer: fc.constantFrom(...referenceIssuers),
})
const references = fc.array(reference, { maxLength: 6 })

test('the sender determines the issuer of the confirmation number, and tickets have their number', () => {
  const ticketed = flight({ travelers: [{ name: 'Ada Byron', ticket_number: '220-1234567890' }] })
  expect(referencesOf(ticketed, { type: 'supplier' })).toEqual([
    { value: 'X7QK2P', issuer: 'airline' },
    { value: '220-1234567890', issuer: 'ticket' },
  ])
  expect(referencesOf(flight(), { type: 'tmc' })).toEqual([{ value: 'X7QK2P', issuer: 'agency' }])
  expect(referencesOf(stay(), { type: 'ota' })).toEqual([{ value: 'H-99812', issuer: 'online_agency' }])
})

test('one number for a flight and a stay is that of whoever sold both', () => {
  const both = [flight(), stay({ confirmation_no: 'x7qk2p' })]
  const sellers = sellersNumbers(both)
  expect(both.flatMap((one) => referencesOf(one, { type: 'unknown' }, sellers)).map(({ issuer }) => issuer)).toEqual([
    'agency',
    'agency',
  ])
  expect(sellersNumbers([flight(), flight({ number: '401' }), stay()])).toEqual(new Set())
})

test('references are combined regardless of order and repetition', () => {
  fc.assert(
    fc.property(references, references, (a, b) => {
      const united = unitedReferences([...a, ...b])
      const codes = (some: readonly Reference[]) =>
        some.map(({ value, issuer }) => [value.replaceAll('-', '').toUpperCase(), issuer])
      expect(codes(unitedReferences([...b, ...a]))).toEqual(codes(united))
      expect(unitedReferences([...united, ...a])).toEqual(united)
    }),
  )
})

test('a hotel and an agency can issue different references, but two hotels cannot', () => {
  const by = (...all: readonly Reference[]) => ({ confirmation_no: null, references: all })
  const hotel = by({ value: 'H1234', issuer: 'hotel' })
  expect(areIssuedApart(hotel, by({ value: 'O991', issuer: 'online_agency' }))).toBe(true)
  expect(areIssuedApart(hotel, by({ value: 'H1235', issuer: 'hotel' }))).toBe(false)
  expect(areIssuedApart(hotel, by({ value: '220123', issuer: 'ticket' }))).toBe(false)
})

test('one common reference is enough, in any spelling', () => {
  const agency = { value: 'AG1277', issuer: 'agency' } as const
  const existing = { ...draft(flight()), references: [{ value: 'X7QK2P', issuer: 'airline' as const }, agency] }
  expect(agreeReferences(existing, { confirmation_no: 'ag-1277', references: [] })).toBe('same')
  expect(agreeReferences(existing, { confirmation_no: 'AG1278', references: [] })).toBe('differ')
  expect(agreeReferences(existing, { confirmation_no: null, references: [] })).toBe('unknown')
})

test('an identifier of calendars is common only to bookings without other references', () => {
  const uid = { value: 'forum-1@events.test', issuer: 'calendar' } as const
  const by = (...others: readonly Reference[]) => ({ confirmation_no: null, references: [...others, uid] })
  const [one, other] = [{ value: 'BG771', issuer: 'hotel' } as const, { value: 'BG772', issuer: 'hotel' } as const]
  expect(agreeReferences(by(), by())).toBe('same')
  expect(agreeReferences(by(one), by())).toBe('same')
  expect(agreeReferences(by(one), by(other))).toBe('differ')
  expect(agreeReferences(by(), { confirmation_no: 'BG771', references: [] })).toBe('unknown')
  expect(
    haveRivalReferences(by(), { confirmation_no: null, references: [{ ...uid, value: 'forum-2@events.test' }] }),
  ).toBe(false)
  expect(shownReferences([one, uid])).toEqual([one])
})

const purchased: fc.Arbitrary<Purchased[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }).map(String),
    booking_id: fc.constantFrom(null, '1', '2'),
    references,
    email_id: fc.constantFrom(null, '7', '8'),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
)

test('segments form the same bookings in any order, and each belongs to one', () => {
  const idsOf = (groups: readonly (readonly Purchased[])[]) =>
    groups
      .map((group) =>
        group
          .map(({ id }) => id)
          .toSorted()
          .join(' '),
      )
      .toSorted()
  fc.assert(
    fc.property(purchased, (segments) => {
      const groups = idsOf(bookingGroups(segments))
      expect(idsOf(bookingGroups(segments.toReversed()))).toEqual(groups)
      expect(
        groups
          .flatMap((group) => group.split(' '))
          .filter(Boolean)
          .toSorted(),
      ).toEqual(segments.map(({ id }) => id).toSorted())
    }),
  )
})

test('a hotel and an airline with the same number by chance are two bookings', () => {
  const one = { booking_id: null, email_id: null }
  const hotel = { ...one, id: '1', references: [{ value: '123456', issuer: 'hotel' as const }] }
  const air = { ...one, id: '2', references: [{ value: '123456', issuer: 'airline' as const }] }
  expect(bookingGroups([hotel, air])).toHaveLength(2)
  const agency = { ...one, id: '3', references: [{ value: '123456', issuer: 'agency' as const }] }
  expect(bookingGroups([hotel, air, agency])).toHaveLength(1)
})

test('a label of an online agency says whose number an unknown sender gives', () => {
  const labelled = stay({ references: [{ value: 'h-99812', issuer: 'online_agency' }] })
  expect(referencesOf(labelled, { type: 'unknown' })).toEqual([{ value: 'h-99812', issuer: 'online_agency' }])
})

test('a number that both have is no rival, whoever is taken for its issuer', () => {
  const by = (...all: readonly Reference[]) => ({ confirmation_no: null, references: all })
  const own = { value: 'SA12', issuer: 'hotel' } as const
  const both = by(own, { value: '398812', issuer: 'online_agency' })
  expect(haveRivalReferences(by({ value: '398812', issuer: 'hotel' }), both)).toBe(false)
  expect(haveRivalReferences(by({ value: 'SA13', issuer: 'hotel' }), both)).toBe(true)
})
