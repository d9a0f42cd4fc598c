import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { attempt, inTransaction, savepoint, type Tx } from '../../../src/platform/database/transaction'
import { testContext } from '../../kit/test-context'

const context = testContext()
beforeAll(
  async () => await context.pool.query('create table notes (note text primary key); grant all on notes to sextant_app'),
)
beforeEach(async () => void (await context.pool.query(`truncate notes; insert into notes values ('taken')`)))

const within = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  await inTransaction(context.services.prepared, { team: context.acme.id, person: null }, work)

const noted = (tx: Tx, note: string | Date) =>
  sql<{ note: string }>`insert into notes values (${note}) returning note`.compile(tx.db)

const notes = async (): Promise<string[]> =>
  (await context.pool.query<{ note: string }>('select note from notes order by note')).rows.map(({ note }) => note)

const unique = { code: '23505' }
const terminated = { code: '57P01' }

test('work whose result is known fails if one of its deferred statements fails', async () => {
  const done = within(async (tx) => {
    tx.later(noted(tx, 'new'))
    tx.later(noted(tx, 'taken'))
    return await Promise.resolve('a response')
  })
  await expect(done).rejects.toMatchObject(unique)
  expect(await notes()).toEqual(['taken'])
})

test('a statement fails with the reason of what was sent before it, and keeps nothing', async () => {
  const failing = within(async (tx) => {
    tx.later(noted(tx, 'taken'))
    return await tx.later(noted(tx, 'new'))()
  })
  await expect(failing).rejects.toMatchObject(unique)
  expect(await notes()).toEqual(['taken'])
})

test('a transaction is not committed if the failure of one of its statements was caught', async () => {
  const caught = within(async (tx) => {
    await sql`insert into notes values ('new')`.execute(tx.db)
    await sql`insert into notes values ('taken')`.execute(tx.db).catch(() => {})
    return 'a response'
  })
  await expect(caught).rejects.toThrow('nothing was kept')
  expect(await notes()).toEqual(['taken'])
})

test('a value that cannot be sent fails the work that leaves it to be sent', async () => {
  const failing = within(async (tx) => tx.later(noted(tx, new Date(Number.NaN))))
  await expect(failing).rejects.toThrow(RangeError)
})

test('a savepoint drops what was not sent yet, so that the transaction continues', async () => {
  await within(async (tx) => {
    tx.later(noted(tx, 'before'))
    const refused = savepoint(tx, async () => {
      tx.later(noted(tx, 'taken'))
      return await Promise.reject(new Error('refused'))
    })
    await expect(refused).rejects.toThrow('refused')
    const undone = attempt(
      tx,
      async () => {
        tx.later(noted(tx, 'taken'))
        return await Promise.reject(new Error('undone'))
      },
      () => true,
    )
    await expect(undone).rejects.toThrow('undone')
    tx.later(noted(tx, 'after'))
  })
  expect(await notes()).toEqual(['after', 'before', 'taken'])
})

test('what a savepoint left to be sent fails the savepoint, not what follows', async () => {
  await within(async (tx) => {
    const failing = savepoint(tx, async () => void tx.later(noted(tx, 'taken')))
    await expect(failing).rejects.toMatchObject(unique)
    tx.later(noted(tx, 'after'))
  })
  expect(await notes()).toEqual(['after', 'taken'])
})

test('work that continues after the end of its transaction is refused', async () => {
  const leaked: { tx: Tx | null } = { tx: null }
  await within(async (tx) => await Promise.resolve(void (leaked.tx = tx)))
  const { tx } = leaked
  expect(() => tx?.later(noted(tx, 'late'))).toThrow('The transaction is over')
  await within(async (other) => other.later(noted(other, 'other')))
  await expect(tx?.rollbackTo('nested')).rejects.toThrow('The transaction is over')
  expect(await notes()).toEqual(['other', 'taken'])
})

test('a value that cannot be read fails its statement, and the connection is used on', async () => {
  const read = async (text: string) =>
    await within(async (tx) => (await sql`select ${text}::timestamptz as at`.execute(tx.db)).rows)
  await expect(read('infinity')).rejects.toThrow(RangeError)
  expect(await read('2026-03-01T12:00:00Z')).toEqual([{ at: '2026-03-01T12:00:00.000Z' }])
})

test('a statement that takes too long fails, also when nobody waits for it', async () => {
  const slow = within(async (tx) => {
    tx.later(sql`set local statement_timeout = 10`.compile(tx.db))
    tx.later(sql`select pg_sleep(60)`.compile(tx.db))
  })
  await expect(slow).rejects.toMatchObject({ code: '57014' })
})

test('a lost connection fails everything that was sent in its transaction; the next one has another', async () => {
  const lost = within(async (tx) => {
    const deferred = tx.later(noted(tx, 'new'))
    tx.later(sql`reset role`.compile(tx.db))
    tx.later(sql`select pg_terminate_backend(pg_backend_pid())`.compile(tx.db))
    tx.later(noted(tx, 'newer'))
    await expect(tx.flush()).rejects.toMatchObject(terminated)
    await expect(deferred()).rejects.toMatchObject(terminated)
    return 'a response'
  })
  await expect(lost).rejects.toThrow(/connection/i)
  await within(async (tx) => tx.later(noted(tx, 'next')))
  expect(await notes()).toEqual(['next', 'taken'])
})

test('a statement that keeps failing is prepared once', async () => {
  const text = 'insert into notes (note) values ($1) returning note, 1 as one'
  const write = async (note: string) =>
    await within(
      async (tx) => await sql`insert into notes (note) values (${note}) returning note, 1 as one`.execute(tx.db),
    )
  for (const note of ['taken', 'taken', 'taken']) await expect(write(note)).rejects.toMatchObject(unique)
  await write('new')
  const { rows } = await context.pool.query<{ count: string }>(
    'select count(*) from pg_prepared_statements where statement = $1',
    [text],
  )
  expect(rows).toEqual([{ count: '1' }])
})

test('after a change of its columns, or the loss of what was prepared, a statement fails once at most', async () => {
  const read = async () =>
    await within(async (tx) => (await sql`select * from notes where note = ${'taken'}`.execute(tx.db)).rows)
  expect(await read()).toEqual([{ note: 'taken' }])
  await context.pool.query('alter table notes add column more integer')
  await expect(read()).rejects.toMatchObject({ code: '0A000' })
  expect(await read()).toEqual([{ note: 'taken', more: null }])
  await context.pool.query('deallocate all')
  await expect(read()).rejects.toMatchObject({ code: '26000' })
  expect(await read()).toEqual([{ note: 'taken', more: null }])
})

test('a connection that is still in a transaction is not lent again', async () => {
  const { db } = context.services
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  await sql`begin`.execute(db)
  const now = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  expect(now.rows).not.toEqual(rows)
})

test('the scope ends with the transaction, however it ends', async () => {
  const scopeNow = async () =>
    (
      await context.pool.query<{ team: string; own: boolean }>(
        `select coalesce(current_setting('app.team_id', true), '') as team, current_user = session_user as own`,
      )
    ).rows
  const none = [{ team: '', own: true }]
  await within(async (tx) => void tx.later(noted(tx, 'new')))
  expect(await scopeNow()).toEqual(none)
  const failing = within(async (tx) => await tx.later(noted(tx, 'taken'))())
  await expect(failing).rejects.toMatchObject(unique)
  expect(await scopeNow()).toEqual(none)
  await expect(within(async (tx) => tx.later(noted(tx, 'taken')))).rejects.toMatchObject(unique)
  expect(await scopeNow()).toEqual(none)
})
