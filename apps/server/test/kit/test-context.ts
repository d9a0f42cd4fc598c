import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Endpoint, InputOf } from '@sextant/contract/kit/endpoint'
import type { Role } from '@sextant/contract/kit/permissions'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { ExternalServices } from '../../src/authentication/external-services'
import { makeApi } from '../../src/main/api'
import type { Blobs } from '../../src/platform/blobs/blobs'
import { type Clock, systemClock } from '../../src/platform/clock'
import { makeDatabases } from '../../src/platform/database/pool'
import { readEnv } from '../../src/platform/env'
import { makeLive } from '../../src/platform/http/live'
import { makeLog } from '../../src/platform/log'
import { makeSecrets } from '../../src/platform/secrets/secrets'
import type { Services } from '../../src/platform/services'
import { hashToken, makeToken } from '../../src/platform/tokens'
import { cloneTemplate } from './database'

/** A signed-in test person with their cookie. */
export type Person = { readonly id: string; readonly email: string; readonly cookie: string }

export type TestContext = {
  readonly services: Services
  readonly app: FastifyInstance
  /** A pool for the owner of the database, which sees everything. */
  readonly pool: pg.Pool
  readonly acme: TeamRef
  readonly acmeApps: TeamRef
  readonly globex: TeamRef
  /** One person per role; owner, user and viewer have it in Acme and Acme Apps. */
  readonly people: Readonly<Record<Role, Person>>
  readonly globexOwner: Person
  /** Calls an endpoint as a person, or anonymously; `send` overrides the request made from the input. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, as: Person | null, send?: Send): Promise<Answer>
  close(): Promise<void>
}

/** Keys and base URLs for tests. */
export const identityServices = {
  secrets: makeSecrets(['a key for tests that guards nothing at all']),
  publicUrl: 'http://localhost:3000',
}

export type Send = { readonly payload?: string | Buffer; readonly headers?: Readonly<Record<string, string>> }
export type Answer = {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

/** Blobs in memory, for tests that do not need a disk. */
export function memoryBlobs(): Blobs {
  const stored = new Map<string, Uint8Array>()
  return {
    put: async (key, bytes) => void stored.set(key, bytes),
    get: async (key) => stored.get(key) ?? null,
    write: async (key, chunks) => void stored.set(key, await buffer(chunks)),
    read: async (key) => {
      const bytes = stored.get(key)
      return bytes
        ? (async function* () {
            yield bytes
          })()
        : null
    },
    delete: async (key) => void stored.delete(key),
  }
}

/** A separate product and database with two organisations, a developer team, and a person for each role. */
export async function createTestContext(
  clock: Clock = systemClock,
  outside?: ExternalServices,
  variables: Readonly<Record<string, string>> = {},
): Promise<TestContext> {
  const { pool, drop } = await cloneTemplate()
  const services: Services = {
    ...makeDatabases(pool),
    blobs: memoryBlobs(),
    ...identityServices,
    clock,
    log: makeLog(process.env['TEST_LOG'] ?? 'silent'),
  }
  const app = await makeApi(
    services,
    readEnv({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', ...variables }),
    () => false,
    outside,
    makeLive(pool, services.log),
  )
  const acme = await addTeam(pool, 'org', 'Acme')
  const acmeApps = await addTeam(pool, 'dev', 'Acme Apps')
  const globex = await addTeam(pool, 'org', 'Globex')
  const people = await addPeople(pool, [acme, acmeApps])
  const globexOwner = await addPerson(pool, 'owner@globex.test', [globex], 'owner')
  return {
    services,
    app,
    pool,
    acme,
    acmeApps,
    globex,
    people,
    globexOwner,
    call: async (endpoint, input, as, send = {}) => await call(app, endpoint, input, as, send),
    close: async () => {
      await app.close()
      await drop()
    },
  }
}

/** A context for all tests of a file: created before the first of them, and closed after the last. */
export function testContext(...options: Parameters<typeof createTestContext>): TestContext {
  let created: TestContext | undefined
  const context = (): TestContext => {
    if (!created) throw new Error('The test context does not exist before the first test.')
    return created
  }
  beforeAll(async () => {
    created = await createTestContext(...options)
  })
  afterAll(async () => await created?.close())
  return {
    get services() {
      return context().services
    },
    get app() {
      return context().app
    },
    get pool() {
      return context().pool
    },
    get acme() {
      return context().acme
    },
    get acmeApps() {
      return context().acmeApps
    },
    get globex() {
      return context().globex
    },
    get people() {
      return context().people
    },
    get globexOwner() {
      return context().globexOwner
    },
    call: async (...request) => await context().call(...request),
    close: async () => await context().close(),
  }
}

async function call<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: InputOf<E>,
  as: Person | null,
  send: Send,
): Promise<Answer> {
  const { body }: { body?: unknown } = input
  const json = body === undefined ? {} : { payload: JSON.stringify(body), type: 'application/json' }
  const response = await app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, input),
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(json.type ? { 'content-type': json.type } : {}),
      ...(as ? { cookie: as.cookie } : {}),
      ...send.headers,
    },
    ...(send.payload === undefined ? {} : { payload: send.payload }),
    ...(send.payload === undefined && json.payload !== undefined ? { payload: json.payload } : {}),
  })
  const isJson = String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    body: isJson ? response.json() : response.body,
    headers: response.headers,
  }
}

export async function addTeam(pool: pg.Pool, type: TeamRef['type'], name: string): Promise<TeamRef> {
  const text = 'insert into teams (type, name) values ($1, $2) returning id'
  const { rows } = await pool.query<{ id: string }>(text, [type, name])
  return { type, id: rows[0]?.id ?? '' }
}

async function addPeople(pool: pg.Pool, teams: readonly TeamRef[]): Promise<Record<Role, Person>> {
  const add = async (role: Role) => await addPerson(pool, `${role}@acme.test`, teams, role)
  const [superAdmin, superViewer, owner, user, viewer] = await Promise.all([
    add('super-admin'),
    add('super-viewer'),
    add('owner'),
    add('user'),
    add('viewer'),
  ])
  return { 'super-admin': superAdmin, 'super-viewer': superViewer, owner, user, viewer }
}

/** Adds a signed-in person with a role, in the given teams or globally. */
export async function addPerson(pool: pg.Pool, email: string, teams: readonly TeamRef[], role: Role): Promise<Person> {
  const { rows } = await pool.query<{ id: string }>('insert into users (email) values ($1) returning id', [email])
  const id = rows[0]?.id ?? ''
  if (role.startsWith('super')) {
    await pool.query('insert into global_roles (user_id, role) values ($1, $2)', [id, role])
  } else {
    const text = 'insert into memberships (team_id, user_id, role) select unnest($1::bigint[]), $2, $3'
    await pool.query(text, [teams.map((team) => team.id), id, role])
  }
  return { id, email, cookie: await signIn(pool, id) }
}

async function signIn(pool: pg.Pool, person: string): Promise<string> {
  const token = makeToken(256)
  await pool.query(
    "insert into sessions (token_hash, user_id, remember, expires) values ($1, $2, true, now() + interval '1 day')",
    [hashToken(token), person],
  )
  return `sextant_session=${token}`
}

/** Adds a mailbox and returns its ID and address. */
export async function addMailbox(pool: pg.Pool, team: TeamRef): Promise<{ id: string; address: string }> {
  const address = `box-${randomBytes(4).toString('hex')}@sextant.localhost`
  const text = "insert into mailboxes (team_id, name, address) values ($1, 'Bookings', $2) returning id"
  const { rows } = await pool.query<{ id: string }>(text, [team.id, address])
  return { id: rows[0]?.id ?? '', address }
}
