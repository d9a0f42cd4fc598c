import { once } from 'node:events'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePorts, Product } from '../kit/product'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sextant-stop-'))
})
afterAll(async () => await rm(folder, { recursive: true, force: true }))

const databaseRuns = async (): Promise<boolean> =>
  await access(join(folder, 'data/postgres/cluster/postmaster.pid')).then(
    () => true,
    () => false,
  )

test('Ctrl-C, which npm repeats, stops the database too', async () => {
  const product = new Product(join(folder, 'data'), await freePorts())
  await product.start()
  expect(await databaseRuns()).toBe(true)
  await product.interruptTwice()
  expect(await databaseRuns()).toBe(false)
})

test('a failed start leaves no database running', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const http = typeof address === 'object' && address ? address.port : 0
  const product = new Product(join(folder, 'data'), { ...(await freePorts()), http })
  await expect(product.start()).rejects.toThrow('ended before it was ready')
  expect(await databaseRuns()).toBe(false)
  taken.close()
})

test('a killed database is restarted, and the product becomes ready again', async () => {
  const product = new Product(join(folder, 'data'), await freePorts())
  await product.start()
  const before = await product.databaseProcess()
  await product.killDatabase()
  await expect.poll(async () => await product.databaseProcess(), { timeout: 30_000 }).not.toBe(before)
  const ready = async (): Promise<number> => (await fetch(`http://127.0.0.1:${product.ports.http}/readyz`)).status
  await expect.poll(ready, { timeout: 30_000 }).toBe(200)
  await product.stop()
  expect(await databaseRuns()).toBe(false)
})
