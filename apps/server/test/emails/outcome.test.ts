import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import { expect, test } from 'vitest'
import { outcomeOf } from '../../src/emails/outcome'

const stay: Reservation = {
  kind: 'lodging',
  confidence: 0.8,
  status: 'confirmed',
  provider: {},
  name: 'Hotel Bristol',
  start: { place: {}, time: { local: '2026-05-04' } },
  end: { place: {}, time: {} },
  travelers: [],
  evidence: {},
}
const broken: Diagnostic = {
  level: 'error',
  code: 'pass-unreadable',
  message: 'The pass is damaged.',
  part: '1',
}
const doubt: Diagnostic = {
  level: 'info',
  code: 'booking-unsure',
  message: 'The message may speak of a stay, but not surely enough to claim it.',
  part: '1',
}

const incomplete: Diagnostic = {
  level: 'warning',
  code: 'incomplete',
  message: 'A stay without both days was left out.',
  part: '1',
}
const unread: Diagnostic = {
  level: 'info',
  code: 'image-unread',
  message: 'The picture was not read: it is damaged.',
  part: '2',
}
const nothing = 'Nothing in it speaks of a booking.'

test.each([
  ['Processed', [stay], [], null],
  ['Processed', [stay], [doubt], null],
  ['Partial', [stay], [broken], broken.message],
  ['Partial', [stay], [incomplete], incomplete.message],
  ['Partial', [stay], [incomplete, incomplete], `${incomplete.message} The same holds for another booking.`],
  ['Partial', [stay], [broken, incomplete], broken.message],
  ['Failed', [], [doubt, broken], broken.message],
  ['Unrecognized', [], [incomplete, doubt], incomplete.message],
  ['Unrecognized', [], [doubt], doubt.message],
  ['No Travel Data', [], [unread], unread.message],
  ['No Travel Data', [], [], nothing],
])('the status of an email can be %s', (status, reservations, diagnostics, reason) =>
  expect(outcomeOf({ reservations, diagnostics })).toEqual({ status, reason }),
)

test.each([
  [0, 'Unrecognized', 'States amounts of K77788: no booking is known under this reference.'],
  [1, 'Processed', null],
])('an email about travel that only states amounts, of bookings with %i segments, is %s', (count, status, reason) => {
  const diagnostics: Diagnostic[] = [{ level: 'info', code: 'amounts-only', message: 'States amounts.' }]
  expect(outcomeOf({ reservations: [], diagnostics, amount_references: ['K77788'] }, count)).toEqual({ status, reason })
})

test('an email that only changes an unknown booking says so', () => {
  const diagnostics: Diagnostic[] = [{ level: 'info', code: 'amounts-only', message: 'Changes K77788.' }]
  const changes = { changed_times: [{ kind: 'time' as const, names: ['check_out' as const], day: '2026-05-06' }] }
  expect(outcomeOf({ reservations: [], diagnostics, amount_references: ['K77788'], ...changes })).toEqual({
    status: 'Unrecognized',
    reason: 'Changes K77788: no booking is known under this reference.',
  })
})

test.each([
  [0, 'No Travel Data', nothing],
  [1, 'Processed', null],
])('an email of a shop that states a refund, of bookings with %i segments, is %s', (count, status, reason) =>
  expect(outcomeOf({ reservations: [], diagnostics: [], amount_references: ['KS5518829'] }, count)).toEqual({
    status,
    reason,
  }),
)
