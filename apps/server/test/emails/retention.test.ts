import { listEmailEvents, readEmail } from '@sextant/contract/emails/endpoints'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { retentionJobs } from '../../src/emails/retention/worker'
import { handleDeleteBlobs } from '../../src/platform/blobs/worker'
import { runNext } from '../../src/platform/jobs/run-next'
import { mail, stay } from '../kit/mails'
import { testPipeline } from '../kit/pipeline'
import { addMailbox, testContext } from '../kit/test-context'

const context = testContext()
const pipeline = testPipeline(context)
let box: { id: string; address: string }
beforeAll(async () => {
  box = await addMailbox(context.pool, context.acme)
})

const handled = new Map([...retentionJobs, handleDeleteBlobs].map((one) => [one.kind, one]))
async function retain(): Promise<void> {
  await context.pool.query("update jobs set run_at = now() where kind = 'emails.retain'")
  while (await runNext(context.services, handled));
}
const age = async (id: string, days: number) =>
  await context.pool.query("update emails set created = now() - $2 * interval '1 day' where id = $1", [id, days])
const read = async (id: string) =>
  (await context.call(readEmail, { team: context.acme, id }, context.people.owner)).body
const blobOf = async (id: string): Promise<Uint8Array | null> => {
  const { rows } = await context.pool.query<{ key: string }>(
    "select 'teams/' || team_id || '/emails/' || encode(content_hash, 'hex') as key from emails where id = $1",
    [id],
  )
  return await context.services.blobs.get(rows[0]?.key ?? '')
}

test('expired messages are deleted; their segments and the records of their receipt stay', async () => {
  await context.pool.query('update mailboxes set retention_days = 30 where id = $1', [box.id])
  const [old, young, elsewhere] = [
    await pipeline.receive(mail(), box.id),
    await pipeline.receive(mail({ subject: 'young' }), box.id),
    await pipeline.receive(mail({ subject: 'elsewhere' })),
  ]
  await age(old, 31)
  await age(young, 29)
  await age(elsewhere, 400)
  await retain()
  expect(await blobOf(old)).toBeNull()
  expect(await read(old)).toMatchObject({
    data: {
      status: 'Processed',
      subject: null,
      headers: [],
      reservations: [],
      attachments: [],
      attachment_count: 0,
    },
  })
  const { body } = await context.call(listEmailEvents, { team: context.acme, id: old }, context.people.owner)
  expect(JSON.stringify(body)).toContain('The message was deleted after 30 days, as its mailbox says.')
  for (const retained of [young, elsewhere]) {
    expect(await blobOf(retained)).not.toBeNull()
    expect(await read(retained)).toMatchObject({ data: { subject: expect.any(String) } })
  }
  const segments = await context.call(
    listSegments,
    { team: context.acme, kind: 'all', query: { limit: 200 } },
    context.people.owner,
  )
  expect(segments.body).toMatchObject({ meta: { total: expect.any(Number) } })
  const { rows } = await context.pool.query('select 1 from segments where email_id = $1', [old])
  expect(rows).toHaveLength(1)
})

test('what the reason of an expired email quotes is deleted with its message', async () => {
  const flight = { '@type': 'FlightReservation', reservationNumber: 'QUOTED1', reservationFor: { '@type': 'Flight' } }
  const partial = await pipeline.receive(mail({ reservations: [stay(), flight] }), box.id)
  expect(await read(partial)).toMatchObject({
    data: { status: 'Partial', status_reason: expect.stringContaining('QUOTED1') },
  })
  await age(partial, 31)
  await retain()
  const { body } = await context.call(listEmailEvents, { team: context.acme, id: partial }, context.people.owner)
  expect(await read(partial)).toMatchObject({ data: { status: 'Partial', status_reason: expect.any(String) } })
  expect(JSON.stringify([await read(partial), body])).not.toContain('QUOTED1')
})

test('an expired held email becomes Rejected, an unread one stays, and retention continues for a deleted mailbox', async () => {
  const held = await pipeline.receive(mail({ subject: 'held' }), box.id)
  const waiting = await pipeline.receive(mail({ subject: 'waiting' }), box.id)
  await context.pool.query("update emails set status = 'Held' where id = $1", [held])
  await context.pool.query("update emails set status = 'Pending' where id = $1", [waiting])
  await age(held, 31)
  await age(waiting, 31)
  await context.pool.query("update mailboxes set status = 'Deleted' where id = $1", [box.id])
  await retain()
  expect(await read(held)).toMatchObject({ data: { status: 'Rejected', subject: null } })
  expect(await read(waiting)).toMatchObject({ data: { status: 'Pending', subject: 'waiting' } })
})

test('reprocess data of a message is deleted with it', async () => {
  await context.pool.query("update mailboxes set status = 'Active' where id = $1", [box.id])
  const old = await pipeline.receive(mail({ subject: 'read again' }), box.id)
  await context.pool.query(
    `with run as (
      insert into reprocesses (team_id, start_date, end_date, emails, status)
      values ($1, '2027-01-01', '2027-01-02', 1, 'Ready') returning id)
    insert into reprocess_items (team_id, reprocess_id, email_id, email_modified, status_before, status_after, reading)
    select $1, id, $2, now(), 'Processed', 'Processed', '{"words": "of the message"}' from run`,
    [context.acme.id, old],
  )
  await age(old, 31)
  await retain()
  const { rows } = await context.pool.query('select reading, state, reason from reprocess_items')
  expect(rows).toEqual([{ reading: null, state: 'left_out', reason: 'The message was deleted.' }])
})
