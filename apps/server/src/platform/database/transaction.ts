import { sql, type Transaction } from 'kysely'
import type { Database } from './pool'
import type { Tables } from './tables.gen'

/** Whose rows a transaction may see: the team of a request or job, and the person who asks. Ids are digits. */
export type Scope = { readonly team: string | null; readonly person: string | null }

/**
 * An open transaction in the application's role. Stores filter by `team`; row-level security holds it a second time.
 */
export type Tx = {
  readonly db: Transaction<Tables>
  readonly scope: Scope
  /** The team of the transaction. Throws where none is set: a store of tenant rows was called without one. */
  readonly team: string
  /** Runs when, and only when, the transaction has committed. */
  afterCommit(run: () => void): void
}

const digits = (id: string | null): string => {
  if (id === null) return ''
  if (!/^\d{1,18}$/.test(id)) throw new TypeError('A scope takes ids only.')
  return id
}

const entering = (scope: Scope): string =>
  `set local role sextant_app; set local app.team_id = '${digits(scope.team)}'; set local app.user_id = '${digits(scope.person)}'`

type Mode = 'read write' | 'read only'

/**
 * Runs `work` in one transaction that takes the role `sextant_app` and sees the rows of `scope` only. One that only
 * reads may last: it has nothing that others wait for.
 */
export async function inTransaction<T>(
  db: Database,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  mode: Mode = 'read write',
): Promise<T> {
  const later: (() => void)[] = []
  const result = await db.transaction().execute(async (trx) => {
    await sql.raw(`begin ${mode}; ${entering(scope)}`).execute(trx)
    return await work(makeTx(trx, scope, later))
  })
  for (const run of later) run()
  return result
}

/** How short transactions are begun, one after another, of work that is longer than a transaction may be. */
export type InTx = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Has the commit of this transaction not wait for the disk. For steps of a longer work: a crash of the whole server may
 * undo the last ones, each as a whole and with what it says of how far the work has come.
 */
export async function commitLazily(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx.db)
}

/**
 * Does work whose writes stay only where `stays` says so of its result; the transaction goes on in either case, and
 * also where the work fails, for whoever catches that.
 */
export async function attempt<T>(tx: Tx, work: () => Promise<T>, stays: (result: T) => boolean): Promise<T> {
  await sql`savepoint attempt_of_work`.execute(tx.db)
  const undo = async () => await sql`rollback to savepoint attempt_of_work`.execute(tx.db)
  const result = await work().catch(async (error: unknown) => {
    await undo()
    throw error
  })
  if (!stays(result)) await undo()
  await sql`release savepoint attempt_of_work`.execute(tx.db)
  return result
}

/** Does work as one step of an open transaction: where it throws, the transaction goes on as if it had not begun. */
export async function savepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const later: (() => void)[] = []
  await sql`savepoint nested`.execute(tx.db)
  try {
    const result = await work(makeTx(tx.db, tx.scope, later))
    for (const run of later) tx.afterCommit(run)
    return result
  } catch (error) {
    await sql`rollback to savepoint nested`.execute(tx.db)
    throw error
  } finally {
    await sql`release savepoint nested`.execute(tx.db)
  }
}

function makeTx(db: Transaction<Tables>, scope: Scope, later: (() => void)[]): Tx {
  return {
    db,
    scope,
    get team() {
      if (scope.team === null) throw new Error('This transaction has no team.')
      return scope.team
    },
    afterCommit: (run) => void later.push(run),
  }
}
