import { isMail } from '@sextant/extraction/documents/kind-of'
import { expect, test } from 'vitest'

test.each([
  ['From: Anna <anna@linden.example>\nTo: jan@linden.example\n\nHello', true],
  ['Subject: Booking\nDate: Tue, 1 Dec 2026 08:00:00 +0000\n\nHello', true],
  ['From: Oslo\nTo: Bergen\nDate: 3 May 2027\n\nSeat 12A', false],
  ['TKT: 125 2412345678\nISSUED: 28MAY26\n\nOPEN', false],
])('only texts with the fields of emails are emails: %j', (text, expected) =>
  expect(isMail(new TextEncoder().encode(text))).toBe(expected),
)
