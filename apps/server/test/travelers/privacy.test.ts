import { createDataRequest, downloadDataExport, listDataRequests } from '@sextant/contract/travelers/privacy'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { handleDeleteBlobs } from '../../src/platform/blobs/worker'
import { runNext } from '../../src/platform/jobs/run-next'
import { privacyJobs } from '../../src/travelers/privacy/worker'
import { flight, mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { addMailbox, testContext } from '../kit/test-context'

const context = testContext()
const pipeline = testPipeline(context)
let graceMail = ''
let sharedMail = ''
beforeAll(async () => {
  const { id: mailbox } = await addMailbox(context.pool, context.acme)
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await addTraveler(context, 'Alan', 'Turing', 'alan@acme.test')
  graceMail = await pipeline.receive(mail({ reservations: [stay()] }), mailbox)
  sharedMail = await pipeline.receive(
    mail({
      to: 'Team <team@acme.test>',
      reservations: [
        flight(),
        flight({
          name: 'Alan Turing',
          code: 'ALAN01',
          number: '2020',
          departure: '2027-03-05T07:05:00+01:00',
          arrival: '2027-03-05T08:20:00+01:00',
        }),
      ],
    }),
    mailbox,
  )
  await pipeline.receive(
    mail({
      to: 'Alan Turing <alan@acme.test>',
      reservations: [
        flight({
          name: 'Alan Turing',
          code: 'ALAN02',
          number: '3030',
          departure: '2027-04-01T07:05:00+02:00',
          arrival: '2027-04-01T08:20:00+02:00',
        }),
      ],
    }),
    mailbox,
  )
})

const work = async (): Promise<void> => {
  while (await runNext(context.services, new Map([...privacyJobs, handleDeleteBlobs].map((one) => [one.kind, one]))));
}
const ask = async (body: { type: 'export' | 'erase'; email: string; confirm?: string }) => {
  const created = await context.call(createDataRequest, { team: context.acme, body }, context.people.owner)
  await work()
  const listed = await context.call(listDataRequests, { team: context.acme }, context.people.owner)
  const [latest] = z.parse(listDataRequests.output, listed.body).data
  return { created, id: latest?.id ?? '', latest }
}
const count = async (sql: string): Promise<number> => (await context.pool.query(sql)).rowCount ?? -1
refusals(listDataRequests, () => context, { input: (team) => ({ team }) })
refusals(createDataRequest, () => context, {
  input: (team) => ({ team, body: { type: 'export' as const, email: 'a@b.test' } }),
  wrong: [
    { input: (team) => ({ team, body: { type: 'export' as const, email: 'none' } }), field: 'email' },
    { input: (team) => ({ team, body: { type: 'erase' as const, email: 'a@b.test' } }), field: 'confirm' },
    {
      input: (team) => ({ team, body: { type: 'erase' as const, email: 'a@b.test', confirm: 'c@d.test' } }),
      field: 'confirm',
    },
  ],
})
refusals(downloadDataExport, () => context, { input: (team) => ({ team, id: '1' }) })

describe('an export', () => {
  test('contains everything held on one person, and about others only what is in the same messages', async () => {
    const { created, latest, id } = await ask({ type: 'export', email: 'GRACE@acme.test' })
    expect([created.status, created.body]).toMatchObject([
      201,
      { data: { status: 'Processing', requested_by: 'owner@acme.test' } },
    ])
    expect(latest).toMatchObject({
      status: 'Completed',
      counts: { travelers: 1, segments: 2, emails: 2 },
      expires_at: expect.any(String),
    })
    const file = await context.app.inject({
      method: 'GET',
      url: `/api/orgs/${context.acme.id}/data-subject-requests/${id}/download`,
      headers: { cookie: context.people.owner.cookie },
    })
    expect([file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      'application/zip',
      expect.stringContaining('data-of-GRACE%40acme.test.zip'),
    ])
    const files = unzipSync(file.rawPayload)
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'emails.json',
        'invitations.json',
        `messages/${graceMail}.eml`,
        `messages/${sharedMail}.eml`,
        'segments.json',
        'travelers.json',
        'trips.json',
        'users.json',
      ].toSorted(),
    )
    const read = (name: string): string => strFromU8(files[name] ?? new Uint8Array())
    expect(read('travelers.json')).toContain('grace@acme.test')
    expect(read('segments.json')).toContain('H-55120')
    expect(read('segments.json')).not.toContain('ALAN0')
    expect(read(`messages/${graceMail}.eml`)).toContain('From: Bookings')
    expect(JSON.parse(read('emails.json'))[0]).not.toHaveProperty('content_hash')
  })

  test('of a user of the team includes their membership and invitations', async () => {
    const { latest } = await ask({ type: 'export', email: 'viewer@acme.test' })
    expect(latest).toMatchObject({ counts: { users: 1 } })
  })

  test('expires with its file after seven days', async () => {
    const { id } = await ask({ type: 'export', email: 'grace@acme.test' })
    await context.pool.query('update data_requests set expires_at = now() where id = $1', [id])
    expect((await context.call(downloadDataExport, { team: context.acme, id }, context.people.owner)).status).toBe(404)
    const key = `teams/${context.acme.id}/exports/${id}.zip`
    expect(await context.services.blobs.get(key)).not.toBeNull()
    await context.pool.query("update jobs set run_at = now() where kind = 'travelers.delete_export'")
    await work()
    expect(await context.services.blobs.get(key)).toBeNull()
  })

  test('of another team is not found: 404', async () => {
    const { id } = await ask({ type: 'export', email: 'grace@acme.test' })
    expect((await context.call(downloadDataExport, { team: context.globex, id }, context.globexOwner)).status).toBe(404)
  })
})

describe('an erasure', () => {
  test('deletes earlier exports too', async () => {
    await addTraveler(context, 'Joan', 'Clarke', 'joan@acme.test')
    const { id } = await ask({ type: 'export', email: 'Joan@acme.test' })
    const other = await ask({ type: 'export', email: 'alan@acme.test' })
    await ask({ type: 'erase', email: 'joan@acme.test', confirm: 'joan@acme.test' })
    const get = async (request: string): Promise<number> =>
      (await context.call(downloadDataExport, { team: context.acme, id: request }, context.people.owner)).status
    expect([await get(id), await get(other.id)]).toEqual([404, 200])
    expect(await context.services.blobs.get(`teams/${context.acme.id}/exports/${id}.zip`)).toBeNull()
  })

  test('deletes everything about the person, and nothing about anyone else', async () => {
    const alan = "select 1 from segments where array_to_string(travelers, ',') like '%Turing%'"
    expect(await count(alan)).toBe(2)
    const hashes = await context.pool.query<{ hash: string }>(
      "select encode(content_hash, 'hex') as hash from emails where id = any ($1::bigint[])",
      [[graceMail, sharedMail]],
    )
    await context.pool.query(
      `insert into quality_issues (team_id, key, code, status, message, owner_key, segments)
        select team_id, 'of a trip that is gone', 'missing_hotel', 'Fixed', 'Hopper has no hotel.', 'member:' || id, '[]'
        from travelers where email = 'grace@acme.test'`,
    )
    const { latest } = await ask({ type: 'erase', email: 'grace@acme.test', confirm: 'Grace@acme.test' })
    expect(latest).toMatchObject({
      status: 'Completed',
      expires_at: null,
      counts: { travelers: 1, segments: 2, emails: 2 },
    })
    expect(await count('select 1 from travelers')).toBe(1)
    expect(await count(alan)).toBe(2)
    expect(await count('select 1 from emails')).toBe(1)
    for (const table of [
      'travelers',
      'segments',
      'trips',
      'emails',
      'email_events',
      'events',
      'jobs',
      'quality_issues',
      'deleted_segments',
      'segment_observations',
      'segment_changes',
    ]) {
      const { rows } = await context.pool.query(`select * from ${table}`)
      expect([table, JSON.stringify(rows).includes('Hopper')]).toEqual([table, false])
    }
    for (const { hash } of hashes.rows)
      expect(await context.services.blobs.get(`teams/${context.acme.id}/emails/${hash}`)).toBeNull()
    const again = await ask({ type: 'export', email: 'grace@acme.test' })
    expect(again.latest?.counts).toEqual({})
  })

  test('waits for email being read before it locks what that email changes', async () => {
    const email = 'emmy@acme.test'
    await addTraveler(context, 'Emmy', 'Noether', email)
    await pipeline.receive(mail({ to: email, reservations: [flight({ name: 'Emmy', code: 'EMMY01' })] }))
    const reader = await context.pool.connect()
    try {
      await reader.query(`begin; select pg_advisory_xact_lock(hashtextextended('segments', ${context.acme.id}))`)
      const erased = ask({ type: 'erase', email, confirm: email })
      const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      await vi.waitFor(async () => expect(await count(waiting)).toBe(1), 10_000)
      await reader.query("update segments set modified = now() where confirmation_no = 'EMMY01'; commit")
      expect((await erased).latest).toMatchObject({ status: 'Completed', counts: { segments: 1 } })
    } finally {
      await reader.query('rollback')
      reader.release()
    }
  })

  test('does not mistake an address for part of a longer one', async () => {
    await addTraveler(context, 'Lan', 'Short', 'lan@acme.test')
    await ask({ type: 'erase', email: 'lan@acme.test', confirm: 'lan@acme.test' })
    expect(await count('select 1 from emails')).toBe(1)
    expect(await count("select 1 from travelers where email = 'alan@acme.test'")).toBe(1)
  })

  test('is audited, like exports and downloads', async () => {
    const { rows } = await context.pool.query<{ action: string }>(
      "select distinct action from audit_events where action like 'travelers.%' order by 1",
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'travelers.download_data',
      'travelers.erase',
      'travelers.export',
      'travelers.request_erase',
      'travelers.request_export',
    ])
  })
})
