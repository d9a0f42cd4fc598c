import { demoPassword } from '@sextant/demo/users'
import type pg from 'pg'
import { hashPassword } from '../../account/passwords/password'
import { blobKey } from '../../emails/blob-key'
import { readDocument } from '../../emails/read-document'
import type { Env } from '../../platform/env'
import type { Services } from '../../platform/services'
import { type DemoTeamData, demoData } from './demo-data'
import { writeDemo } from './write-demo'

const seed = 'sextant'

/** An arbitrary number that no other program on the same database server is likely to lock. */
const demoLock = 7_398_402_612

/**
 * Fills an empty database with the sample organisation, relative to today, in one transaction as the database's owner.
 * A database that already has a team is left unchanged, even if two processes start at once.
 */
export async function seedDemo(services: Services, pool: pg.Pool, env: Pick<Env, 'mailDomain'>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [demoLock])
    const isEmpty = await hasNoTeam(client)
    if (isEmpty) await withoutForcedRowSecurity(client, async () => await fill(services, client, env.mailDomain))
    await client.query('commit')
    services.log.info(isEmpty ? 'the demo is seeded' : 'the database is in use: the demo is not seeded')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Runs as the role that sees every team: row-level security applies to the tables' owner too, who sees none. */
async function hasNoTeam(client: pg.PoolClient): Promise<boolean> {
  await client.query('set local role sextant_lookup')
  const { rowCount } = await client.query('select from teams limit 1')
  await client.query('reset role')
  return rowCount === 0
}

/** Lets the tables' owner write rows of any team until the work is done. Nobody else sees the tables meanwhile. */
async function withoutForcedRowSecurity(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity",
  )
  const alter = async (change: string): Promise<void> => {
    for (const { name } of rows) await client.query(`alter table ${name} ${change} row level security`)
  }
  await alter('no force')
  await work()
  // A table with pending deferred constraint checks cannot be altered.
  await client.query('set constraints all immediate')
  await alter('force')
}

async function fill(services: Services, client: pg.PoolClient, mailDomain: string): Promise<void> {
  const today = services.clock.now().toISOString().slice(0, 10)
  const data = demoData({ today, seed, mailDomain, read: readDocument })
  await Promise.all(data.teams.map(async (team) => await putMails(services, team)))
  await writeDemo(client, data, await hashPassword(demoPassword), services.secrets)
  await client.query(
    'analyze teams, travelers, emails, email_events, trips, segments, segment_mails, segment_changes, quality_issues',
  )
}

/** Stores a team's messages where the server looks for them, several at a time. */
async function putMails({ blobs }: Services, { team, mails }: DemoTeamData): Promise<void> {
  for (let from = 0; from < mails.length; from += 16) {
    await Promise.all(
      mails
        .slice(from, from + 16)
        .map(async ({ bytes, email }) => await blobs.put(blobKey(team.id, email.content_hash), bytes)),
    )
  }
}
