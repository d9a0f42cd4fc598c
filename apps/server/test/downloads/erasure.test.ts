import { exploreData } from '@sextant/contract/downloads/endpoints'
import { expect, test } from 'vitest'
import { eraseFiles } from '../../src/downloads/explorer/make-file'
import { inTransaction } from '../../src/platform/database/transaction'
import { createTestContext } from '../kit/test-context'

test('no file can be requested during an erasure, because it would contain the person', async () => {
  const { services, pool, call, acme, people, close } = await createTestContext()
  const asksWait = async (): Promise<boolean> => {
    const { rowCount } = await pool.query(`select from pg_locks join pg_database d on d.oid = database
      where datname = current_database() and locktype = 'advisory' and not granted`)
    return rowCount === 1
  }
  const { asking } = await inTransaction(services.db, { team: acme.id, person: null }, async (tx) => {
    await eraseFiles(tx)
    const asking = call(exploreData, { team: acme, body: { type: 'excel' } }, people.owner)
    const answered = asking.then(() => true)
    while (!(await asksWait())) expect(await Promise.race([answered, Promise.resolve(false)])).toBe(false)
    return { asking }
  })
  expect((await asking).status).toBe(201)
  await close()
})
