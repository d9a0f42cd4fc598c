import type { TeamRef, TeamType } from '@sextant/contract/kit/team'
import { defaultOptions } from '@sextant/domain/imports/default-options'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { makeApi } from '../../../src/main/api'
import { seedDemo } from '../../../src/main/demo/seed-demo'
import { systemClock } from '../../../src/platform/clock'
import { describeTables } from '../../../src/platform/database/describe'
import { makeDatabases } from '../../../src/platform/database/pool'
import { readEnv } from '../../../src/platform/env'
import { makeLog } from '../../../src/platform/log'
import { cloneTemplate } from '../../kit/database'
import { addPerson, identityServices, memoryBlobs } from '../../kit/test-context'
import type { Caller } from './caller'

/**
 * The sample organisation with missing rows added: two teams of each kind, each with at least one record of every type.
 */
export type FilledContext = {
  readonly app: FastifyInstance
  readonly teams: Readonly<Record<TeamType, { readonly own: TeamRef; readonly other: TeamRef }>>
  /** The owner of both teams, and a super-admin. */
  readonly callers: Readonly<Record<'owner' | 'super-admin', Caller>>
  /** The ID of a record of a team; throws if there is none. */
  idOf(table: string, team: TeamRef): string
  /** All rows of a team, as one value per table. */
  fingerprint(team: TeamRef): Promise<Record<string, string>>
  close(): Promise<void>
}

const form = { format: 'csv', encoding: 'utf-8', delimiter: ',', sheet: '', header: true, date_order: 'ymd' }

/** Rows that the sample organisation lacks, for team $1. */
const lacking = [
  "insert into email_rules (team_id, name) values ($1, 'A rule')",
  `insert into reprocesses (team_id, start_date, end_date, emails) values ($1, '2027-01-01', '2027-01-31', 1)`,
  "insert into data_requests (team_id, type, email) values ($1, 'export', 'x@acme.test')",
  "insert into identity_providers (team_id, type, name, default_role) values ($1, 'oidc', 'Sign-in', 'viewer')",
  "insert into claimed_domains (team_id, domain, txt_record) values ($1, 'acme.test', 'proof')",
  `insert into scim_tokens (team_id, name, token_hash) values ($1, 'Directory', sha256(random()::text::bytea))`,
  `insert into invitations (team_id, email, role, token_hash, expires)
   values ($1, 'new@acme.test', 'viewer', sha256(random()::text::bytea), now() + interval '1 day')`,
  `insert into email_attachments (team_id, email_id, part, content_type, size, inline, sha256, parsed)
   select team_id, max(id), '2', 'application/pdf', 1, false, 'x', false from emails where team_id = $1 group by team_id`,
  `insert into filters (team_id, name, type, action, priority) values ($1, 'A filter', 'include', 'capture', 99)`,
  `insert into live_links (team_id, token_hash, name) values ($1, sha256(random()::text::bytea), 'A link')`,
  `insert into downloads (team_id, type, start_date, expires_at) values ($1, 'excel', '2027-01-01', now() + interval '1 day')`,
  `insert into imports (team_id, type, filename, size_bytes, form, columns, first_rows, mapping, options)
   values ($1, 'members', 'people.csv', 1, '${JSON.stringify(form)}', '[]', '[]', '[]', '${JSON.stringify(defaultOptions)}')`,
  `insert into report_schedules (team_id, name, type, range, format, frequency, weekday, day, hour)
   values ($1, 'Monthly', 'email', 'last_month', 'csv', 'monthly', 1, 1, 6)`,
  `insert into reports (team_id, type, name, start_date, end_date, format)
   values ($1, 'email', 'A report', '2027-01-01', '2027-01-31', 'csv')`,
  `insert into traveler_addresses (team_id, traveler_id, email)
   select team_id, max(id), 'second@acme.test' from travelers where team_id = $1 group by team_id`,
  `with hook as (insert into destinations (team_id, kind) values ($1, 'webhook') returning team_id, id),
   webhook as (insert into webhooks (team_id, id, name, url, secret) select team_id, id, 'A webhook', 'https://acme.test', 'x' from hook),
   event as (insert into events (team_id, type, resource_id, data) values ($1, 'email.created', 1, '{}') returning id)
   insert into deliveries (team_id, destination_id, event_id) select team_id, hook.id, event.id from hook, event`,
  `with one as (insert into destinations (team_id, kind) values ($1, 'connection') returning team_id, id)
   insert into connections (team_id, id, machine_name, status) select team_id, id, 'made-up', 'ENABLED' from one`,
  `insert into booking_amounts (team_id, booking_id, kind, amount, currency, day, source)
   select team_id, max(id), 'refund', '10', 'EUR', '2027-01-01', 'person' from bookings where team_id = $1 group by team_id`,
  "insert into applications (team_id, client_id, name, scopes) values ($1::bigint, 'sxc_' || ($1::bigint)::text, 'Robot', '{emails:read}')",
  `insert into quality_issues (team_id, key, code, message, owner_key, segments)
   values ($1, 'x', 'missing_price', 'No price', 'x', '[]')`,
]

/** Which record is chosen if not the newest: one of two related ones, or one by another column. */
const chosen: Record<string, string> = {
  memberships: 'select user_id as id from memberships where team_id = $1 limit 1',
  bookings: 'select booking_id as id from booking_amounts where team_id = $1 limit 1',
  webhooks: 'select destination_id as id from deliveries where team_id = $1 order by id desc limit 1',
  emails: 'select email_id as id from email_attachments where team_id = $1 order by id desc limit 1',
  travelers: 'select traveler_id as id from traveler_addresses where team_id = $1 order by id desc limit 1',
  segments: "select id from segments where team_id = $1 and type = 'hotel' limit 1",
}

export async function fillTestContext(): Promise<FilledContext> {
  const { pool, drop } = await cloneTemplate()
  const services = {
    ...makeDatabases(pool),
    blobs: memoryBlobs(),
    ...identityServices,
    clock: systemClock,
    log: makeLog(process.env['TEST_LOG'] ?? 'silent'),
  }
  await seedDemo(services, pool, { mailDomain: 'sextant.localhost' })
  const teams = {
    org: { own: await teamCalled(pool, 'Acme Travel'), other: await teamCalled(pool, 'Globex') },
    dev: { own: await teamCalled(pool, 'Acme Apps'), other: await teamCalled(pool, 'Globex Apps') },
  }
  const all = Object.values(teams).flatMap(({ own, other }) => [own, other])
  for (const { id } of all) for (const text of lacking) await pool.query(text, [id])
  const found = await findIds(pool, all)
  const owner = await addPerson(pool, 'owner@acme.test', [teams.org.own, teams.dev.own], 'owner')
  const admin = await addPerson(pool, 'admin@acme.test', [], 'super-admin')
  const app = await makeApi(services, readEnv({}))
  return {
    app,
    teams,
    callers: { owner: { cookie: owner.cookie }, 'super-admin': { cookie: admin.cookie } },
    idOf: (table, team) => {
      const id = found.get(`${table} ${team.id}`)
      if (id === undefined) throw new Error(`Team ${team.id} has no record in ${table}.`)
      return id
    },
    fingerprint: async (team) => await fingerprintOf(pool, team),
    close: async () => {
      await app.close()
      await drop()
    },
  }
}

async function teamCalled(pool: pg.Pool, name: string): Promise<TeamRef> {
  const { rows } = await pool.query<TeamRef>('select type, id from teams where name = $1', [name])
  const [team] = rows
  if (!team) throw new Error(`The demo has no team called ${name}.`)
  return team
}

const teamTables = async (pool: pg.Pool): Promise<readonly string[]> =>
  (await describeTables(pool))
    .filter(({ columns }) => columns.some(({ name }) => name === 'team_id'))
    .map(({ name }) => name)

/** One ID per table for each of the teams. */
async function findIds(pool: pg.Pool, teams: readonly TeamRef[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const { rows: withId } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id'",
  )
  const request = (await teamTables(pool)).filter((table) => withId.some(({ name }) => name === table))
  const queries = {
    ...Object.fromEntries(
      request.map((table) => [table, `select id from ${table} where team_id = $1 order by id desc limit 1`]),
    ),
    ...chosen,
  }
  for (const [table, query] of Object.entries(queries)) {
    for (const team of teams) {
      const { rows } = await pool.query<{ id: string }>(query, [team.id])
      if (rows[0]) found.set(`${table} ${team.id}`, rows[0].id)
    }
  }
  return found
}

async function fingerprintOf(pool: pg.Pool, { id }: TeamRef): Promise<Record<string, string>> {
  const prints: Record<string, string> = {}
  for (const table of await teamTables(pool)) {
    const { rows } = await pool.query<{ print: string }>(
      `select md5(coalesce(string_agg(r::text, e'\\n' order by r::text), '')) as print from ${table} r where team_id = $1`,
      [id],
    )
    prints[table] = rows[0]?.print ?? ''
  }
  return prints
}
