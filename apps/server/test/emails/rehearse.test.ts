import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeExtractor } from '../../src/emails/extractor'
import { rehearse } from '../../src/emails/rehearse'
import { counted } from '../kit/counted'
import { createTestContext, type TestContext } from '../kit/test-context'
import '../../src/main/wiring'

const extractor = makeExtractor({ threads: 1, timeMs: 60_000, memoryMb: 256 })
let context: TestContext
beforeAll(async () => {
  context = await createTestContext()
})
afterAll(async () => {
  await extractor.stop()
  await context.close()
})

/** How many rows the tables have that an email writes to. */
const rows = async (): Promise<unknown> =>
  (
    await context.pool.query(`select (select count(*) from teams) as teams, (select count(*) from emails) as emails,
      (select count(*) from segments) as segments, (select count(*) from trips) as trips,
      (select count(*) from jobs) as jobs, (select count(*) from events) as events`)
  ).rows

test('samples are processed into trips before the first email comes, and nothing of them remains', async () => {
  const before = await rows()
  const { statements } = await counted(async () => await rehearse(context.services, extractor, () => false))
  expect(statements.some((text) => text.includes('insert into "trips"'))).toBe(true)
  expect(statements).not.toContain('commit')
  expect(await rows()).toEqual(before)
})

test('nothing is begun once it is too late', async () => {
  const { statements } = await counted(async () => await rehearse(context.services, extractor, () => true))
  expect(statements).toEqual([])
})
