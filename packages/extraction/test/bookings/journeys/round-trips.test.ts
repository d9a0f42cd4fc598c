import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { type Draft, emptyDraft, type ScoredDraft } from '@sextant/extraction/bookings/draft'
import { withMetFlights, withRoundTrips } from '@sextant/extraction/bookings/journeys/round-trips'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

const candidate = (value: string, line: number, type: 'text' | 'time' | 'date' = 'text'): Candidate => ({
  mention: { type, line, start: 0, end: value.length, value, form: '', detail: '' },
  features: Int32Array.of(),
  roles: {},
})

interface Leg {
  kind?: ReservationKind
  probability: number
  /** The day, the time of departure, and both places. */
  leg: [day: string, time: string, from: string, to: string]
  line: number
  departs?: Candidate
  arrives?: Candidate
}

function draftOf({ kind = 'train', leg: [day, time, from, to], line, departs, arrives }: Leg): Draft {
  const empty = emptyDraft(departs ?? candidate(time, line, 'time'), kind, 1)
  const slots = { startDate: candidate(day, line, 'date'), from: candidate(from, line), to: candidate(to, line) }
  return { ...empty, slots: { ...slots, ...(arrives && { endTime: arrives }) } }
}

/** The kind, probability and arrival of each leg of a page. */
function shown(legs: readonly Leg[], page = 'Your trains'): string[] {
  const scored = legs.map((leg): ScoredDraft => ({ draft: draftOf(leg), probability: leg.probability }))
  const fill = (drafts: readonly Draft[]): Draft[] =>
    drafts.map((draft) => ({
      ...draft,
      slots: scored.find((one) => one.draft.anchor === draft.anchor)?.draft.slots ?? {},
    }))
  return withRoundTrips(scored, fill, readCandidates(page).context).map(({ draft, probability }) =>
    `${draft.kind} ${probability} ${draft.slots.endTime?.mention.value ?? ''}`.trim(),
  )
}

const there: Leg = { probability: 0.97, leg: ['2027-05-10', '08:15', 'Ghent', 'Aachen'], line: 3 }
const noon = candidate('12:00', 4, 'time')
const back: Leg = { probability: 0.12, leg: ['2027-05-12', '17:40', 'Aachen', 'Ghent'], line: 9 }

test('the way back of a likely train is one as well', () =>
  expect(shown([there, back])).toEqual(['train 0.97', 'train 0.5']))

test('it goes by the same kind', () =>
  expect(shown([there, { ...back, kind: 'taxi', probability: 0.8 }])).toEqual(['train 0.97', 'train 0.8']))

test('it does not arrive when another one does, which stands nearer to that time', () => {
  const arrives = candidate('11:02', 4, 'time')
  expect(
    shown([
      { ...there, arrives },
      { ...back, arrives },
    ]),
  ).toEqual(['train 0.97 11:02', 'train 0.5'])
})

test.each<[string, readonly Leg[], string?]>([
  ['where one goes on to', [there, { ...back, leg: ['2027-05-12', '17:40', 'Aachen', 'Liège'] }]],
  ['that is less likely still', [there, { ...back, probability: 0.05 }]],
  [
    'at the arrival of the way there',
    [
      { ...there, arrives: noon },
      { ...back, departs: noon },
    ],
  ],
  ['beside the way back that is known', [there, { ...back, probability: 0.9, line: 12 }, back]],
  ['on a page that says that something has changed', [there, back], 'Your booking has been changed'],
])('the completion of return journeys leaves a journey %s', (_, legs, page) =>
  expect(shown(legs, page)).toEqual(
    legs.map(({ probability, arrives }) => `train ${probability} ${arrives?.mention.value ?? ''}`.trim()),
  ),
)

test('a ride that waits for a flight begins when it arrives, if the page has the ride back', () => {
  const ridesOn = (label: string): string[] => {
    const { context, candidates } = readCandidates(`Palma Airport to Hotel Linden\n${label}: 14:20`, { '14:20': 'end' })
    const ride = draftOf({
      kind: 'taxi',
      probability: 1,
      leg: ['2027-05-11', '12:25', 'Hotel Linden, Soller', 'Palma Airport'],
      line: 9,
    })
    const out = {
      startDate: candidate('2027-05-04', 1, 'date'),
      from: candidate('Palma Airport', 0),
      to: candidate('Hotel Linden', 0),
    }
    const fill = (drafts: readonly Draft[]): Draft[] => drafts.map((draft) => ({ ...draft, slots: out }))
    return withMetFlights([{ draft: ride, probability: 0.99 }], fill, candidates, context).map(
      ({ draft: { anchor, slots } }) =>
        `${anchor.mention.value} ${slots.from?.mention.value} – ${slots.to?.mention.value}`,
    )
  }
  const back = '12:25 Hotel Linden, Soller – Palma Airport'
  expect(ridesOn('Flight arrival time')).toEqual([back, '14:20 Palma Airport – Hotel Linden, Soller'])
  expect(ridesOn('Arrival at the hotel')).toEqual([back])
})
