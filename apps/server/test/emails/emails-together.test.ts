import { addDays } from '@sextant/domain/kit/local-time'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Extractor } from '../../src/emails/extractor'
import { processBatchSize } from '../../src/emails/process-email'
import { counted } from '../kit/counted'
import { flight, mail } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { sharedExtractor } from '../kit/shared-extractor'
import { testContext } from '../kit/test-context'

const context = testContext()
/** How many emails are to be read before any of them is written, however fast the database is. */
let readTogether = 1
const reader = sharedExtractor()
let reading: Promise<unknown>[] = []
const gathering: Extractor = {
  ...reader,
  read: async (...order) => {
    const read = reader.read(...order)
    reading.push(read)
    await expect.poll(() => reading.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(readTogether)
    await Promise.all(reading)
    return await read
  },
}
const pipeline = testPipeline(context, gathering)

beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  // An email with this subject cannot be written.
  await context.pool.query(`
    create function refuse_poison() returns trigger language plpgsql as
      $$ begin if new.subject = 'Poison' then raise 'poisoned'; end if; return new; end $$;
    create trigger refuse_poison before update on emails for each row execute function refuse_poison()`)
})
afterEach(async () => {
  readTogether = 1
  reading = []
  await context.pool.query('delete from jobs')
})

let day = 0

/** A flight of Grace Hopper on a day of its own. */
function booking(subject?: string): Buffer {
  const date = addDays('2027-03-01', (day += 1))
  const [departure, arrival] = [`${date}T07:05:00+01:00`, `${date}T08:20:00+01:00`]
  return mail({ ...(subject && { subject }), reservations: [flight({ code: `TG${day}`, departure, arrival })] })
}

async function acceptAll(messages: readonly Buffer[]): Promise<string[]> {
  const ids: string[] = []
  for (const message of messages) ids.push(await pipeline.accept(message))
  return ids
}

const rowsOf = async (text: string, ids: readonly string[]) => (await context.pool.query(text, [ids])).rows

const statusesOf = async (ids: readonly string[]) =>
  (await rowsOf('select status from emails where id = any ($1) order by id', ids)).map(({ status }) => status)

describe('emails of a team that wait', () => {
  test('are read with one lease, and written in few transactions', async () => {
    const ids = await acceptAll(Array.from({ length: processBatchSize }, () => booking()))
    readTogether = processBatchSize
    const { statements } = await counted(async () => await pipeline.next())
    expect(await statusesOf(ids)).toEqual(ids.map(() => 'Processed'))
    expect(await pipeline.next()).toBe(false)
    const commits = statements.filter((text) => text === 'commit').length
    expect(commits).toBeLessThan(processBatchSize)
    expect(statements.length).toBeLessThan(processBatchSize * 20)
  })

  test('each have their log and events, in the order in which they arrived', async () => {
    const ids = await acceptAll([booking(), booking(), booking()])
    await pipeline.drain()
    const processed = await rowsOf(
      `select resource_id as id, count(*)::int as count from events
        where type = 'email.processed' and resource_id = any ($1) group by 1 order by min(id)`,
      ids,
    )
    expect(processed).toEqual(ids.map((id) => ({ id, count: 1 })))
    const logs = await rowsOf(
      `select email_id as id from email_events where type = 'completed' and email_id = any ($1) order by id`,
      ids,
    )
    expect(logs).toEqual(ids.map((id) => ({ id })))
  })

  test('are processed even if one among them fails: it alone is tried again', async () => {
    const ids = await acceptAll([booking(), booking('Poison'), booking()])
    expect(await pipeline.next()).toBe(true)
    expect(await statusesOf(ids)).toEqual(['Processed', 'Pending', 'Processed'])
    const left = await rowsOf("select attempts, last_error from jobs where payload ->> 'emailId' = any ($1)", ids)
    expect(left).toEqual([{ attempts: 1, last_error: 'poisoned' }])
    const made = await rowsOf('select count(*)::int as count from segment_mails where email_id = any ($1)', ids)
    expect(made).toEqual([{ count: 2 }])
    await context.pool.query("update jobs set attempts = 9, run_at = now() - interval '1 second'")
    await pipeline.drain()
    expect(await statusesOf(ids)).toEqual(['Processed', 'Failed', 'Processed'])
  })
})
