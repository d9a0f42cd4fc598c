import { beforeAll, describe, expect, test } from 'vitest'
import { flight, mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { testContext } from '../kit/test-context'
import { back, outward, travelOf } from '../kit/travel'

const context = testContext()
const pipeline = testPipeline(context)
const travel = travelOf(context)
beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await pipeline.receive(mail({ reservations: [outward, back, stay()] }))
})

describe('an email about the same booking', () => {
  test('changes nothing when repeated', async () => {
    const before = await travel.segments()
    await pipeline.receive(mail({ reservations: [outward, back, stay()], date: 'Mon, 01 Feb 2027 11:00:00 +0000' }))
    const after = await travel.segments()
    expect(after.map(({ id, trip_id }) => [id, trip_id])).toEqual(before.map(({ id, trip_id }) => [id, trip_id]))
    expect(await travel.trips()).toHaveLength(1)
  })

  test('overrides if newer, and clears nothing', async () => {
    const later = flight({
      departure: '2027-03-01T07:45:00+01:00',
      arrival: '2027-03-01T09:00:00+01:00',
      gate: 'B42',
    })
    await pipeline.receive(mail({ reservations: [later], date: 'Sun, 28 Feb 2027 18:00:00 +0000' }))
    const [air] = await travel.segments({}, 'air')
    expect(air).toMatchObject({ start_datetime: '2027-03-01T07:45:00', gate: 'B42', price: '106.20' })
    expect(await travel.segments()).toHaveLength(3)
  })

  test('records a cancellation, and never deletes', async () => {
    const cancelled = { ...back, reservationStatus: 'http://schema.org/ReservationCancelled' }
    await pipeline.receive(
      mail({
        reservations: [cancelled],
        subject: 'Your booking was cancelled',
        date: 'Sun, 28 Feb 2027 19:00:00 +0000',
      }),
    )
    const [out, home] = await travel.segments({}, 'air')
    expect([out?.status, home?.status, home?.cancelled_at]).toEqual(['Active', 'Cancelled', '2027-02-28T19:00:00.000Z'])
    expect(await travel.segments({ status: 'Active' })).toHaveLength(2)
  })

  test('older than the cancellation does not undo it', async () => {
    await pipeline.receive(mail({ reservations: [back], date: 'Mon, 01 Feb 2027 12:00:00 +0000' }))
    const [, home] = await travel.segments({}, 'air')
    expect(home?.status).toBe('Cancelled')
  })
})

describe('a cancellation without a booking', () => {
  const alone = flight({
    code: 'ALONE1',
    departure: '2027-05-01T07:05:00+02:00',
    arrival: '2027-05-01T08:20:00+02:00',
  })

  test('creates nothing', async () => {
    const cancelled = { ...alone, reservationStatus: 'http://schema.org/ReservationCancelled' }
    await pipeline.receive(
      mail({
        reservations: [cancelled],
        subject: 'Cancellation of your booking',
        date: 'Sun, 28 Feb 2027 10:00:00 +0000',
      }),
    )
    expect(await travel.segments({ search: 'ALONE1' })).toEqual([])
  })

  test('applies when the older booking arrives after it', async () => {
    await pipeline.receive(mail({ reservations: [alone], date: 'Sat, 27 Feb 2027 10:00:00 +0000' }))
    expect(await travel.segments({ search: 'ALONE1' })).toMatchObject([{ status: 'Cancelled' }])
  })
})
