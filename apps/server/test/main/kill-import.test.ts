import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Client, makeClient } from '@sextant/client/client'
import { processImport, readImport, uploadMemberImport } from '@sextant/contract/imports/endpoints'
import type { Import } from '@sextant/contract/imports/schemas'
import { login } from '@sextant/contract/session/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePool } from '../../src/platform/database/pool'
import { freePorts, Product } from '../kit/product'

const rows = 30_000
const team = { type: 'org', id: '1' } as const

let folder: string
let product: Product
let password: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sextant-kill-import-'))
  // The database's own account has to get through to its folder.
  await chmod(folder, 0o711)
  product = new Product(join(folder, 'data'), await freePorts())
  await product.start()
  const printed = await product.admin('add-team', 'org', 'Acme', 'owner@acme.test')
  password = /password (\S+)/.exec(printed)?.[1] ?? ''
}, 60_000)
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

async function signedInClient(): Promise<Client> {
  let cookie = ''
  const client = makeClient({
    baseUrl: `http://127.0.0.1:${product.ports.http}`,
    fetch: async (url, init) => {
      const answer = await fetch(url, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie },
      })
      cookie ||= answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
      return answer
    },
  })
  await client.call(login, { body: { email: 'owner@acme.test', password } })
  return client
}

/** Waits until an import has come so far, or is over. */
async function reached(client: Client, id: string, done: number): Promise<Import> {
  for (;;) {
    const { data } = await client.call(readImport, { team, id })
    if (data.progress.done >= done || ['Processed', 'Failed'].includes(data.status)) return data
    await delay(20)
  }
}

test('an import that is killed twice, once with its database, ends with exactly its rows', async () => {
  const client = await signedInClient()
  const lines = Array.from({ length: rows }, (_, at) => `person-${at}@killed.test,Ada,Person ${at}`)
  const file = new File([`Email,First name,Last name\n${lines.join('\n')}\n`], 'people.csv')
  const { id } = (await client.call(uploadMemberImport, { team, file })).data
  await client.call(processImport, { team, id, body: {} })
  for (const [share, withDatabase] of [
    [0.2, false],
    [0.6, true],
  ] as const) {
    const { status } = await reached(client, id, rows * share)
    expect(status).toBe('Processing')
    await product.kill()
    if (withDatabase) await product.killDatabase()
    await product.start()
  }
  const done = await reached(client, id, Number.POSITIVE_INFINITY)
  expect(done).toMatchObject({ status: 'Processed', progress: { done: rows, total: rows } })
  expect(done.results[0]).toEqual({ label: 'Created', count: rows })
  const pool = makePool(
    { host: join(folder, 'data/postgres/run'), port: 5432, user: 'sextant', database: 'sextant' },
    1,
  )
  const { rows: counted } = await pool.query(
    `select (select count(*) from travelers) as people, (select count(*) from events where type = 'member.created') as told`,
  )
  await pool.end()
  expect(counted).toEqual([{ people: String(rows), told: String(rows) }])
}, 180_000)
