import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeDatabase, makePool } from '../../../src/platform/database/pool'
import { inTransaction, noScope } from '../../../src/platform/database/transaction'
import { cloneTemplate } from '../../kit/database'

test('a connection lost in the middle of a transaction fails that transaction only', async () => {
  const { settings, pool: owner, drop } = await cloneTemplate()
  const pool = makePool(settings, 2)
  const db = makeDatabase(pool)
  try {
    const lost = inTransaction(db, noScope, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx.db)
      await owner.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
      await sql`select 1`.execute(tx.db)
    })
    await expect(lost).rejects.toThrow(/connection/)
    const answer = await inTransaction(db, noScope, async (tx) => await sql`select 1 as one`.execute(tx.db))
    expect(answer.rows).toEqual([{ one: 1 }])
  } finally {
    await pool.end()
    await drop()
  }
})
