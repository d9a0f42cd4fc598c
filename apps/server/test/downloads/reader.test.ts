import {
  createReader,
  deleteReader,
  OpenData,
  openDataTables,
  Reader,
  readOpenData,
} from '@sextant/contract/downloads/open-data'
import type { TeamRef } from '@sextant/contract/kit/team'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { scramOf } from '../../src/downloads/open-data/reader/password'
import { starSchema } from '../../src/downloads/open-data/star-schema'
import { refusals } from '../kit/refusals'
import { createTestContext, testContext } from '../kit/test-context'

const context = testContext(undefined, undefined, {
  DATABASE_URL: 'postgres://sextant@db.example.test:6432/travel',
})
beforeAll(async () => {
  for (const team of [context.acme, context.globex]) {
    await context.pool.query(
      `insert into travelers (team_id, first_name, last_name, email) values ($1, 'A', 'B', $2)`,
      [team.id, `a@${team.id}.test`],
    )
  }
})
afterAll(async () => {
  for (const team of [context.acme, context.globex]) await context.call(deleteReader, { team }, admin())
})

const admin = () => context.people['super-admin']
const created = z.object({ data: z.extend(Reader, { password: z.string() }) })
const make = async (team: TeamRef = context.acme) =>
  created.parse((await context.call(createReader, { team }, admin())).body).data

/** Connects to the test database with the given role. */
async function signIn({ role, password }: { role: string; password: string }): Promise<pg.Client> {
  const { connectionString, host, port, database } = context.pool.options
  const place = connectionString
    ? { connectionString: signedIn(connectionString, role, password) }
    : { host, port, database, user: role, password }
  const client = new pg.Client(JSON.parse(JSON.stringify(place)))
  client.on('error', () => {})
  await client.connect()
  return client
}
function signedIn(address: string, role: string, password: string): string {
  const url = new URL(address)
  url.username = role
  url.password = password
  return url.href
}

refusals(createReader, () => context, { input: (team) => ({ team }) })
refusals(deleteReader, () => context, { input: (team) => ({ team }) })

describe('SQL access', () => {
  test('is returned with its password once, and with the database’s address', async () => {
    const reader = await make()
    expect(reader).toMatchObject({ host: 'db.example.test', port: 6432, database: 'travel' })
    expect(reader.role).toMatch(new RegExp(`^sextant_read_${context.acme.id}_[0-9a-f]{8}$`))
    const { body } = await context.call(readOpenData, { team: context.acme }, context.people.viewer)
    const { sql_available, reader: result } = z.object({ data: OpenData }).parse(body).data
    expect([sql_available, result?.role]).toEqual([true, reader.role])
    expect(JSON.stringify(body)).not.toContain(reader.password)
  })

  test('reads only the team’s rows of the star schema', async () => {
    const [acme, globex] = [await make(), await make(context.globex)]
    const emailsOf = async (reader: typeof acme) => {
      const client = await signIn(reader)
      const { rows } = await client.query<{ email: string }>('select email from open_data.people')
      await client.end()
      return rows.map(({ email }) => email)
    }
    expect(await emailsOf(acme)).toEqual([`a@${context.acme.id}.test`])
    expect(await emailsOf(globex)).toEqual([`a@${context.globex.id}.test`])
  })

  test('has the tables and columns of the nightly files', async () => {
    const client = await signIn(await make())
    for (const table of openDataTables) {
      const { fields } = await client.query(`select * from open_data.${table}`)
      expect(fields.map(({ name }) => name)).toEqual(Object.keys(starSchema[table].columns))
    }
    await client.end()
  })

  test('cannot become another team by settings or functions of its own', async () => {
    const client = await signIn(await make())
    const visible = async () => (await client.query('select from open_data.people')).rowCount
    await client.query(`set app.team_id = '${context.globex.id}'`)
    expect(await visible()).toBe(1)
    await client.query('set default_transaction_read_only = off')
    for (const attempt of [
      'set role sextant_app',
      'set role sextant_lookup',
      'set session authorization postgres',
      'set row_security = off; select * from open_data.people',
      "create function pg_temp.leak(text) returns boolean language plpgsql cost 0.0001 as $$ begin raise notice '%', $1; return true; end $$; select * from open_data.people where pg_temp.leak(email)",
    ]) {
      const leaked: string[] = []
      client.on('notice', ({ message }) => leaked.push(message ?? ''))
      await client.query(attempt).catch(() => {})
      expect(leaked.join()).not.toContain(`a@${context.globex.id}.test`)
      expect([attempt, await visible()]).toEqual([attempt, 1])
    }
    await client.end()
  })

  test('cannot impersonate another team by tables named like ours', async () => {
    const client = await signIn(await make())
    await client.query('set default_transaction_read_only = off')
    await client
      .query(
        `create temporary table open_data (team_id bigint, reader text);
        create temporary table teams (id bigint, status text);
        insert into open_data values (${context.globex.id}, session_user);
        insert into teams values (${context.globex.id}, 'Active');
        grant select on open_data, teams to public`,
      )
      .catch(() => {})
    const { rows } = await client.query<{ email: string }>('select email from open_data.people')
    expect(rows).toEqual([{ email: `a@${context.acme.id}.test` }])
    await client.end()
  })

  test.each([
    'select * from public.travelers',
    'select * from travelers',
    'select * from public.team_segments',
    'select * from public.open_data',
    "select * from public.claim_jobs('{}', '{}', gen_random_uuid(), 1)",
    "select * from public.find_session('\\x00')",
    "insert into open_data.people (email) values ('x')",
    "update open_data.people set email = 'x'",
    'delete from open_data.trips',
    'create table open_data.mine (x text)',
    'create table public.mine (x text)',
    'create role another',
    'alter view open_data.people owner to current_user',
    "create or replace function open_data.team() returns bigint language sql as 'select 1::bigint'",
  ])('cannot do more: %s', async (statement) => {
    const client = await signIn(await make())
    await client.query('set default_transaction_read_only = off')
    await expect(client.query(statement)).rejects.toThrow(
      /permission denied|must be owner|does not exist|cannot (insert|update|delete)/,
    )
    await client.end()
  })

  test('is limited: statements time out after a minute, connections are few', async () => {
    const reader = await make()
    const client = await signIn(reader)
    const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout')
    expect(rows[0]?.statement_timeout).toBe('1min')
    await client.end()
    const { rows: limits } = await context.pool.query('select rolconnlimit from pg_roles where rolname = $1', [
      reader.role,
    ])
    expect(limits).toEqual([{ rolconnlimit: 5 }])
  })

  test('ends immediately when deleted, including open connections', async () => {
    const reader = await make()
    const client = await signIn(reader)
    expect((await context.call(deleteReader, { team: context.acme }, context.people.owner)).status).toBe(200)
    await expect(client.query('select 1')).rejects.toThrow(/terminat|not queryable|closed/i)
    await expect(signIn(reader)).rejects.toThrow(/does not exist|authentication/)
    expect((await context.call(deleteReader, { team: context.acme }, context.people.owner)).status).toBe(404)
  })

  test('sees nothing once the team no longer has the role', async () => {
    const reader = await make()
    const client = await signIn(reader)
    await context.pool.query('update open_data set reader = null where team_id = $1', [context.acme.id])
    expect((await client.query('select from open_data.people')).rowCount).toBe(0)
    await client.end()
    await context.pool.query('update open_data set reader = $2 where team_id = $1', [context.acme.id, reader.role])
  })

  test('can get a new password, which replaces the old one', async () => {
    const [first, second] = [await make(), await make()]
    expect(second.role).toBe(first.role)
    expect(second.password).not.toBe(first.password)
    const { rows } = await context.pool.query<{ rolpassword: string }>(
      'select rolpassword from pg_authid where rolname = $1',
      [first.role],
    )
    const [, salt = ''] = /:([^$]+)\$/.exec(rows[0]?.rolpassword ?? '') ?? []
    expect(rows[0]?.rolpassword).toBe(scramOf(second.password, Buffer.from(salt, 'base64')))
  })

  test('is unavailable with the embedded database: 409 with the reason', async () => {
    const embedded = await createTestContext()
    const { status, body } = await embedded.call(createReader, { team: embedded.acme }, embedded.people.owner)
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('its own database')])
    const open = await embedded.call(readOpenData, { team: embedded.acme }, embedded.people.owner)
    expect(open.body).toMatchObject({ data: { sql_available: false, reader: null } })
    await embedded.close()
  })
})

test('a password is in PostgreSQL’s stored form (RFC 7677, §3)', () => {
  expect(scramOf('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'))).toBe(
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  )
})
