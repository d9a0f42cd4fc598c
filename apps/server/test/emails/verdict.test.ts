import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import { expect, test } from 'vitest'
import { verdictOf } from '../../src/emails/verdict'

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

test.each([
  ['Processed', [stay], [], null],
  ['Processed', [stay], [doubt], null],
  ['Partial', [stay], [broken], broken.message],
  ['Failed', [], [doubt, broken], broken.message],
  ['Unrecognized', [], [doubt], doubt.message],
  ['No Travel Data', [], [], null],
])('the status of an email can be %s', (status, reservations, diagnostics, reason) =>
  expect(verdictOf({ reservations, diagnostics })).toEqual({ status, reason }),
)
