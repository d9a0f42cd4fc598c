import type { ScoredDraft } from '@sextant/extraction/bookings/draft'
import { withLegsInRows } from '@sextant/extraction/bookings/journeys/legs-in-rows'
import { expect, test } from 'vitest'
import { draftOf } from '../drafts'
import { readCandidates } from '../read-candidates'

const row = (cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const table = (...rows: readonly string[][]): string => `<table>${rows.map(row).join('')}</table>`

/** A draft of a train: its start, its end and its probability. */
type Read = readonly [start: string, end: string | undefined, probability: number]

/** The trains of a page, read with the given times, as they are after the rule. */
function trainsOn(html: string, read: readonly Read[], places: readonly string[]) {
  const { context, candidates } = readCandidates(html)
  for (const one of candidates)
    one.roles = { from: places.includes(one.mention.value) && one.mention.type === 'text' ? 0.5 : 0 }
  const find = (value: string) => {
    const found = candidates.find(({ mention }) => mention.value === value)
    if (!found) throw new Error(`The page has no ${value}.`)
    return found
  }
  const scored = read.map(([start, end, probability]): ScoredDraft => {
    const draft = draftOf('train', { slots: {} })
    const slots = { from: find(places[0] ?? ''), ...(end === undefined ? {} : { endTime: find(end) }) }
    return { draft: { ...draft, anchor: find(start), slots }, probability }
  })
  return withLegsInRows(scored, candidates, context).map(({ draft: { anchor, slots }, probability }) =>
    [anchor, slots.from, slots.endDate, slots.endTime, slots.to]
      .map((one) => one?.mention.value)
      .concat(`${probability}`),
  )
}

const head = ['Departure', 'Origin', 'Destination', 'Arrival']
const rows = [
  ['14.05.2027 06:40', 'Bucharest Nord', 'Budapest Keleti', '14.05.2027 20:50'],
  ['15.05.2027 08:10', 'Budapest Keleti', 'Vienna Hbf', '15.05.2027 10:40'],
]
const places = ['Bucharest Nord', 'Budapest Keleti', 'Vienna Hbf']
const first = ['06:40', 'Bucharest Nord', '2027-05-14', '20:50', 'Budapest Keleti']
const second = ['08:10', 'Budapest Keleti', '2027-05-15', '10:40', 'Vienna Hbf']

test('each row with two hours and two places is a leg, where one was read across two rows', () =>
  expect(
    trainsOn(
      table(head, ...rows),
      [
        ['20:50', '10:40', 0.5],
        ['06:40', '08:10', 0.1],
        ['08:10', undefined, 0.1],
      ],
      places,
    ),
  ).toEqual([
    [...first, '0.5'],
    [...second, '0.5'],
  ]))

test('the arrival of a leg that was read from its row begins no other leg', () =>
  expect(
    trainsOn(
      table(head, ...rows.slice(0, 1)),
      [
        ['06:40', '20:50', 0.9],
        ['20:50', undefined, 0.2],
      ],
      places.slice(0, 2),
    ).map(([start]) => start),
  ).toEqual(['06:40']))

test.each([
  ['without a head of departure and arrival', table(['Monday', 'Tuesday'], ...rows)],
  ['with labels of their own', table(head, ...rows.map((cells) => [...cells, 'Departure on time']))],
  ['with a third hour', table(head, ...rows.map((cells) => [...cells, '11:15']))],
])('rows %s are left as they are', (_, html) => {
  const read: Read[] = [
    ['20:50', '10:40', 0.5],
    ['06:40', '08:10', 0.1],
  ]
  expect(trainsOn(html, read, places).map(([start, , , end]) => [start, end])).toEqual(
    read.map(([start, end]) => [start, end]),
  )
})
