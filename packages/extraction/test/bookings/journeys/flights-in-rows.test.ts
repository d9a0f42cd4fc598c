import type { ScoredDraft } from '@sextant/extraction/bookings/draft'
import { withFlightsInRows } from '@sextant/extraction/bookings/journeys/flights-in-rows'
import { expect, test } from 'vitest'
import { draftOf } from '../drafts'
import { readCandidates } from '../read-candidates'

const table = (...rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

/** The airports of the flight at 18:10, which was read the other way round, after the rule. */
function airportsOn(html: string): (string | undefined)[] {
  const { context, candidates } = readCandidates(html)
  const airport = (value: string) =>
    candidates.find(({ mention }) => mention.type === 'airport' && mention.value === value)
  const anchor = candidates.find(({ mention }) => mention.value === '18:10')
  const [from, to] = [airport('ARN'), airport('RIX')]
  if (!anchor || !from || !to) throw new Error('The page lacks a value.')
  const scored: ScoredDraft = {
    draft: { ...draftOf('flight', { slots: {} }), anchor, slots: { from, to } },
    probability: 1,
  }
  return withFlightsInRows([scored], candidates, context).flatMap(({ draft: { slots } }) => [
    slots.from?.mention.value,
    slots.to?.mention.value,
  ])
}

const legs = [
  ['Stockholm Arlanda', 'Riga Intl', 'BT102', '14 May 2027', '08:00'],
  ['Riga Intl', 'Stockholm Arlanda', 'BT109', '17 May 2027', '18:10'],
]

test.each([
  ['English', ['From', 'To', 'Flight', 'Date', 'Dep']],
  ['German', ['Von', 'Nach', 'Flug', 'Datum', 'Abflug']],
])('a flight in a table has the airports of its row, below %s heads', (_, head) =>
  expect(airportsOn(table(head, ...legs))).toEqual(['RIX', 'ARN']),
)

test.each([
  ['no head with origin and destination', table(['Flight', 'Seat'], ...legs)],
  [
    'one airport in its row',
    table(['From', 'To', 'Flight'], ...legs.map(([from = '', , ...rest]) => [from, 'x', ...rest]), ['x', 'Riga Intl']),
  ],
  ['hours in the head', table(['From', 'To', 'Dep 07:00'], ...legs)],
])('a flight keeps its airports where the table has %s', (_, html) => expect(airportsOn(html)).toEqual(['ARN', 'RIX']))
