import { type CompiledQuery, DummyDriver, sql, Transaction } from 'kysely'
import { type Connection, connectionOf } from './connection'
import { type Database, dialectWith } from './pool'
import { Statement } from './statement'
import type { Tables } from './tables.gen'

/** The rows that a transaction may see: the team of a request or job, and the person. Ids are digits. */
export type Scope = { readonly team: string | null; readonly person: string | null }

/** Neither a team nor a person, for what is done before either is known. */
export const noScope: Scope = { team: null, person: null }

/** Returns the answer to a deferred statement. Sends it now, unless it was already sent with another one. */
export type Later<R> = () => Promise<R[]>

/** An open transaction in the application's role. Stores filter by `team`; row-level security enforces it again. */
export type Tx = {
  readonly db: Transaction<Tables>
  readonly scope: Scope
  /** The transaction's team. Throws if there is none: a tenant store was called without one. */
  readonly team: string
  /**
   * Defers a statement, to be sent together with the next one or with the commit. If it fails, so does the transaction.
   */
  later<R>(query: CompiledQuery<R>): Later<R>
  /** Sends the deferred statements. */
  flush(): Promise<void>
  /** Rolls back to a savepoint. Deferred statements are dropped. */
  rollbackTo(savepoint: string): Promise<void>
  /** Runs if, and only if, the transaction commits. */
  afterCommit(run: () => void): void
}

const digits = (id: string | null): string => {
  if (id === null) return ''
  if (!/^\d{1,18}$/.test(id)) throw new TypeError('A scope takes ids only.')
  return id
}

/**
 * Sets the role and its scope in one statement. Prepared statements get a generic plan, once per connection: PostgreSQL
 * would otherwise plan each five times for specific values, which delays the first emails after a start. What one
 * traveler or email needs is read by index even while a table is small: a plan that scans the table would be kept as it
 * grows.
 */
const scoping = ({ team, person }: Scope, isPrepared: boolean): Statement =>
  new Statement(
    `select set_config('role', 'sextant_app', true), set_config('app.team_id', $1, true), set_config('app.user_id', $2, true)${
      isPrepared
        ? `, set_config('plan_cache_mode', 'force_generic_plan', true), set_config('random_page_cost', '1.1', true)`
        : ''
    }`,
    [digits(team), digits(person)],
  )

type Mode = 'read write' | 'read only'

/**
 * Runs `work` in one transaction that assumes the role `sextant_app` and sees only the rows of `scope`. A read-only one
 * may take long, since it blocks no one.
 */
export async function inTransaction<T>(
  db: Database,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  mode: Mode = 'read write',
): Promise<T> {
  const later: (() => void)[] = []
  const transaction = db.transaction().setAccessMode(mode)
  const result = await transaction.execute(async (trx) => {
    const connection = await connectionOf(trx)
    connection.begin(scoping(scope, connection.prepared !== null))
    return await work(makeTx({ trx: unqueued(trx, connection), connection }, scope, later))
  })
  for (const run of later) run()
  return result
}

const dialect = dialectWith(() => new DummyDriver())

/**
 * The same transaction on a connection that accepts statements at any time. The library makes each wait for the
 * previous one, although the connection could send them together.
 */
function unqueued(trx: Transaction<Tables>, connection: Connection): Transaction<Tables> {
  const executor = trx
    .getExecutor()
    .withConnectionProvider({ provideConnection: async (consumer) => await consumer(connection) })
  return new Transaction({ config: { dialect }, dialect, driver: new DummyDriver(), executor })
}

/** Begins the short transactions of longer work, one after another. */
export type InTx = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Commits this transaction without waiting for the disk. For steps of longer work: a crash of the server may lose the
 * last steps, each as a whole and together with its recorded progress.
 */
export function commitLazily(tx: Tx): void {
  tx.later(sql`set local synchronous_commit = off`.compile(tx.db))
}

/**
 * Runs work whose writes are kept only if `isKept` accepts its result. The transaction continues either way, even if
 * the work throws and the caller catches the error.
 */
export async function attempt<T>(tx: Tx, work: () => Promise<T>, isKept: (result: T) => boolean): Promise<T> {
  await sql`savepoint attempt_of_work`.execute(tx.db)
  const undo = async () => await tx.rollbackTo('attempt_of_work')
  const run = async (): Promise<T> => {
    const value = await work()
    await tx.flush()
    return value
  }
  const result = await run().catch(async (error: unknown) => {
    await undo()
    throw error
  })
  if (!isKept(result)) await undo()
  await sql`release savepoint attempt_of_work`.execute(tx.db)
  return result
}

/** Runs work in a savepoint: if it throws, the transaction continues as if the work had not begun. */
export async function savepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const later: (() => void)[] = []
  await sql`savepoint nested`.execute(tx.db)
  try {
    const result = await work(inside(tx, (run) => void later.push(run)))
    await tx.flush()
    for (const run of later) tx.afterCommit(run)
    return result
  } catch (error) {
    await tx.rollbackTo('nested')
    throw error
  } finally {
    await sql`release savepoint nested`.execute(tx.db)
  }
}

/** The same transaction for one of several units of work that share it, so that each can have its own buffers. */
export const partOf = (tx: Tx): Tx => inside(tx, tx.afterCommit)

/** The same transaction, with a different way to register what runs after it. */
const inside = (tx: Tx, afterCommit: Tx['afterCommit']): Tx => ({
  db: tx.db,
  scope: tx.scope,
  get team() {
    return tx.team
  },
  later: tx.later,
  flush: tx.flush,
  rollbackTo: tx.rollbackTo,
  afterCommit,
})

type OpenTransaction = { readonly trx: Transaction<Tables>; readonly connection: Connection }

function makeTx({ trx, connection }: OpenTransaction, scope: Scope, later: (() => void)[]): Tx {
  return {
    db: trx,
    later: (query) => {
      const answer = connection.hold(query)
      return async () => (await answer()).rows
    },
    flush: async () => await connection.flush(),
    rollbackTo: async (savepoint) => await connection.rollbackTo(savepoint),
    scope,
    get team() {
      if (scope.team === null) throw new Error('This transaction has no team.')
      return scope.team
    },
    afterCommit: (run) => void later.push(run),
  }
}
