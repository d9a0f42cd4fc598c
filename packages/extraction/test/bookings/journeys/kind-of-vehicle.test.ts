import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { emptyDraft } from '@sextant/extraction/bookings/draft'
import { withNamedVehicles } from '@sextant/extraction/bookings/journeys/kind-of-vehicle'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** The kind of a booking by what its page says in front of its number. */
function kindOf(text: string, number: string, kind: ReservationKind): ReservationKind | undefined {
  const { context, candidates } = readCandidates(text, { [number]: 'number' })
  const found = candidates.find(({ mention }) => mention.value === number)
  if (!found) throw new Error(`${number} is not found.`)
  const draft = { ...emptyDraft(found, kind, 1), slots: { number: found } }
  return withNamedVehicles([{ kind, start: '2027-05-04T08:00', end: null, draft, probability: 1 }], context)[0]?.kind
}

test.each([
  ['11.00 Borlänge C, Dalatrafik buss 348', '348', 'train', 'bus'],
  ['TOG Bergensbanen 610, Oslo S', '610', 'bus', 'train'],
  ['Autobus RJ 5011, místa 15, 16', 'RJ 5011', 'train', 'bus'],
  ['LNER, coach E 12, York to London', 'E 12', 'train', 'train'],
  ['Service: M34, stop 5', 'M 34', 'bus', 'bus'],
  ['16.05 Horní Skalka Os 12815', 'Os 12815', 'bus', 'train'],
  [
    '<table><tr><td>RELACIJA</td><td>VLAK</td></tr><tr><td>Ogulin</td><td>4048</td></tr></table>',
    '4048',
    'bus',
    'train',
  ],
] as const)('"%s" with the number %s, read as %s, is a %s', (text, number, kind, expected) =>
  expect(kindOf(text, number, kind)).toBe(expected),
)

test.each([
  ['Private van', 'taxi'],
  ['Speedboat', 'boat'],
])('a crossing in the row of %j is a %s', (cell, expected) => {
  const text = `<table><tr><td>${cell}</td><td>08:30</td><td>Rassada Pier</td></tr></table>`
  const { context, candidates } = readCandidates(text)
  const found = candidates.find(({ mention }) => mention.value === '08:30')
  if (!found) throw new Error('The page has no hour.')
  const draft = emptyDraft(found, 'boat', 1)
  const booking = { kind: 'boat' as const, start: '2027-05-04T08:30', end: null, draft, probability: 1 }
  expect(withNamedVehicles([booking], context)[0]?.kind).toBe(expected)
})

test('a journey without a number goes by coach if a stop is a bus station', () => {
  const { context, candidates } = readCandidates('Praha - ÚAN Florenc\n06:30\nWien Hbf')
  const [from, to] = ['Praha - ÚAN Florenc', 'Wien Hbf'].map((name) =>
    candidates.find(({ mention }) => mention.value === name),
  )
  const start = candidates.find(({ mention }) => mention.type === 'time')
  if (!from || !to || !start) throw new Error('The page lacks a stop or an hour.')
  const kindFrom = (stop: typeof from) =>
    withNamedVehicles(
      [
        {
          kind: 'train',
          start: '2027-05-04T06:30',
          end: null,
          draft: { ...emptyDraft(start, 'train', 1), slots: { from: stop, to } },
          probability: 1,
        },
      ],
      context,
    )[0]?.kind
  expect([kindFrom(from), kindFrom(to)]).toEqual(['bus', 'train'])
})
