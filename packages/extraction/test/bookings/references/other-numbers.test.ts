import { dropOtherNumbers } from '@sextant/extraction/bookings/references/other-numbers'
import { expect, test } from 'vitest'
import { readCandidates, valuesWithRole } from '../read-candidates'

function left(text: string, ...codes: string[]): string[] {
  const { context, candidates } = readCandidates(text, Object.fromEntries(codes.map((code) => [code, 'reference'])))
  dropOtherNumbers(candidates, context)
  return valuesWithRole(candidates)
}

test('the choice of references drops the number of a cancellation next to a booking reference', () =>
  expect(left('Booking reference: QK7T2B4\nCancellation number: CXL-7740-1182', 'QK7T2B4', 'CXL-7740-1182')).toEqual([
    'QK7T2B4',
  ]))

test('the choice of references keeps another number where the page has no reference', () =>
  expect(left('Your stay is cancelled.\nCancellation number: CXL-7740-1182', 'CXL-7740-1182')).toEqual([
    'CXL-7740-1182',
  ]))

test('the choice of references keeps a number that is labelled as a booking reference too', () =>
  expect(
    left('Booking reference: QK7T2B4\nInvoice number: QK7T2B4\nCustomer number: 5520118', 'QK7T2B4', '5520118'),
  ).toEqual(['QK7T2B4']))

test('the choice of references drops the number of a flight', () => {
  const { context, candidates } = readCandidates('Brussels Airlines SN 2176\nBooking reference: TYQ3KD', {
    TYQ3KD: 'reference',
    'SN 2176': 'number',
  })
  const codes = candidates.filter(({ mention }) => mention.type === 'code')
  for (const { mention, roles } of codes) if (mention.value === 'SN 2176') roles.reference = 0.1
  dropOtherNumbers(candidates, context)
  expect(valuesWithRole(codes)).toEqual(['TYQ3KD'])
})

test('the choice of references drops the number of a flight with its designator', () => {
  const { context, candidates } = readCandidates('Order: TYQ3KD\nFlight: 9C8515', { TYQ3KD: 'reference' })
  for (const one of candidates)
    if (one.mention.type === 'number') one.roles = { number: 0.8, none: 0.2 }
    else if (one.mention.value === '9C8515') one.roles = { reference: 0.1, none: 0.9 }
  dropOtherNumbers(candidates, context)
  expect(candidates.find(({ mention }) => mention.value === '9C8515')?.roles.reference).toBeUndefined()
})

test('the choice of references drops a number of beds or nights', () =>
  expect(left('Room 1KING\nConfirmation BKK-330000', '1KING', 'BKK-330000')).toEqual(['BKK-330000']))

test('the choice of references drops a word of the name of a traveler', () => {
  const { context, candidates } = readCandidates('ANNA RAHMAN\nSeat 12, TYQ3KD', {
    'ANNA RAHMAN': 'traveler',
    RAHMAN: 'reference',
    TYQ3KD: 'reference',
  })
  const codes = candidates.filter(({ mention }) => mention.type === 'code')
  for (const { mention, roles } of codes) if (mention.value === 'RAHMAN') roles.reference = 0.1
  dropOtherNumbers(candidates, context)
  expect(valuesWithRole(codes)).toEqual(['TYQ3KD'])
})

test('the choice of references drops the digits of an hour', () => {
  const { context, candidates } = readCandidates('PICK UP 14OCT26 1200\nConfirmation TYQ3KD', {
    TYQ3KD: 'reference',
    1200: 'reference',
    '12:00': 'start',
  })
  const codes = candidates.filter(({ mention }) => mention.type === 'code')
  for (const { mention, roles } of codes) if (mention.value === '1200') roles.reference = 0.3
  dropOtherNumbers(candidates, context)
  expect(valuesWithRole(codes)).toEqual(['TYQ3KD'])
})

test.each([
  ['a postal code with its country', 'Hotel Linden\nD-59174 Kamen', 'D-59174', []],
  ['a similar code alone', 'Booking\nD-59174', 'D-59174', ['D-59174']],
  ['the plate of a vehicle', 'License Plate: 8TQX417', '8TQX417', []],
])('of codes that may be references, %s: %j', (_, text, code, expected) => expect(left(text, code)).toEqual(expected))

test('the choice of references drops the number of a rental’s contract', () =>
  expect(left('Rental record: 881160192\nReservation: K16F3B2', '881160192', 'K16F3B2')).toEqual(['K16F3B2']))

test.each([
  ['Room: 1412', '1412'],
  ['Zimmernummer 305', '305'],
  ['SK OPEN Y  ARNHEL', 'ARNHEL'],
  ['Trip to CANADA', 'CANADA'],
])('rooms, open routes and countries are no references: %s', (text, code) => {
  expect(left(`Booking reference: QK7T2B4\n${text}`, 'QK7T2B4', code)).toEqual(['QK7T2B4'])
})
