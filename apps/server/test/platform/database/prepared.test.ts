import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction, type Tx } from '../../../src/platform/database/transaction'
import { testContext } from '../../kit/test-context'

const context = testContext()

const inPrepared = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  await inTransaction(context.services.prepared, { team: context.acme.id, person: null }, work)

const preparedIn = async (tx: Tx): Promise<string[]> =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx.db)).rows.map(
    ({ statement }) => statement,
  )

const ask = async (tx: Tx, number: number) => await sql`select ${number}::int + 1 as next`.execute(tx.db)

test('a statement with parameters is prepared once in each connection', async () => {
  await inPrepared(async (tx) => {
    expect((await ask(tx, 1)).rows).toEqual([{ next: 2 }])
    expect((await ask(tx, 2)).rows).toEqual([{ next: 3 }])
    expect((await preparedIn(tx)).filter((text) => text.includes('next'))).toEqual(['select $1::int + 1 as next'])
  })
})

test('a statement without parameters is not', async () => {
  await inPrepared(async (tx) => {
    await sql`select 17 as number`.execute(tx.db)
    expect((await preparedIn(tx)).filter((text) => text.includes('17'))).toEqual([])
  })
})

test('only the work that asks for it prepares statements', async () => {
  await inTransaction(context.services.db, { team: context.acme.id, person: null }, async (tx) => {
    await sql`select ${1}::int + 41 as number`.execute(tx.db)
    expect((await preparedIn(tx)).filter((text) => text.includes('41'))).toEqual([])
  })
})

test('a statement whose columns have changed fails once, and is then prepared again', async () => {
  await context.pool.query('create table changing (a integer); grant select on changing to sextant_app')
  await context.pool.query('insert into changing values (1)')
  const read = async () =>
    await inPrepared(async (tx) => (await sql`select * from changing where a = ${1}`.execute(tx.db)).rows)
  expect(await read()).toEqual([{ a: 1 }])
  await context.pool.query('alter table changing add b integer')
  await expect(read()).rejects.toThrow('must not change result type')
  expect(await read()).toEqual([{ a: 1, b: null }])
})
