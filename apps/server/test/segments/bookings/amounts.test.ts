import { spendChart } from '@sextant/contract/dashboard/charts'
import { page } from '@sextant/contract/kit/wire'
import { type AmountEntry, addAmount, type Booking, updateAmount } from '@sextant/contract/segments/bookings'
import { deleteSegment, listSegmentHistory, updateSegment } from '@sextant/contract/segments/endpoints'
import { SegmentChange } from '@sextant/contract/segments/history'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inTransaction } from '../../../src/platform/database/transaction'
import { enqueue } from '../../../src/platform/jobs/job'
import { convertPricesJob } from '../../../src/teams'
import { bookingsOf } from '../../kit/bookings'
import { mail, stay } from '../../kit/mails'
import { addTraveler, testPipeline } from '../../kit/pipeline'
import { testContext } from '../../kit/test-context'
import { back, outward, travelOf } from '../../kit/travel'

const context = testContext()
const pipeline = testPipeline(context)
const bookings = bookingsOf(context)
beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await pipeline.receive(mail({ reservations: [outward, back] }))
  await pipeline.receive(mail({ reservations: [stay()], date: 'Mon, 01 Feb 2027 11:00:00 +0000' }))
})

const costs = (booking: Booking) => booking.segments.map(({ net_cents }) => net_cents)

async function spend(): Promise<number> {
  const query = { start_date: '2027-01-01', end_date: '2027-12-31' }
  const { body } = await context.call(spendChart, { team: context.acme, query }, context.people.viewer)
  return z.parse(spendChart.output, body).data.reduce((sum, { direct, tmc }) => sum + direct.total + tmc.total, 0)
}
const tripTotal = async (): Promise<number> =>
  (await travelOf(context).trips()).reduce((sum, { total_cost }) => sum + (total_cost ?? 0), 0)

describe('an amount', () => {
  test('is what its segments, its trips and the dashboard cost more', async () => {
    const booking = await bookings.withReference('K7Q2MX')
    const before = await spend()
    const fee = await bookings.add(booking, {
      kind: 'service_fee',
      amount: '15.01',
      day: '2027-02-02',
      note: 'Phone booking',
    })
    expect(fee).toMatchObject({ kind: 'service_fee', amount: '15.01', cents: 1501, source: 'person', segment_id: null })
    const after = await bookings.read(booking.id)
    expect(after).toMatchObject({ total: '212.40', cents: 21_240, net_cents: 22_741, amounts: [fee] })
    expect(costs(after)).toEqual([11_371, 11_370])
    expect(await spend()).toBe(before + 1501)
    expect(await tripTotal()).toBe(22_741)
    await bookings.remove(booking, fee)
    expect(await spend()).toBe(before)
    expect(await tripTotal()).toBe(21_240)
  })

  test('counts for a segment that is cancelled', async () => {
    const booking = await bookings.withReference('K7Q2MX')
    const [, flight] = booking.segments
    const id = flight?.id ?? ''
    const status = async (to: 'Active' | 'Cancelled') =>
      await context.call(
        updateSegment,
        { team: context.acme, type: 'air', id, body: { status: to } },
        context.people.owner,
      )
    const fee = await bookings.add(booking, { kind: 'cancellation_fee', amount: '30' })
    await status('Cancelled')
    expect(costs(await bookings.read(booking.id))).toEqual([10_620, 3000])
    const refund = await bookings.add(booking, { kind: 'refund', amount: '76.20' })
    expect(costs(await bookings.read(booking.id))).toEqual([10_620, 3000])
    expect(await spend()).toBe(13_620)
    expect(await tripTotal()).toBe(13_620)
    await bookings.remove(booking, fee)
    await bookings.remove(booking, refund)
    expect(await spend()).toBe(10_620)
    await status('Active')
    expect(costs(await bookings.read(booking.id))).toEqual([10_620, 10_620])
  })

  test('can be corrected; taxes within the price change no cost', async () => {
    const booking = await bookings.withReference('K7Q2MX')
    const fee = await bookings.add(booking, { kind: 'exchange', amount: '10' })
    const body = { kind: 'taxes_and_fees' as const, amount: '41.10' }
    const input = { team: context.acme, id: booking.id, amountId: fee.id, body }
    expect((await context.call(updateAmount, input, context.people.user)).status).toBe(200)
    expect(await bookings.read(booking.id)).toMatchObject({ taxes_and_fees: '41.10', net_cents: 21_240 })
    expect(await bookings.list({ kind: 'taxes_and_fees' })).toHaveLength(1)
    await bookings.remove(booking, fee)
  })

  test('is converted at the rates of its day, and again with the team’s currency', async () => {
    const booking = await bookings.withReference('H-55120')
    const folio = await bookings.add(booking, { kind: 'folio', amount: '387', currency: 'EUR', day: '2026-11-02' })
    const { rows } = await context.pool.query<{ currency: string }>('select currency from teams where id = $1', [
      context.acme.id,
    ])
    expect([rows[0]?.currency, folio.rate_date]).toEqual(['USD', expect.any(String)])
    expect((await bookings.read(booking.id)).net_cents).toBe(folio.cents)
    await context.pool.query("update teams set currency = 'EUR' where id = $1", [context.acme.id])
    const scope = { team: context.acme.id, person: null }
    await inTransaction(context.services.db, scope, async (tx) => await enqueue(tx, convertPricesJob, {}))
    await pipeline.drain()
    expect(await bookings.read(booking.id)).toMatchObject({
      net_cents: 38_700,
      amounts: [{ cents: 38_700, rate_date: null }],
    })
    await context.pool.query("update teams set currency = 'USD' where id = $1", [context.acme.id])
    await inTransaction(context.services.db, scope, async (tx) => await enqueue(tx, convertPricesJob, {}))
    await pipeline.drain()
    expect((await bookings.read(booking.id)).net_cents).toBe(folio.cents)
    await bookings.remove(booking, folio)
  })

  test('is in the history of its segments and in the audit log', async () => {
    const booking = await bookings.withReference('K7Q2MX')
    const [flight] = booking.segments
    const fee = await bookings.add(booking, { kind: 'service_fee', amount: '8', segment_id: flight?.id ?? null })
    const input = { team: context.acme, type: 'air' as const, id: flight?.id ?? '' }
    const { body } = await context.call(listSegmentHistory, input, context.people.viewer)
    expect(z.parse(page(SegmentChange), body).data[0]).toMatchObject({
      change: 'updated',
      actor: `user:${context.people.owner.id}`,
      changes: [{ field: 'net_cents', old: 10_620, new: 11_420 }],
    })
    const { rows } = await context.pool.query(
      "select action, target, after ->> 'amount' as amount from audit_events where action = 'segments.add_amount' order by id desc limit 1",
    )
    expect(rows).toEqual([{ action: 'segments.add_amount', target: `booking:${booking.id}`, amount: '8' }])
    await bookings.remove(booking, fee)
  })

  test('of the whole booking is divided among the remaining segments when one is deleted', async () => {
    const booking = await bookings.withReference('K7Q2MX')
    await bookings.add(booking, { kind: 'service_fee', amount: '20' })
    const id = booking.segments[1]?.id ?? ''
    await context.call(deleteSegment, { team: context.acme, type: 'air', id }, context.people.owner)
    expect(costs(await bookings.read(booking.id))).toEqual([12_620])
    expect(await tripTotal()).toBe(12_620)
  })

  test('cannot be a folio without a stay or rental, or concern a segment of another booking', async () => {
    const [flights, nights] = [await bookings.withReference('K7Q2MX'), await bookings.withReference('H-55120')]
    const refused = async (body: AmountEntry) =>
      await context.call(addAmount, { team: context.acme, id: flights.id, body }, context.people.owner)
    const amount = { amount: '10', currency: 'USD' }
    expect((await refused({ ...amount, kind: 'folio' })).body).toMatchObject({ errors: { kind: [expect.any(String)] } })
    expect(
      (await refused({ ...amount, kind: 'refund', segment_id: nights.segments[0]?.id ?? null })).body,
    ).toMatchObject({
      errors: { segment_id: [expect.any(String)] },
    })
  })
})
