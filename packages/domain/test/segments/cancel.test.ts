import type { Reservation } from '@sextant/contract/emails/reservation'
import { cancelledBy, cancelledByCodes } from '@sextant/domain/segments/cancel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drafts } from './arbitrary'
import { draft, flight, reservation, stay } from './bookings'

const out = draft(flight())
const back = draft(
  flight({
    number: '401',
    start: { place: flight().end.place, time: { local: '2026-03-15T16:00:00' } },
    end: { place: flight().start.place, time: { local: '2026-03-16T05:30:00' } },
  }),
)
const hotel = draft(stay())
const segments = [out, back, hotel]
const cancelled = (of: Reservation): ReturnType<typeof draft> => draft({ ...of, status: 'cancelled' })

test('a booking number alone cancels all its segments of the type', () => {
  const byNumber = reservation({ confirmation_no: 'X7QK2P' })
  expect(cancelledBy(cancelled(byNumber), segments)).toEqual([out, back])
})

test('a named leg cancels that leg only', () => {
  expect(cancelledBy(cancelled(flight()), segments)).toEqual([out])
})

test('a stay without a number is found by hotel and day', () => {
  expect(cancelledBy(cancelled(stay({ confirmation_no: undefined })), segments)).toEqual([hotel])
})

test('the cancellation of one person keeps the segments of others', () => {
  const others = draft(flight({ travelers: [{ name: 'Mary Somerville' }] }))
  const byNumber = reservation({ confirmation_no: 'X7QK2P', travelers: [{ name: 'SOMERVILLE/MARY MRS' }] })
  expect(cancelledBy(cancelled(byNumber), [...segments, others])).toEqual([others])
})

test('the cancellation of a flight does not cancel its replacement', () => {
  const replaced = draft(
    flight({ number: '404', start: { ...flight().start, time: { local: '2026-03-12T17:00:00' } } }),
  )
  expect(cancelledBy(cancelled(flight()), [replaced])).toEqual([])
})

test('any reference of a booking is enough', () => {
  const agency = reservation({ confirmation_no: 'AG1277' })
  const existing = { ...out, references: [...out.references, { value: 'AG1277', issuer: 'agency' as const }] }
  expect(cancelledBy(cancelled(agency), [existing, back])).toEqual([existing])
})

test('a different number cancels nothing, and neither does a confirmation', () => {
  expect(cancelledBy(cancelled(stay({ confirmation_no: 'H-1' })), segments)).toEqual([])
  expect(cancelledBy(out, segments)).toEqual([])
})

test('only known segments of the cancelled type are cancelled', () => {
  fc.assert(
    fc.property(drafts, fc.array(drafts), (one, others) => {
      for (const marked of cancelledBy(one, others)) {
        expect(others).toContain(marked)
        expect(marked.type).toBe(one.type)
        expect(one.status).toBe('Cancelled')
      }
    }),
  )
})

test('of two rooms under one number of an agency, the hotel’s number names one', () => {
  const agency = { value: 'AG77', issuer: 'agency' } as const
  const room = (confirmation_no: string) => draft(stay({ confirmation_no, references: [agency] }))
  const [one, other] = [room('H1000'), room('H2000')]
  const cancellation = stay({ confirmation_no: 'H2000', references: [agency] })
  expect(cancelledBy(cancelled(cancellation), [one, other])).toEqual([other])
})

test('after a split, the first number is that of who has no other', () => {
  const split = draft(
    flight({ travelers: [{ name: 'Mary Somerville' }], references: [{ value: 'SPLIT2', issuer: 'airline' }] }),
  )
  expect(cancelledByCodes(['X7QK2P'], [out, split])).toEqual([out])
  expect(cancelledByCodes(['SPLIT2'], [split])).toEqual([split])
  expect(cancelledByCodes(['X7QK2P'], [out, back])).toEqual([out, back])
})
