import { withoutQuotes } from '@sextant/domain/emails/without-quotes'
import { expect, test } from 'vitest'

test.each([
  ['A flight has no departure time. Found of it: number LH 400, from FRA.', 'A flight has no departure time.'],
  ['No complete booking was read from “Hotel Linden, 13 May”.', 'No complete booking was read from “…”.'],
  ['Nothing in it speaks of a booking.', 'Nothing in it speaks of a booking.'],
])('%s', (reason, expected) => expect(withoutQuotes(reason)).toBe(expected))
