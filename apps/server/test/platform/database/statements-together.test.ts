import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction, type Tx } from '../../../src/platform/database/transaction'
import { counted } from '../../kit/counted'
import { testContext } from '../../kit/test-context'

const context = testContext()
beforeAll(
  async () => await context.pool.query('create table notes (note text primary key); grant all on notes to sextant_app'),
)

const within = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  await inTransaction(context.services.prepared, { team: context.acme.id, person: null }, work)

const noted = (tx: Tx, note: string) =>
  sql<{ note: string }>`insert into notes values (${note}) returning note`.compile(tx.db)

const notes = async (): Promise<string[]> =>
  (await context.pool.query<{ note: string }>('select note from notes order by note')).rows.map(({ note }) => note)

test('statements that are not awaited are sent with the next one, in order', async () => {
  const { messages } = await counted(async () => {
    await within(async (tx) => {
      const deferred = [tx.later(noted(tx, 'one')), tx.later(noted(tx, 'two'))]
      const { rows } = await sql`select note from notes order by note`.execute(tx.db)
      expect(rows).toEqual([{ note: 'one' }, { note: 'two' }])
      expect(await Promise.all(deferred.map(async (rows) => await rows()))).toEqual([
        [{ note: 'one' }],
        [{ note: 'two' }],
      ])
    })
  })
  expect(messages).toBe(2)
  expect(await notes()).toEqual(['one', 'two'])
})

test('what is still held goes with the commit, and its answer is known afterwards', async () => {
  const { messages } = await counted(async () => {
    const rows = await within(async (tx) => tx.later(noted(tx, 'three')))
    expect(await rows()).toEqual([{ note: 'three' }])
  })
  expect(messages).toBe(1)
  expect(await notes()).toEqual(['one', 'three', 'two'])
})

test('a statement whose result is awaited is sent', async () => {
  const { messages } = await counted(async () => {
    await within(async (tx) => {
      const [first, second] = [tx.later(noted(tx, 'four')), tx.later(noted(tx, 'five'))]
      expect(await first()).toEqual([{ note: 'four' }])
      expect(await second()).toEqual([{ note: 'five' }])
    })
  })
  expect(messages).toBe(2)
  expect(await notes()).toEqual(['five', 'four', 'one', 'three', 'two'])
})

test('a transaction in which nothing is sent sends nothing', async () => {
  expect((await counted(async () => await within(async () => {}))).messages).toBe(0)
})

test('if a held statement fails, the whole transaction does, and nothing after it runs', async () => {
  const failing = within(async (tx) => {
    tx.later(noted(tx, 'six'))
    tx.later(noted(tx, 'one'))
    await sql`select 1`.execute(tx.db)
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await notes()).toEqual(['five', 'four', 'one', 'three', 'two'])
})

test('concurrent statements are sent eight at a time, in order', async () => {
  const { messages } = await counted(async () => {
    await within(async (tx) => {
      const queries = Array.from({ length: 20 }, async (_, at) => {
        const { rows } = await sql<{ at: number }>`select ${at}::int as at`.execute(tx.db)
        return rows[0]?.at
      })
      expect(await Promise.all(queries)).toEqual(Array.from({ length: 20 }, (_, at) => at))
    })
  })
  // The first is on its way before the others are known; the commit is the last.
  expect(messages).toBe(1 + Math.ceil(19 / 8) + 1)
})

test('of statements at the same time, none that follows a failed one is kept', async () => {
  const before = await notes()
  const failing = within(async (tx) => {
    const queries = Array.from({ length: 20 }, (_, at) => (at === 3 ? 'one' : `asked ${at}`))
    const results = await Promise.allSettled(queries.map(async (note) => await tx.db.executeQuery(noted(tx, note))))
    expect(results.map(({ status }) => status)).toContain('rejected')
  })
  await expect(failing).rejects.toThrow('nothing was kept')
  expect(await notes()).toEqual(before)
})

test('a statement that failed when it was first sent can be sent again', async () => {
  const write = async (note: string) =>
    await within(async (tx) => await sql`insert into notes (note) values (${note})`.execute(tx.db))
  await expect(write('one')).rejects.toMatchObject({ code: '23505' })
  await write('seven')
  await write('eight')
  expect(await notes()).toContain('eight')
})
