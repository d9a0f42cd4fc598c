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

test('bidirectional control characters are removed from file names and values', async () => {
  const ready = await office.upload('members', 'Email,Title\nturn@round.test,\u202ELead\n', 'peo\u202Eple.csv')
  expect(ready.filename).toBe('people.csv')
  expect(ready.preview?.rows[0]?.values['title']).toBe('Lead')
})

test('an update removes them from stored names', async () => {
  const { id } = await office.upload('members', 'Email\nstored@round.test\n')
  await context.pool.query(`update imports set filename = E'peo\\u202Eple \\u2067x.csv' where id = $1`, [id])
  const file = new URL('../../migrations/0039_bidi_controls.sql', import.meta.url)
  await context.pool.query(await readFile(file, 'utf8'))
  expect((await office.read(id)).filename).toBe('people x.csv')
})
