import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { makeClient } from '@sextant/client/client'
import { register } from '@sextant/contract/session/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePorts, Product } from '../kit/product'

const rounds = 5
const asksARound = 5

let folder: string
let product: Product
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sextant-kill-mail-'))
  // The database account must be able to enter its folder.
  await chmod(folder, 0o711)
  product = new Product(join(folder, 'data'), await freePorts())
  await product.start()
}, 120_000)
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

const ask = async (email: string): Promise<boolean> => {
  const client = makeClient({ baseUrl: `http://127.0.0.1:${product.ports.http}` })
  const body = { name: 'Ada Lovelace', email, password: 'engines of analysis', team_name: 'Engines' }
  return await client.call(register, { body }).then(
    () => true,
    () => false,
  )
}

/** The recipients of emails in the outbox. */
async function receivers(): Promise<Set<string>> {
  const outbox = join(folder, 'data/outbox')
  const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(files.map(async (name) => await readFile(join(outbox, name), 'utf8')))
  return new Set(texts.map((text) => /^To: (\S+)/m.exec(text)?.[1] ?? ''))
}

test('no queued email is lost when the product is killed right after its responses', async () => {
  const promised: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const emails = Array.from({ length: asksARound }, (_, n) => `r${round}n${n}@kill.test`)
    const replies = await Promise.all(emails.map(ask))
    promised.push(...emails.filter((_, n) => replies[n]))
    await product.kill()
    await product.start()
  }
  expect(promised).toHaveLength(rounds * asksARound)
  let come = new Set<string>()
  for (let look = 0; look < 300 && come.size < promised.length; look += 1) {
    await delay(100)
    come = await receivers()
  }
  expect(promised.filter((email) => !come.has(email))).toEqual([])
}, 240_000)
