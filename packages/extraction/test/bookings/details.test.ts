import { priceOf } from '@sextant/extraction/bookings/details'
import { expect, test } from 'vitest'
import { draftOf } from './drafts'
import { readCandidates } from './read-candidates'

/** The price of the one booking of a page. */
function priceOn(text: string): string | undefined {
  const { context } = readCandidates(text)
  const draft = draftOf('lodging', { slots: { startDate: '2027-05-10' } })
  const booking = { kind: 'lodging' as const, start: '2027-05-10', end: null, draft, probability: 1 }
  return priceOf(booking, [booking], context)?.value
}

test.each([
  ['the higher one', 'Total: EUR 330.00\nTotal: EUR 350.00', '350.00'],
  ['not the one before', 'New total: EUR 220.00 (previously EUR 330.00)', '220.00'],
  ['not the one before, in a line of its own', 'Previous total: EUR 330.00\nNew total: EUR 220.00', '220.00'],
  ['the one before if there is no other', 'Previous total: EUR 330.00', '330.00'],
])('of several totals the price is %s', (_, text, expected) => expect(priceOn(text)).toBe(expected))
