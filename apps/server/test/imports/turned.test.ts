import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestContext, type TestContext } from '../kit/test-context'
import { makeOffice, type Office } from './office'

let context: TestContext
let office: Office
beforeAll(async () => {
  context = await createTestContext()
  office = makeOffice(context)
})
afterAll(async () => await context.close())

test('neither the name of a file nor what stands in it turns round what stands behind it', async () => {
  const ready = await office.upload('members', 'Email,Title\nturn@round.test,\u202ELead\n', 'peo\u202Eple.csv')
  expect(ready.filename).toBe('people.csv')
  expect(ready.preview?.rows[0]?.values['title']).toBe('Lead')
})

test('names that were stored with signs that turn them round lose these with an update', async () => {
  const { id } = await office.upload('members', 'Email\nstored@round.test\n')
  await context.pool.query(`update imports set filename = E'peo\\u202Eple \\u2067x.csv' where id = $1`, [id])
  const file = new URL('../../migrations/0039_bidi_controls.sql', import.meta.url)
  await context.pool.query(await readFile(file, 'utf8'))
  expect((await office.read(id)).filename).toBe('people x.csv')
})
