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
] as const)('"%s" with the number %s, read as %s, is a %s', (text, number, kind, expected) =>
  expect(kindOf(text, number, kind)).toBe(expected),
)
