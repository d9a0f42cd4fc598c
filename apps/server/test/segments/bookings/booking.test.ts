import { page } from '@sextant/contract/kit/wire'
import {
  addAmount,
  Booking,
  deleteAmount,
  listBookings,
  readBooking,
  updateAmount,
} from '@sextant/contract/segments/bookings'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bookingsOf } from '../../kit/bookings'
import { mail, stay } from '../../kit/mails'
import { addTraveler, testPipeline } from '../../kit/pipeline'
import { refusals } from '../../kit/refusals'
import { testContext } from '../../kit/test-context'
import { back, outward, travelOf } from '../../kit/travel'

const context = testContext()
const pipeline = testPipeline(context)
const bookings = bookingsOf(context)
const emails: string[] = []
beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  emails.push(await pipeline.receive(mail({ reservations: [outward, back], note: 'Agency reference: AG7755' })))
  emails.push(await pipeline.receive(mail({ reservations: [stay()], date: 'Mon, 01 Feb 2027 11:00:00 +0000' })))
})

describe('a booking', () => {
  test('has its references, travelers, segments, emails and total', async () => {
    const booking = await bookings.withReference('K7Q2MX')
    expect(booking).toMatchObject({
      status: 'Active',
      references: [
        { value: 'K7Q2MX', issuer: 'airline' },
        { value: 'AG7755', issuer: 'agency' },
      ],
      travelers: [{ name: 'Grace Hopper', member_id: expect.any(String) }],
      email_ids: [emails[0]],
      emails: [
        {
          id: emails[0],
          subject: 'Your booking is confirmed',
          from_address: 'noreply@lufthansa.com',
          sent_at: '2027-02-01T10:00:00.000Z',
        },
      ],
      total: '212.40',
      currency: 'USD',
      taxes_and_fees: null,
      amounts: [],
      cents: 21_240,
      net_cents: 21_240,
    })
    expect(booking.segments.map((segment) => 'flight_number' in segment && segment.flight_number)).toEqual([
      '1020',
      '1035',
    ])
    expect(await bookings.read(booking.id)).toEqual(booking)
  })

  test.each([
    [{ reference: 'k7q-2mx' }, 1],
    [{ reference: 'AG7755' }, 1],
    [{ reference: 'NOTHING' }, 0],
    [{ start_date: '2027-03-05' }, 0],
    [{ end_date: '2027-03-01' }, 2],
    [{ kind: 'refund' }, 0],
    [{ limit: 1 }, 1],
  ])('is found by its filters: %j', async (query, count) => {
    expect(await bookings.list(query)).toHaveLength(count)
  })

  test('is found by its email, its trip and its traveler', async () => {
    const [trip] = await travelOf(context).trips()
    expect(await bookings.list({ email_id: emails[1] })).toHaveLength(1)
    expect(await bookings.list({ trip_id: trip?.id })).toHaveLength(2)
    expect(await bookings.list({ member_id: trip?.owner?.id })).toHaveLength(2)
  })

  test('is listed in pages', async () => {
    const query = { limit: 1, sort: 'created:asc' }
    const { body } = await context.call(listBookings, { team: context.acme, query }, context.people.viewer)
    const { links, meta } = z.parse(page(Booking), body)
    expect(meta.total).toBe(2)
    expect(links.next).toContain('/bookings?')
  })
})

const entry = { kind: 'refund' as const, amount: '10', currency: 'USD' }
refusals(listBookings, () => context, {
  input: (team) => ({ team }),
  wrong: [{ input: (team) => ({ team, query: { start_date: 'soon' } }), field: 'start_date' }],
})
refusals(readBooking, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(addAmount, () => context, {
  input: (team) => ({ team, id: '1', body: entry }),
  wrong: [
    { input: (team) => ({ team, id: '1', body: { ...entry, amount: '-3' } }), field: 'amount' },
    { input: (team) => ({ team, id: '1', body: { ...entry, amount: '0.00' } }), field: 'amount' },
    { input: (team) => ({ team, id: '1', body: { ...entry, currency: 'euros' } }), field: 'currency' },
  ],
})
refusals(updateAmount, () => context, { input: (team) => ({ team, id: '1', amountId: '1', body: entry }) })
refusals(deleteAmount, () => context, { input: (team) => ({ team, id: '1', amountId: '1' }) })
