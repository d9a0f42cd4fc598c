import * as endpoints from '@sextant/contract/imports/endpoints'
import type { TeamRef } from '@sextant/contract/kit/team'
import { createDataRequest } from '@sextant/contract/travelers/privacy'
import { expect, test } from 'vitest'
import { importJobs } from '../../src/imports/worker'
import { handleDeleteBlobs } from '../../src/platform/blobs/worker'
import { runNext } from '../../src/platform/jobs/run-next'
import { privacyJobs } from '../../src/travelers/privacy/worker'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'
import { formOf } from '../kit/upload'
import { importRunner } from './import-runner'

const context = testContext()
const runner = importRunner(context)

const file = formOf({ type: 'members' }, { name: 'people.csv', bytes: 'Email\na@refused.test\n' })
const one = (team: TeamRef) => ({ team, id: '1' })

refusals(endpoints.listImports, () => context, {
  input: (team) => ({ team }),
  wrong: [
    { field: 'status', input: (team) => ({ team, query: { status: 'Ready,Unheard' } }) },
    { field: 'sort', input: (team) => ({ team, query: { sort: 'filename:asc' } }) },
    { field: 'next', input: (team) => ({ team, query: { next: 'made up' } }) },
  ],
})
refusals(endpoints.createImport, () => context, {
  input: (team) => ({ team, body: { type: 'members' as const } }),
  send: file,
  wrong: [
    {
      field: 'type',
      input: (team) => ({ team, body: { type: 'members' as const } }),
      send: formOf({ type: 'pets' }, { name: 'x.csv', bytes: 'Email\na@b.test\n' }),
    },
    {
      field: 'file',
      input: (team) => ({ team, body: { type: 'members' as const } }),
      send: formOf({ type: 'members' }, { name: 'x.csv', bytes: '' }),
    },
  ],
})
refusals(endpoints.readImport, () => context, { input: one })
refusals(endpoints.previewImport, () => context, {
  input: (team) => ({ ...one(team), body: {} }),
  wrong: [
    {
      field: 'options.phone_country',
      input: (team) => ({ ...one(team), body: { options: { phone_country: 'Germany' } } }),
    },
  ],
})
refusals(endpoints.processImport, () => context, { input: (team) => ({ ...one(team), body: {} }) })
refusals(endpoints.deleteImport, () => context, { input: one })
refusals(endpoints.readImportResult, () => context, {
  input: (team) => ({ ...one(team), query: {} }),
  wrong: [{ field: 'limit', input: (team) => ({ ...one(team), query: { limit: 1001 } }) }],
})
refusals(endpoints.downloadImport, () => context, { input: (team) => ({ ...one(team), query: {} }) })
refusals(endpoints.listMemberImports, () => context, { input: (team) => ({ team }) })
refusals(endpoints.uploadMemberImport, () => context, { input: (team) => ({ team }), send: file })
refusals(endpoints.readMemberImport, () => context, { input: one })
refusals(endpoints.processMemberImport, () => context, { input: (team) => ({ ...one(team), body: {} }) })
refusals(endpoints.replaceMemberImport, () => context, { input: one, send: file })

const as = () => context.people.owner

test('an import of another team is not found: 404, in every endpoint', async () => {
  const { id } = await runner.upload('members', 'Email\nmine@alone.test\n')
  const stranger = { team: context.globex, id }
  const calls = [
    await context.call(endpoints.readImport, stranger, context.globexOwner),
    await context.call(endpoints.processImport, { ...stranger, body: {} }, context.globexOwner),
    await context.call(endpoints.previewImport, { ...stranger, body: {} }, context.globexOwner),
    await context.call(endpoints.deleteImport, stranger, context.globexOwner),
    await context.call(endpoints.readImportResult, { ...stranger, query: {} }, context.globexOwner),
    await context.call(endpoints.downloadImport, { ...stranger, query: {} }, context.globexOwner),
    await context.call(endpoints.replaceMemberImport, stranger, context.globexOwner, file),
  ]
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404))
})

test('lists are filtered, newest first, and the people endpoint has only imports of people', async () => {
  const people = await runner.upload('members', 'Email\na@list.test\n')
  const trips = await runner.upload('trips', 'Traveler email,Start date\na@list.test,2027-01-01\n')
  const ids = async (query: object) =>
    endpoints.listImports.output
      .parse((await context.call(endpoints.listImports, { team: context.acme, query }, as())).body)
      .data.map(({ id }) => id)
  expect((await ids({})).slice(0, 2)).toEqual([trips.id, people.id])
  expect((await ids({ type: 'members' }))[0]).toBe(people.id)
  expect(await ids({ status: 'Processing,Processed' })).toEqual([])
  const listed = await context.call(endpoints.listMemberImports, { team: context.acme }, as())
  expect(endpoints.listMemberImports.output.parse(listed.body).data[0]).toMatchObject({
    id: people.id,
    preview: null,
  })
  const other = await context.call(endpoints.readMemberImport, { team: context.acme, id: trips.id }, as())
  expect(other.status).toBe(404)
})

test('a file can be replaced before anything is written, and its import started by the people endpoint', async () => {
  const input = { team: context.acme }
  const { body } = await context.call(endpoints.uploadMemberImport, input, as(), file)
  const { id } = endpoints.uploadMemberImport.output.parse(body).data
  const better = formOf({}, { name: 'better.csv', bytes: 'Email,Title\nb@replaced.test,Chief\n' })
  const replaced = await context.call(endpoints.replaceMemberImport, { ...input, id }, as(), better)
  expect(replaced).toMatchObject({
    status: 200,
    body: { data: { id, filename: 'better.csv', mapping: ['email', 'title'] } },
  })
  const response = await context.call(endpoints.processMemberImport, { ...input, id, body: {} }, as())
  expect(response.status).toBe(200)
  await runner.drain()
  expect(await runner.read(id)).toMatchObject({
    status: 'Processed',
    results: [{ count: 1 }, {}, {}, {}, {}],
  })
  expect((await context.call(endpoints.replaceMemberImport, { ...input, id }, as(), better)).status).toBe(409)
})

test('of files that replace each other at once, only the last is kept', async () => {
  const { id } = await runner.upload('members', 'Email\nfirst@replaced.test\n')
  const { rows: first } = await context.pool.query('select blob_key from imports where id = $1', [id])
  const input = { team: context.acme, id }
  const replaced = await Promise.all(
    [1, 2, 3].map(async () => await context.call(endpoints.replaceMemberImport, input, as(), file)),
  )
  expect(replaced.map(({ status }) => status)).toEqual([200, 200, 200])
  const { rows: retained } = await context.pool.query('select blob_key from imports where id = $1', [id])
  const { rows: dropped } = await context.pool.query<{ key: string }>(
    `select jsonb_array_elements_text(payload -> 'keys') as key from jobs where kind = 'blobs.delete'
     order by id desc limit 3`,
  )
  const keys = dropped.map(({ key }) => key)
  expect(new Set(keys).size).toBe(3)
  expect(keys).toContain(first[0].blob_key)
  expect(keys).not.toContain(retained[0].blob_key)
})

test('a raw upload is accepted, and downloaded unmodified', async () => {
  const bytes = 'Email\nräw@sent.test\n'
  const sent = await context.app.inject({
    method: 'POST',
    url: `/api/orgs/${context.acme.id}/imports?type=members`,
    headers: { cookie: as().cookie, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'text/csv' },
    payload: bytes,
  })
  expect(sent.statusCode).toBe(201)
  const { id } = endpoints.createImport.output.parse(sent.json()).data
  const back = await context.call(endpoints.downloadImport, { team: context.acme, id, query: {} }, as())
  expect(back.body).toBe(bytes)
})

test('an import cannot be deleted while it is processed, but before and after, with its file', async () => {
  const { id } = await runner.upload('members', 'Email\na@deleted.test\n')
  const input = { team: context.acme, id }
  await context.call(endpoints.processImport, { ...input, body: {} }, as())
  expect((await context.call(endpoints.deleteImport, input, as())).status).toBe(409)
  await runner.drain()
  expect((await context.call(endpoints.deleteImport, input, as())).status).toBe(200)
  expect((await context.call(endpoints.readImport, input, as())).status).toBe(404)
})

/** Runs all jobs as if the given number of days had passed. */
async function later(days: number): Promise<void> {
  await context.pool.query("update jobs set run_at = run_at - $1 * interval '1 day'", [days])
  const handled = new Map([...importJobs, ...privacyJobs, handleDeleteBlobs].map((job) => [job.kind, job]))
  while (await runNext(context.services, handled));
}

const rowsNaming = async (text: string): Promise<number> =>
  Number(
    (
      await context.pool.query<{ count: string }>(
        `select (select count(*) from imports i where i::text like $1) + (select count(*) from import_failures f where f::text like $1)
          + (select count(*) from import_problems p where p::text like $1)
          + (select count(*) from events e where type like 'import.%' and e::text like $1) as count`,
        [`%${text}%`],
      )
    ).rows[0]?.count,
  )

test('after 30 days only the results of an import remain', async () => {
  const done = await runner.run('members', 'Email\nold@kept.test\nbroken(at)kept.test\n')
  const waiting = await runner.upload('members', 'Email\nnever@kept.test\n')
  expect(await rowsNaming('kept.test')).toBeGreaterThan(2)
  await later(31)
  expect(await rowsNaming('kept.test')).toBe(0)
  expect(await runner.read(done.id)).toMatchObject({
    status: 'Processed',
    columns: [{ header: 'Email', samples: [] }],
    results: [{ count: 1 }, {}, {}, {}, { count: 1 }],
  })
  const input = { team: context.acme, id: done.id, query: {} }
  expect((await context.call(endpoints.downloadImport, input, as())).status).toBe(404)
  const gone = await context.call(endpoints.readImport, { team: context.acme, id: waiting.id }, as())
  expect(gone.status).toBe(404)
})

test('erasing a person deletes every file that may contain them', async () => {
  await runner.run('members', 'Email,Title\nerased@person.test,x\nbroken(at)person.test,x\n')
  const { rows } = await context.pool.query<{ blob_key: string }>(
    'select blob_key from imports where blob_key is not null',
  )
  const email = 'erased@person.test'
  const request = await context.call(
    createDataRequest,
    { team: context.acme, body: { type: 'erase', email, confirm: email } },
    as(),
  )
  expect(request.status).toBe(201)
  await later(0)
  expect(await rowsNaming('person.test')).toBe(0)
  for (const { blob_key } of rows) expect(await context.services.blobs.get(blob_key)).toBeNull()
})
