import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../src/platform/database/transaction'
import { enqueue } from '../../../src/platform/jobs/job'
import { assignBookingsJob } from '../../../src/segments/jobs'
import { mail, stay } from '../../kit/mails'
import { testPipeline } from '../../kit/pipeline'
import { testContext } from '../../kit/test-context'
import { back, outward, travelOf } from '../../kit/travel'

const context = testContext()
const pipeline = testPipeline(context)
beforeAll(async () => {
  await pipeline.receive(mail({ reservations: [outward, back] }))
  await pipeline.receive(mail({ reservations: [stay()], date: 'Mon, 01 Feb 2027 11:00:00 +0000' }))
})

test('segments of an earlier release get the references and bookings that new ones have', async () => {
  const before = await travelOf(context).segments()
  await context.pool.query(
    'update segments set booking_id = null; delete from bookings; delete from segment_references',
  )
  const scope = { team: context.acme.id, person: null }
  await inTransaction(context.services.db, scope, async (tx) => await enqueue(tx, assignBookingsJob, { after: '0' }))
  await pipeline.drain()
  const after = await travelOf(context).segments()
  expect(after.map(({ references }) => references)).toEqual(before.map(({ references }) => references))
  const bookingOf = (type: string) => after.filter((one) => one.type === type).map(({ booking_id }) => booking_id)
  const [out, home] = bookingOf('air')
  expect(out).toEqual(expect.any(String))
  expect(home).toBe(out)
  expect(bookingOf('hotel')).not.toContain(out)
  expect(bookingOf('hotel')).not.toContain(null)
})
