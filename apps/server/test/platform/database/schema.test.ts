import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeSchema, describeTables, type TableDescription } from '../../../src/platform/database/describe'
import { migrate } from '../../../src/platform/database/migrate'
import { tableTypes } from '../../../src/platform/database/table-types'
import { cloneTemplate, type TestDatabase } from '../../kit/database'

const file = async (path: string): Promise<string> =>
  await readFile(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8')

/** Tables that belong to no team, with the reason. */
const shared = {
  teams: 'is the list of teams',
  users: 'a person may be in several teams',
  global_roles: 'are held in every team',
  sessions: 'belong to a person',
  known_devices: 'belong to a person',
  sign_in_failures: 'happen before anyone is known',
  one_time_tokens: 'are used before anyone is known',
  passkeys: 'belong to a person',
  recovery_codes: 'belong to a person',
  feedback: 'belongs to a person',
  recipients: 'is the directory of addresses over all teams',
  exchange_rates: 'hold for every team',
  migrations: 'is the schema’s own book',
}

let database: TestDatabase
let tables: readonly TableDescription[]
beforeAll(async () => {
  database = await cloneTemplate()
  tables = await describeTables(database.pool)
})
afterAll(async () => await database.drop())

describe('the schema', () => {
  test('schema.sql matches the migrations', async () => {
    const created = await describeSchema(database.pool)
    const { rows } = await database.pool.query<{ major: number }>(
      "select current_setting('server_version_num')::int / 10000 as major",
    )
    // Major versions print expressions slightly differently; the file is from the version of the embedded database.
    expect(rows[0]?.major === 18 ? created : await file('schema.sql')).toBe(await file('schema.sql'))
  })

  test('the table types match the migrations', async () => {
    expect(tableTypes(tables)).toBe(await file('src/platform/database/tables.gen.ts'))
  })

  test('migrating again changes nothing', async () => {
    const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))
    expect(await migrate(database.pool, folder)).toEqual([])
  })

  test('a migration that was changed after it ran is rejected', async () => {
    const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))
    const other = await cloneTemplate()
    await other.pool.query("update migrations set checksum = 'other' where name like '0002%'")
    await expect(migrate(other.pool, folder)).rejects.toThrow('was changed after it was applied')
    await other.pool.query("insert into migrations values ('9999_future.sql', 'x')")
    await expect(migrate(other.pool, folder)).rejects.toThrow('start a newer release')
    await other.drop()
  })
})

describe('tenancy', () => {
  test('no security-definer function resolves names in temporary tables first', async () => {
    const { rows } = await database.pool.query(`
      select p.oid::regprocedure::text as name from pg_proc p
      where p.prosecdef and p.pronamespace::regnamespace::text in ('public', 'open_data')
        and not coalesce('search_path=public, pg_temp' = any (p.proconfig), false)`)
    expect(rows).toEqual([])
  })

  test('every table is a tenant table or on the list of exceptions', () => {
    const tenantless = tables.filter(({ columns }) => !columns.some(({ name }) => name === 'team_id'))
    expect(tenantless.map(({ name }) => name).toSorted()).toEqual(Object.keys(shared).toSorted())
  })

  test('primary, unique and foreign keys of a team’s tables begin with team_id', () => {
    const offenders = tables
      .filter(({ name }) => !Object.hasOwn(shared, name))
      .flatMap(({ name, constraints, indexes }) => [
        ...constraints
          .filter(({ kind, definition }) => kind !== 'c' && !/^[A-Z ]+\(team_id\b/.test(definition))
          .map((constraint) => `${name}: ${constraint.definition}`),
        ...indexes.filter((index) => index.startsWith('CREATE UNIQUE') && !/\(team_id\b/.test(index)),
      ])
    expect(offenders).toEqual([])
  })

  test('row-level security is forced on every table that the application may read', () => {
    const open = tables.filter(({ forced, grants }) => !forced && grants.length > 0)
    expect(open.map(({ name }) => name)).toEqual([])
  })

  test('the functions that look across teams are exactly these', async () => {
    const { rows } = await database.pool.query<{ proname: string }>(
      "select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1",
    )
    expect(rows.map(({ proname }) => proname)).toEqual([
      'all_teams',
      'authorize_application',
      'claim_jobs',
      'clear_sign_in_failures',
      'close_lone_teams',
      'consume_token',
      'count_sign_in_failures',
      'delete_person',
      'delete_tokens',
      'delivery_backlog',
      'end_password_sessions',
      'find_client',
      'find_colleague',
      'find_invitation',
      'find_live_link',
      'find_login',
      'find_passkey',
      'find_recipient',
      'find_scim_token',
      'find_session',
      'find_sso',
      'find_token',
      'insert_token',
      'is_known_device',
      'job_backlog',
      'lease_accounts',
      'lease_destinations',
      'mailboxes_with_retention',
      'open_data_due',
      'purge_deliveries',
      'record_person',
      'record_requests',
      'record_sign_in_failure',
      'renew_accounts',
      'renew_destinations',
      'require_owner',
      'roles_of',
      'sso_required',
      'sweep_applications',
      'sweep_identity',
      'taken_addresses',
      'teams_of',
      'teams_owned_alone',
      'teams_with_digests',
      'teams_with_mailboxes',
      'verify_domain',
    ])
  })
})
