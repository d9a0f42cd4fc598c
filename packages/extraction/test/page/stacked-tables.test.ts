import { textLines } from '@sextant/extraction/page/text-lines'
import { expect, test } from 'vitest'

/** The rows of a page, with the share of the width at which each cell starts. */
function rowsOf(paragraphs: readonly string[]): string[] {
  const rows = new Map<number, string[]>()
  for (const { row, text, left } of textLines(paragraphs.join('\n\n')))
    rows.set(row, [...(rows.get(row) ?? []), `${text}@${left.toFixed(2)}`])
  return [...rows.values()].map((cells) => cells.join(' '))
}

test('cells with a line each below as many heads are rows of a table', () => {
  expect(rowsOf(['Train\nDeparture\nArrival', 'ICE 371\n08:22\n10:23', 'ICE 103\n10:36\n11:59'])).toEqual([
    'Train@0.00 Departure@0.33 Arrival@0.67',
    'ICE 371@0.00 08:22@0.33 10:23@0.67',
    'ICE 103@0.00 10:36@0.33 11:59@0.67',
  ])
})

test('rows with a label in front have one cell more than the head', () => {
  expect(rowsOf(['Old\nNew', 'Departure\n18:20\n05:10', 'Arrival\n22:05\n08:55'])).toEqual([
    'Old@0.33 New@0.67',
    'Departure@0.00 18:20@0.33 05:10@0.67',
    'Arrival@0.00 22:05@0.33 08:55@0.67',
  ])
})

test('rows without blank lines between them are known by numbers at the same places', () => {
  const lines = [
    'Your times change.',
    'Old',
    'New',
    'Date',
    '28 Aug',
    '27 Aug',
    'Departure',
    '05:10',
    '18:20',
    'Arrival',
    '08:55',
    '22:05',
  ]
  expect(rowsOf([[...lines, 'Please confirm the change.', 'Thank you.'].join('\n')])).toEqual([
    'Your times change.@0.00',
    'Old@0.33 New@0.67',
    'Date@0.00 28 Aug@0.33 27 Aug@0.67',
    'Departure@0.00 05:10@0.33 18:20@0.67',
    'Arrival@0.00 08:55@0.33 22:05@0.67',
    'Please confirm the change.@0.00',
    'Thank you.@0.00',
  ])
})

test('a long paragraph of short lines takes no time', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => (at % 3 === 0 ? '7' : 'Label'))
  expect(rowsOf([lines.join('\n')]).length).toBeGreaterThan(0)
})

test.each([
  ['labels and values', ['Name\nAnna\nDate\n5 May\nTime\n10:00\nSeat\n12'], 8],
  ['one labelled row alone', ['Kind\nregards', 'Desk\nOpen 9 to 17\nCall 0171 5550'], 5],
  ['names below a head', ['Who\nis\ncoming', 'Callum Rae\nIsla Pennycook\nMira Jones'], 6],
  ['a sentence in the head', ['We are glad.\nSee\nbelow', 'Room 7\n5 May\n7 May'], 6],
  ['rows of other lengths', ['Train\nDeparture\nArrival', 'ICE 371\n08:22'], 5],
])('no table: %s', (_, paragraphs, lines) => {
  expect(rowsOf(paragraphs)).toHaveLength(lines)
})
