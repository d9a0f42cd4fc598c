import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testContext } from '../kit/test-context'
import { importRunner } from './import-runner'

const context = testContext()
const runner = importRunner(context)

test('bidirectional control characters are removed from file names and values', async () => {
  const ready = await runner.upload('members', 'Email,Title\nturn@round.test,\u202ELead\n', 'peo\u202Eple.csv')
  expect(ready.filename).toBe('people.csv')
  expect(ready.preview?.rows[0]?.values['title']).toBe('Lead')
})

test('an update removes them from stored names', async () => {
  const { id } = await runner.upload('members', 'Email\nstored@round.test\n')
  await context.pool.query(`update imports set filename = E'peo\\u202Eple \\u2067x.csv' where id = $1`, [id])
  const file = new URL('../../migrations/0039_bidi_controls.sql', import.meta.url)
  await context.pool.query(await readFile(file, 'utf8'))
  expect((await runner.read(id)).filename).toBe('people x.csv')
})
