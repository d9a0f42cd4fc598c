import { withLabelledBookings } from '@sextant/extraction/bookings/labelled-bookings'
import { expect, test } from 'vitest'
import { draftOf } from '../drafts'
import { readCandidates } from '../read-candidates'

interface Page {
  /** Probability that the page is about a booking. */
  gate?: number
  scoredDrafts?: Parameters<typeof withLabelledBookings>[0]
}

/** The kind, day and ends of the last draft of a page. */
function journeyOn(text: string, { gate = 1, scoredDrafts = [] }: Page = {}): (string | undefined)[] {
  const { context, candidates } = readCandidates(text, { '2027-05-14': 'start', Namur: 'from', Arlon: 'to' })
  const draft = withLabelledBookings(scoredDrafts, (drafts) => drafts, candidates, gate, context).at(-1)?.draft
  return [draft?.kind, draft?.anchor.mention.value, draft?.slots.from?.mention.value, draft?.slots.to?.mention.value]
}

const page = 'Train ticket\nFrom: Namur\nTo: Arlon\nDate: 14 May 2027'

test('a ticket without hours is for its day and both places', () =>
  expect(journeyOn(page)).toEqual(['train', '2027-05-14', 'Namur', 'Arlon']))

test.each<[string, string, Page]>([
  ['the page may not be about a booking', page, { gate: 0.9 }],
  ['the page has an hour', `${page}\nDeparture 08:30`, {}],
  ['it names no vehicle', page.replace('Train ticket', 'Confirmation'), {}],
  ['it names only one place', page.replace('Arlon', 'Namur'), {}],
])('no journey is read from labels if %s', (_, text, options) => expect(journeyOn(text, options)[0]).toBeUndefined())

test('no journey is read from labels next to a likely booking', () => {
  const likely = { draft: draftOf('event', { slots: { startDate: '2027-05-14' } }), probability: 0.5 }
  expect(journeyOn(page, { scoredDrafts: [likely] })[0]).toBe('event')
})
