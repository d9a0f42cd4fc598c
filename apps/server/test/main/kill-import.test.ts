import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from '@sextant/client/client'
import { processImport, readImport, uploadMemberImport } from '@sextant/contract/imports/endpoints'
import type { Import } from '@sextant/contract/imports/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePool } from '../../src/platform/database/pool'
import { startVictim, type Victim } from '../kit/kill'
import type { Product } from '../kit/product'

const rows = 30_000
const team = { type: 'org', id: '1' } as const

let victim: Victim
let product: Product
beforeAll(async () => {
  victim = await startVictim()
  product = victim.product
}, 120_000)
afterAll(async () => await victim.end())

/** Waits until an import has reached the given row, or has ended. */
async function reached(client: Client, id: string, done: number): Promise<Import> {
  for (;;) {
    const { data } = await client.call(readImport, { team, id })
    if (data.progress.done >= done || ['Processed', 'Failed'].includes(data.status)) return data
    await delay(20)
  }
}

test('an import killed twice, once with its database, ends with exactly its rows', async () => {
  const client = await victim.signedIn()
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
    { host: join(victim.dataDir, 'postgres/run'), port: 5432, user: 'sextant', database: 'sextant' },
    1,
  )
  // The database may end the connection before it is closed.
  pool.on('error', () => {})
  const { rows: counted } = await pool.query(
    `select (select count(*) from travelers) as people, (select count(*) from events where type = 'member.created') as events`,
  )
  await pool.end()
  expect(counted).toEqual([{ people: String(rows), events: String(rows) }])
}, 360_000)
