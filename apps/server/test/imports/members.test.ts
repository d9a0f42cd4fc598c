import * as endpoints from '@sextant/contract/imports/endpoints'
import { listTravelers, readTraveler } from '@sextant/contract/travelers/endpoints'
import { expect, test } from 'vitest'
import { flight, mail } from '../kit/mails'
import { makePipeline } from '../kit/pipeline'
import { testContext } from '../kit/test-context'
import { importRunner, resultsOf } from './import-runner'

const context = testContext()
const runner = importRunner(context)

const team = () => context.acme

async function people(search: string) {
  const { body } = await context.call(listTravelers, { team: team(), query: { search } }, context.people.owner)
  return listTravelers.output.parse(body).data
}

test('a people file is previewed first, and written on request', async () => {
  const ready = await runner.upload(
    'members',
    'First name,Last name,Email,Department\nAda,Lovelace,ada@first.test,Engines\n',
  )
  expect(ready).toMatchObject({
    type: 'members',
    status: 'Ready',
    filename: 'people.csv',
    columns: [{ header: 'First name', samples: ['Ada'] }, {}, {}, {}],
    mapping: ['first_name', 'last_name', 'email', 'department'],
    results: [],
    preview: {
      mapping_problems: [],
      rows: [
        {
          row: 2,
          cells: ['Ada', 'Lovelace', 'ada@first.test', 'Engines'],
          values: { first_name: 'Ada', email: 'ada@first.test' },
          problems: [],
        },
      ],
    },
  })
  expect(await people('first.test')).toEqual([])
  const response = await context.call(
    endpoints.processImport,
    { team: team(), id: ready.id, body: {} },
    context.people.owner,
  )
  expect(response.body).toMatchObject({ data: { status: 'Queued' } })
  await runner.drain()
  const done = await runner.read(ready.id)
  expect(done).toMatchObject({ status: 'Processed', progress: { done: 1, total: 1 }, error: null })
  expect(resultsOf(done)).toEqual({ Created: 1 })
  expect(await people('first.test')).toMatchObject([
    { first_name: 'Ada', last_name: 'Lovelace', department: 'Engines', status: 'Active' },
  ])
})

test('a started import cannot be started again', async () => {
  const { id } = await runner.run('members', 'Email\ntwice@begun.test\n')
  for (const call of [endpoints.processImport, endpoints.previewImport]) {
    const { status } = await context.call(call, { team: team(), id, body: {} }, context.people.owner)
    expect(status).toBe(409)
  }
})

test('a person known by any of their addresses is updated, and empty cells clear nothing', async () => {
  await runner.run('members', 'Email,Other emails,Department,Title\nbob@known.test,robert@known.test,Sales,Clerk\n', {
    mapping: ['email', 'extra_email_addresses', 'department', 'title'],
  })
  const again = await runner.run(
    'members',
    'Email,Department,Title\nROBERT@known.test,Purchase,\nnobody@known.test,Sales,\n',
  )
  expect(resultsOf(again)).toEqual({ Created: 1, Updated: 1 })
  expect((await people('bob@known.test'))[0]).toMatchObject({
    email: 'bob@known.test',
    department: 'Purchase',
    title: 'Clerk',
    extra_email_addresses: [{ email: 'robert@known.test' }],
  })
})

test('the same file again changes nothing', async () => {
  const file = 'Email,Department,Tags\nsame@again.test,Sales,"vip, board"\n'
  expect(resultsOf(await runner.run('members', file))).toEqual({ Created: 1 })
  expect(resultsOf(await runner.run('members', file))).toEqual({ Unchanged: 1 })
})

test('existing people stay unchanged if updates are disabled', async () => {
  await runner.run('members', 'Email,Title\nkept@alone.test,Clerk\n')
  const done = await runner.run('members', 'Email,Title\nkept@alone.test,Chief\n', {
    options: { update_existing: false },
  })
  expect(resultsOf(done)).toEqual({ Skipped: 1 })
  expect((await people('kept@alone.test'))[0]).toMatchObject({ title: 'Clerk' })
})

test('a person listed twice is added once, and the later row counts', async () => {
  const done = await runner.run(
    'members',
    'Email,Title\ndouble@file.test,First\nother@file.test,x\nDouble@file.test,Second\n',
  )
  expect(resultsOf(done)).toEqual({ Created: 2, Updated: 1 })
  expect(await people('double@file.test')).toMatchObject([{ title: 'Second' }])
})

test('a person listed twice by two addresses is updated by both rows, the later one last', async () => {
  const mapping = ['email', 'extra_email_addresses'] as const
  await runner.run('members', 'Email,Other\nbob@rows.test,robert@rows.test\n', { mapping: [...mapping] })
  const done = await runner.run(
    'members',
    'Email,Title,Office,Department\nbob@rows.test,First,Rome,\nrobert@rows.test,Second,,Sales\n',
  )
  expect(resultsOf(done)).toEqual({ Updated: 2 })
  expect(await people('bob@rows.test')).toMatchObject([{ title: 'Second', office: 'Rome', department: 'Sales' }])
})

test('a row with addresses of two people fails with that reason', async () => {
  await runner.run('members', 'Email\none@both.test\ntwo@both.test\n')
  const done = await runner.run('members', 'Email,Other\none@both.test,two@both.test\n', {
    mapping: ['email', 'extra_email_addresses'],
  })
  expect(resultsOf(done)).toEqual({ Failed: 1 })
  const { body } = await context.call(
    endpoints.readImportResult,
    { team: team(), id: done.id, query: {} },
    context.people.owner,
  )
  expect(body).toMatchObject({ data: [{ row: 2, field: 'email', level: 'error' }] })
})

test('a dry run counts and writes nothing', async () => {
  const done = await runner.run('members', 'Email\ndry@run.test\nnot an address\n', {
    options: { dry_run: true },
  })
  expect(resultsOf(done)).toEqual({ Created: 1, Failed: 1 })
  expect(await people('dry@run.test')).toEqual([])
  const result = await context.pool.query(
    "select 1 from events where type like 'member.%' and data::text like '%dry@run.test%'",
  )
  expect(result.rowCount).toBe(0)
})

test('all or nothing: one error prevents only its batch of a thousand from being written', async () => {
  const rows = Array.from({ length: 1500 }, (_, at) => `n${at}@whole.test`)
  rows[3] = 'broken'
  const done = await runner.run('members', `Email\n${rows.join('\n')}\n`, {
    options: { skip_invalid: false },
  })
  expect(resultsOf(done)).toEqual({ Created: 500, Failed: 1000 })
  expect(await people('n4@whole.test')).toEqual([])
  expect(await people('n1200@whole.test')).toHaveLength(1)
})

test('an event is emitted for every person as the API returns them', async () => {
  await runner.run('members', 'Email,First name,Tags,Country\nplain@told.test,Ann,"a, b",DE\n')
  await runner.run('members', 'Email,Other,First name\nextra@told.test,more@told.test,Eve\n', {
    mapping: ['email', 'extra_email_addresses', 'first_name'],
  })
  await runner.run('members', 'Email,Status\nplain@told.test,Inactive\nextra@told.test,Active\n')
  for (const [email, types] of [
    ['plain@told.test', ['member.created', 'member.deactivated']],
    ['extra@told.test', ['member.created']],
  ] as const) {
    const [person] = await people(email)
    const { rows } = await context.pool.query<{ type: string; data: { object: object } }>(
      "select type, data from events where resource_id = $1 and type like 'member.%' order by id",
      [person?.id],
    )
    expect(rows.map(({ type }) => type)).toEqual(types)
    const { body } = await context.call(readTraveler, { team: team(), id: person?.id ?? '' }, context.people.owner)
    const answered = readTraveler.output.parse(body).data
    const { status: _status, modified: _modified, ...first } = answered
    expect(rows[0]?.data.object).toMatchObject(first)
    expect(Object.keys(rows[0]?.data.object ?? {}).toSorted()).toEqual(Object.keys(answered).toSorted())
    expect(rows.at(-1)?.data.object).toEqual(answered)
  }
})

test('the mapping is remembered for the next file with the same headers', async () => {
  const file = (email: string) => `Foo,Bar,Baz\nx,y,${email}\n`
  await runner.run('members', file('a@remembered.test'), { mapping: ['title', 'office', 'email'] })
  expect((await runner.upload('members', file('b@remembered.test'))).mapping).toEqual(['title', 'office', 'email'])
  expect((await runner.upload('trips', file('b@remembered.test'))).mapping).not.toContain('office')
})

test('failed rows are downloaded with the same columns, to be corrected and imported again', async () => {
  const done = await runner.run(
    'members',
    'Staff,Mail,Phone\nAnn,ann@mend.test,+4930123456\nBob,bob(at)mend.test,+4930123457\n',
    { mapping: ['first_name', 'email', 'phone'] },
  )
  expect(resultsOf(done)).toEqual({ Created: 1, Failed: 1 })
  const download = async (format: 'csv' | 'xlsx') =>
    await context.app.inject({
      url: `/api/orgs/${team().id}/imports/${done.id}/download?rows=failed&format=${format}`,
      headers: { cookie: context.people.owner.cookie },
    })
  const file = (await download('csv')).body
  expect(file).toMatch(/^Staff,Mail,Phone,Problem\r\nBob,bob\(at\)mend\.test,'\+4930123457,".*not an email/)
  expect(file).toContain('bob(at)mend.test')
  const mended = await runner.upload('members', file.replace('(at)', '@'))
  expect(mended.mapping).toEqual(['first_name', 'email', 'phone', null])
  const again = await runner.run('members', file.replace('(at)', '@'))
  expect(resultsOf(again)).toEqual({ Created: 1 })
  expect((await people('bob@mend.test'))[0]).toMatchObject({ phone: expect.stringMatching(/^\+49/) })
  const workbook = (await download('xlsx')).rawPayload
  expect((await runner.upload('members', workbook, 'failed.xlsx')).columns.map(({ header }) => header)).toEqual([
    'Staff',
    'Mail',
    'Phone',
    'Problem',
  ])
})

test('imported people are matched to earlier emails', async () => {
  const pipeline = makePipeline(context)
  await pipeline.receive(mail({ reservations: [flight({ code: 'EARLY1', name: 'Zoe Early' })], to: 'zoe@early.test' }))
  const owners = async () =>
    (await context.pool.query("select member_id from segments where confirmation_no = 'EARLY1'")).rows
  expect(await owners()).toEqual([{ member_id: null }])
  await runner.run('members', 'Email,First name,Last name\nzoe@early.test,Zoe,Early\nx@early.test,X,Y\n')
  const [zoe] = await people('zoe@early.test')
  expect(await owners()).toEqual([{ member_id: zoe?.id }])
  await pipeline.stop()
})
