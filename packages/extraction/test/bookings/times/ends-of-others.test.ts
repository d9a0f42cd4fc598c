import type { ScoredDraft } from '@sextant/extraction/bookings/draft'
import { withoutEndsOfOthers } from '@sextant/extraction/bookings/times/ends-of-others'
import { expect, test } from 'vitest'
import { draftOf } from '../drafts'

/** A flight that may end when another one starts, on the given day: the end that it keeps. */
function endBefore(day: string, kind: 'flight' | 'car' = 'flight'): string | undefined {
  const later = draftOf('flight', { slots: { startDate: day, startTime: '19:15' }, line: 4 })
  const first = draftOf(kind, { slots: { startDate: '2027-05-10', startTime: '15:25', endTime: '19:15' } })
  const own = { ...first, slots: { ...first.slots, endTime: later.anchor } }
  const scored: ScoredDraft[] = [own, later].map((draft) => ({ draft, probability: 0.9 }))
  return withoutEndsOfOthers(scored)[0]?.draft.slots.endTime?.mention.value
}

test('no flight ends when another one starts days later', () => expect(endBefore('2027-05-19')).toBeUndefined())

test('a flight ends at an hour beside its day, whatever starts later', () => {
  const later = draftOf('flight', { slots: { startDate: '2027-05-19', startTime: '19:15' }, line: 9 })
  const first = draftOf('flight', { slots: { startDate: '2027-05-10', startTime: '15:25', endTime: '19:15' }, line: 1 })
  const hour = { ...later.anchor, mention: { ...later.anchor.mention, line: 2 } }
  const scored = [
    { ...first, slots: { ...first.slots, endTime: hour } },
    { ...later, anchor: hour },
  ]
  const [own] = withoutEndsOfOthers(scored.map((draft) => ({ draft, probability: 0.9 })))
  expect(own?.draft.slots.endTime).toBeDefined()
})

test('a flight may end on the day of another one, and a rental days later', () => {
  expect(endBefore('2027-05-11')).toBe('19:15')
  expect(endBefore('2027-05-19', 'car')).toBe('19:15')
})
