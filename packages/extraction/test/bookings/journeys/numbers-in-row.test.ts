import { emptyDraft } from '@sextant/extraction/bookings/draft'
import { withNumbersInRow } from '@sextant/extraction/bookings/journeys/numbers-in-row'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** The number of a flight that begins at 06:40 on a page, where all numbers have a probability of being one. */
function numberOf(text: string, probability: number): string | undefined {
  const { context, candidates } = readCandidates(text)
  const anchor = candidates.find(({ mention }) => mention.value === '06:40')
  if (!anchor) throw new Error('The page has no such time.')
  for (const one of candidates)
    one.roles = one.mention.type === 'number' ? { none: 1 - probability, number: probability } : { none: 1 }
  const flight: Booking = {
    kind: 'flight',
    start: '2027-05-31T06:40',
    end: null,
    draft: emptyDraft(anchor, 'flight', 1),
    probability: 1,
  }
  const [found] = withNumbersInRow([flight], { context, candidates, gate: 1, scoredDrafts: [] })
  return found?.draft.slots.number?.mention.value
}

const heads = ['Service', 'From', 'Departure', 'To']
const rowOf = (cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const table = (...row: readonly string[]): string =>
  `<table>${[heads, row, ['4471', 'VCP', '09:30', 'FEN']].map(rowOf).join('')}</table>`

test('a flight has the number of its row', () =>
  expect(numberOf(table('3160', 'REC', '06:40', 'VCP'), 0.95)).toBe('3160'))

test('a doubtful number is not chosen', () =>
  expect(numberOf(table('3160', 'REC', '06:40', 'VCP'), 0.5)).toBeUndefined())

test('a doubtful number is chosen below a label for flights, in a table or in columns of text', () => {
  const below = [
    ['Flight', 'From', 'Departure', 'To'],
    ['3160', 'REC', '06:40', 'VCP'],
  ]
  expect(numberOf(`<table>${below.map(rowOf).join('')}</table>`, 0.1)).toBe('3160')
  expect(numberOf('Date     Flight    Departure\n\nMar 12   633       06:40\n\nMar 17   2071      06:50', 0.1)).toBe(
    '633',
  )
})

test('of two numbers in a row none is chosen', () =>
  expect(numberOf(table('3160', 'REC', '06:40', '2218'), 0.95)).toBeUndefined())

test('a line of text is no row of a table', () =>
  expect(numberOf('3160      REC       06:40        VCP', 0.95)).toBeUndefined())
