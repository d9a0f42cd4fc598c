import type { Reservation } from '@sextant/contract/emails/reservation'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import fc from 'fast-check'
import { draft, places, reservation } from './bookings'

/** Random segments, drawn from few names, dates and numbers so that two of them are often about the same booking. */

const someOf = <T>(...values: readonly T[]) => fc.constantFrom<(T | undefined)[]>(undefined, ...values)

const local = fc
  .record({
    day: fc.constantFrom('2026-03-11', '2026-03-12', '2026-03-13', '2026-03-16'),
    time: fc.constantFrom('', 'T00:00:00', 'T10:55:00', 'T16:30:00'),
  })
  .map(({ day, time }) => day + time)

const moment = fc.record({ local: fc.option(local, { nil: undefined }) })
const place = fc.constantFrom({}, ...Object.values(places), { locality: 'Paris' }, { name: 'The Gallery' })

const passenger = fc.record({
  name: fc.constantFrom('Ada Byron', 'BYRON/ADA MRS', 'Ada K Byron', 'Mary Somerville', 'Grace Hopper'),
  seat: someOf('12A', '12B'),
})

const reservations: fc.Arbitrary<Reservation> = fc
  .record({
    kind: fc.constantFrom('flight', 'lodging', 'car', 'train', 'taxi', 'event'),
    status: fc.constantFrom('confirmed', 'confirmed', 'cancelled'),
    confirmation_no: someOf('X7QK2P', 'x7qk-2p', '99812'),
    travelers: fc.array(passenger, { maxLength: 3 }),
    provider: fc.constantFrom({}, { name: 'Lufthansa', iata_code: 'LH' }, { name: 'United', iata_code: 'UA' }),
    start: fc.record({ place, time: moment }),
    end: fc.record({ place, time: moment }),
    number: someOf('400', 'LH 0400', '8841'),
    name: someOf('The Gallery Hotel', 'Gallery Hotel', 'Hôtel Lutetia'),
    departure_gate: someOf('B42', 'Z51'),
    price: someOf('120.00', '99.50'),
    currency: someOf('EUR', 'USD'),
  })
  .filter(({ start }) => start.time.local !== undefined)
  .map(reservation)

export const drafts: fc.Arbitrary<SegmentDraft> = reservations.map((of) => draft(of))

/** Two segments of the same type, as `merge` expects them. */
export const pairs: fc.Arbitrary<[SegmentDraft, SegmentDraft]> = fc
  .tuple(reservations, reservations)
  .map(([a, b]) => [draft(a), draft({ ...b, kind: a.kind })])

/** Three to five segments of the same type. */
export const mailsOfOne: fc.Arbitrary<SegmentDraft[]> = fc
  .array(reservations, { minLength: 3, maxLength: 5 })
  .map(([first, ...others]) =>
    (first ? [first, ...others.map((one) => ({ ...one, kind: first.kind }))] : []).map((of) => draft(of)),
  )
