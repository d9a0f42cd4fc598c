import { labelledEvent } from '@sextant/extraction/bookings/labelled-events'
import { expect, test } from 'vitest'
import { readCandidates } from './read-candidates'

/** When the event of a page starts. */
function startOn(text: string): string | undefined {
  const { context, candidates } = readCandidates(text)
  return labelledEvent(0.6, (drafts) => drafts, candidates, context)?.anchor.mention.value
}

test('a museum is visited at the only coming hour of its page', () => {
  expect(startOn('MUSÉE DU LOUVRE\nVisite le jeudi 22 octobre 2026 à 10:30\nCommande du 3 mai 2026 à 9:15')).toBe(
    '10:30',
  )
})

test.each([
  ['several days are to come', 'MUSÉE DU LOUVRE\nVisite le 22 octobre 2026 à 10:30\nVisite le 24 octobre 2026 à 10:30'],
  ['a company of another kind is named', 'MUSÉE DU LOUVRE\nVisite le 22 octobre 2026 à 10:30\nhertz'],
  ['nobody who sells tickets is named', 'Rendez-vous le jeudi 22 octobre 2026 à 10:30'],
])('no event is read if %s', (_, text) => expect(startOn(text)).toBeUndefined())
