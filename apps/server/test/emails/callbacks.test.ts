import { expect, test } from 'vitest'
import { findEventIdsOfEmail } from '../../src/emails/content/store'
import { inTransaction } from '../../src/platform/database/transaction'
import { newsletter } from '../kit/mails'
import { testPipeline } from '../kit/pipeline'
import { testContext } from '../kit/test-context'

const context = testContext()
const pipeline = testPipeline(context)

test('log entries of an email link to the events about it', async () => {
  const mail = await pipeline.receive(newsletter())
  const { rows } = await context.pool.query<{ id: string; type: string }>(
    "select id, type from email_events where email_id = $1 and type in ('received', 'extracted', 'completed')",
    [mail],
  )
  const scope = { team: context.acme.id, person: null }
  const result = await inTransaction(context.services.db, scope, async (tx) => {
    const ids = new Map<string, readonly string[] | undefined>()
    for (const { id, type } of rows) ids.set(type, await findEventIdsOfEmail(tx, mail, id))
    return ids
  })
  const events = await context.pool.query<{ id: string }>('select id from events where resource_id = $1 order by id', [
    mail,
  ])
  const [created, ended] = events.rows.map(({ id }) => id)
  expect(Object.fromEntries(result)).toEqual({ received: [created], extracted: [], completed: [ended] })
})
