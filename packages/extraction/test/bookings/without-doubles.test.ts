import type { ScoredDraft } from '@sextant/extraction/bookings/draft'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { withoutLastDays } from '@sextant/extraction/bookings/times/last-days'
import { withoutDoubles } from '@sextant/extraction/bookings/without-doubles'
import { expect, test } from 'vitest'
import { draftOf } from './drafts'

function stay(start: string, end: string | null, reference: string, name: string, probability = 0.9): Booking {
  const draft = draftOf('lodging', {
    slots: { startDate: start, place: 'Hotel Bristol', reference, ...(end !== null && { endDate: end }) },
    persons: { [name]: 0.9 },
  })
  return { kind: 'lodging', start, end, draft, probability }
}

const kept = (...stays: Booking[]): string[] => withoutDoubles(stays).map(({ start, end }) => `${start} ${end ?? '-'}`)

const whole = stay('2027-06-18', '2027-06-22', 'HB-7714', 'Anna Nowak')

test.each([
  ['a stay on nights of another one of the same guest', stay('2027-06-19', '2027-06-22', 'HB-7714', 'NOWAK/ANNA', 0.6)],
  ['the last day of another one', stay('2027-06-22', null, 'HB-7714', 'Anna Nowak')],
])('the removal of duplicates drops %s', (_, double) => expect(kept(whole, double)).toEqual(['2027-06-18 2027-06-22']))

test.each([
  ['the next stay', stay('2027-06-22', '2027-06-24', 'HB-7714', 'Anna Nowak')],
  ['the room of another guest', stay('2027-06-19', '2027-06-22', 'HB-7714', 'Jan Berg', 0.6)],
  ['a stay with another reference', stay('2027-06-19', '2027-06-22', 'HB-7715', 'Anna Nowak', 0.6)],
])('the removal of duplicates keeps %s', (_, other) => expect(kept(whole, other)).toHaveLength(2))

test('what shows that a last day is a booking shows it of the stay that it ends', () => {
  const first = draftOf('lodging', { slots: { startDate: '2027-06-18', endDate: '2027-06-21' } })
  const last = draftOf('lodging', { slots: { startDate: '2027-06-21', endDate: '2027-06-21' } })
  const end = first.slots.endDate
  if (!end) throw new Error('The stay has no last day.')
  const scored: ScoredDraft[] = [
    { draft: first, probability: 0.4 },
    { draft: { ...last, anchor: end }, probability: 0.85 },
  ]
  expect(withoutLastDays(scored)).toEqual([{ draft: first, probability: 0.85 }])
  const elsewhere = { draft: last, probability: 0.85 }
  expect(withoutLastDays([{ draft: first, probability: 0.4 }, elsewhere])).toContain(elsewhere)
})
