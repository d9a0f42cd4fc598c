import { assumedOf } from '@sextant/domain/segments/draft'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../src/platform/database/transaction'
import { enqueue } from '../../src/platform/jobs/job'
import { dateBookingsJob } from '../../src/segments/jobs'
import { flight, mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { testContext } from '../kit/test-context'
import { outward, travelOf } from '../kit/travel'

const context = testContext()
const pipeline = testPipeline(context)
beforeAll(async () => await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test'))

const datesOf = async (search: string) =>
  (await travelOf(context).segments({ search })).map(({ booked_at, metadata }) => [
    booked_at,
    assumedOf({ metadata }).toSorted(),
  ])

const first = 'Mon, 01 Feb 2027 10:00:00 +0000'
const later = 'Sun, 14 Feb 2027 09:00:00 +0000'

test('a booking is dated by its first email if none states a date, whichever arrives first', async () => {
  await pipeline.receive(mail({ reservations: [outward, stay()], date: later }))
  await pipeline.receive(mail({ reservations: [outward, stay()], date: first }))
  expect(await datesOf('K7Q2MX')).toEqual([['2027-02-01T10:00:00.000Z', ['booked_at']]])
  expect(await datesOf('H-55120')).toEqual([
    ['2027-02-01T10:00:00.000Z', ['booked_at', 'checkin_time', 'checkout_time']],
  ])
})

test('a stated booking date overrides the date of an email', async () => {
  const stated = {
    ...flight({ code: 'STATED', departure: '2027-05-03T07:05:00' }),
    bookingTime: '2027-01-20T08:30:00Z',
  }
  await pipeline.receive(
    mail({ reservations: [flight({ code: 'STATED', departure: '2027-05-03T07:05:00' })], date: first }),
  )
  await pipeline.receive(mail({ reservations: [stated], date: later }))
  await pipeline.receive(
    mail({ reservations: [flight({ code: 'STATED', departure: '2027-05-03T07:05:00' })], date: later }),
  )
  expect(await datesOf('STATED')).toEqual([['2027-01-20T08:30:00.000Z', []]])
})

test('an email sent after the trip began gives no booking date', async () => {
  const past = flight({ code: 'PAST01', departure: '2027-01-11T07:05:00', arrival: '2027-01-11T08:20:00' })
  await pipeline.receive(mail({ reservations: [past], date: first }))
  expect(await datesOf('PAST01')).toEqual([[null, []]])
})

test('segments of an earlier release are dated by their first email', async () => {
  await context.pool.query("update segments set booked_at = null, metadata = metadata - 'assumed' where team_id = $1", [
    context.acme.id,
  ])
  const scope = { team: context.acme.id, person: null }
  await inTransaction(context.services.db, scope, async (tx) => await enqueue(tx, dateBookingsJob, { after: '0' }))
  await pipeline.drain()
  expect(await datesOf('K7Q2MX')).toEqual([['2027-02-01T10:00:00.000Z', ['booked_at']]])
  expect(await datesOf('PAST01')).toEqual([[null, []]])
})
