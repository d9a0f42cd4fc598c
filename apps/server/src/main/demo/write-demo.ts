import type { DemoUser } from '@sextant/demo/users'
import type pg from 'pg'
import type { Tables } from '../../platform/database/tables.gen'
import type { Secrets } from '../../platform/secrets/secrets'
import { applicationRows } from './application-rows'
import { bookingRows } from './booking-rows'
import { connectionRows } from './connection-rows'
import type { DemoData, DemoTeamData } from './demo-data'
import { downloadRows } from './download-rows'
import { filterRows } from './filter-rows'
import { importRows } from './import-rows'
import { issueRows } from './issues'
import { addressRows, mailboxRows, teamRow, travelerRows } from './people-rows'
import { webhookRows } from './webhook-rows'

/** Rows per statement. */
const atOnce = 1000

/** Tables whose IDs the demo assigns itself; their sequences continue after them. */
const numbered = [
  'teams',
  'users',
  'mailboxes',
  'travelers',
  'traveler_addresses',
  'emails',
  'email_events',
  'email_attachments',
  'trips',
  'bookings',
  'booking_amounts',
  'segments',
  'filters',
  'downloads',
  'live_links',
  'imports',
  'import_problems',
  'import_failures',
  'report_schedules',
  'reports',
  'events',
  'destinations',
  'deliveries',
  'delivery_attempts',
  'applications',
  'application_secrets',
] as const satisfies readonly (keyof Tables)[]

/** Writes the sample organisation, in the owner's open transaction. */
export async function writeDemo(
  client: pg.PoolClient,
  data: DemoData,
  passwordHash: string,
  secrets: Secrets,
): Promise<void> {
  for (const team of data.teams) await insert(client, 'teams', [teamRow(team, stampsOf(team))])
  await writeUsers(client, data, passwordHash)
  for (const team of data.teams) {
    await writeTeam(client, team, secrets)
    for (const [table, rows] of [...webhookRows(team, secrets), ...connectionRows(team)])
      await insert(client, table, rows)
  }
  for (const table of numbered) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest(1, (select max(id) from ${table})))`,
    )
  }
}

const stampsOf = ({ created }: DemoTeamData) => ({ created, modified: created })

async function writeUsers(client: pg.PoolClient, { users, teams }: DemoData, password_hash: string): Promise<void> {
  const created = teams[0]?.created
  const userRow = ({ id, email, first_name, last_name, teams }: DemoUser) => ({
    id,
    email,
    password_hash,
    first_name,
    last_name,
    last_team_id: teams[0] ?? null,
    created,
    modified: created,
  })
  await insert(client, 'users', users.map(userRow))
  await insert(
    client,
    'memberships',
    users.flatMap(({ id, role, teams }) =>
      teams.map((team_id) => ({ team_id, user_id: id, role, created, modified: created })),
    ),
  )
  const everywhere = users.filter(({ teams }) => teams.length === 0)
  await insert(
    client,
    'global_roles',
    everywhere.map(({ id, role }) => ({ user_id: id, role, created })),
  )
}

async function writeTeam(client: pg.PoolClient, team: DemoTeamData, secrets: Secrets): Promise<void> {
  const { rows } = team
  await insert(client, 'travelers', travelerRows(team, stampsOf(team)))
  await insert(client, 'traveler_addresses', addressRows(team))
  await insert(client, 'mailboxes', mailboxRows(team, stampsOf(team)))
  await insert(client, 'filters', filterRows(team, stampsOf(team)))
  const imported = importRows(team, stampsOf(team))
  await insert(client, 'imports', imported.imports)
  await insert(client, 'import_problems', imported.problems)
  await insert(client, 'import_failures', imported.failures)
  await insert(client, 'emails', rows.emails)
  await insert(client, 'email_events', rows.email_events)
  await insert(client, 'email_attachments', rows.email_attachments)
  await insert(client, 'trips', rows.trips)
  const booked = bookingRows(rows.segments)
  await insert(client, 'bookings', booked.bookings)
  await insert(
    client,
    'segments',
    booked.segments.map(
      ({ member_first_name: _first, member_last_name: _last, references: _references, net_cents: _net, ...columns }) =>
        columns,
    ),
  )
  const bookingOf = new Map(booked.segments.map(({ id, booking_id }) => [id, booking_id]))
  await insert(
    client,
    'booking_amounts',
    rows.booking_amounts.map((amount) => ({ ...amount, booking_id: bookingOf.get(amount.booking_id) })),
  )
  await insert(client, 'segment_references', booked.segment_references)
  await insert(client, 'segment_mails', rows.segment_mails)
  await insert(client, 'segment_changes', rows.segment_changes)
  await insert(client, 'quality_issues', issueRows(team.team.id, rows.segments))
  for (const [table, more] of downloadRows(team, stampsOf(team))) await insert(client, table, more)
  for (const [table, more] of applicationRows(team, secrets)) await insert(client, table, more)
  for (const table of ['report_schedules', 'report_recipients', 'reports', 'jobs'] as const)
    await insert(client, table, team.reports[table])
}

/** Inserts rows as JSON that PostgreSQL parses; columns missing from the first row keep their defaults. */
async function insert(client: pg.PoolClient, table: keyof Tables, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ')
  for (let from = 0; from < rows.length; from += atOnce) {
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows.slice(from, from + atOnce), withBytes)],
    )
  }
}

/** Bytes in PostgreSQL's text format; JSON would write a buffer as a list of numbers. */
function withBytes(this: unknown, key: string, value: unknown): unknown {
  const original: unknown = typeof this === 'object' && this !== null ? Reflect.get(this, key) : value
  return original instanceof Uint8Array ? `\\x${Buffer.from(original).toString('hex')}` : value
}
