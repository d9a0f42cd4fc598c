import { emptyDraft } from '@sextant/extraction/bookings/draft'
import { asSoldEvents } from '@sextant/extraction/bookings/places/sold-events'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** The likeliest kind of a table and an event at the same hour, in an email from the given sender. */
function likeliestFrom(sender: string): string | undefined {
  const { context, candidates } = readCandidates(`${sender}\nDinner cruise at 19:00`, { '19:00': 'start' }, 'sender')
  const anchor = candidates.find(({ mention }) => mention.value === '19:00')
  if (!anchor) throw new Error('The page has no hour.')
  const drafts = [emptyDraft(anchor, 'restaurant', 0.8), emptyDraft(anchor, 'event', 0.1)]
  return asSoldEvents(drafts, context).toSorted((a, b) => b.probability - a.probability)[0]?.kind
}

test('what a seller of events has booked is an event rather than a table', () => {
  expect(likeliestFrom('GetYourGuide')).toBe('event')
  expect(likeliestFrom('Bistro Linden')).toBe('restaurant')
})
