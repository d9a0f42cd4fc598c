import { sql, type Transaction } from 'kysely'
import type { Database } from './pool'
import type { Tables } from './tables.gen'

/** The rows that a transaction may see: the team of a request or job, and the person. Ids are digits. */
export type Scope = { readonly team: string | null; readonly person: string | null }

/** An open transaction in the application's role. Stores filter by `team`; row-level security enforces it again. */
export type Tx = {
  readonly db: Transaction<Tables>
  readonly scope: Scope
  /** The transaction's team. Throws if there is none: a tenant store was called without one. */
  readonly team: string
  /** Runs if, and only if, the transaction commits. */
  afterCommit(run: () => void): void
}

const digits = (id: string | null): string => {
  if (id === null) return ''
  if (!/^\d{1,18}$/.test(id)) throw new TypeError('A scope takes ids only.')
  return id
}

const setScope = (scope: Scope): string =>
  `set local role sextant_app; set local app.team_id = '${digits(scope.team)}'; set local app.user_id = '${digits(scope.person)}'`

type Mode = 'read write' | 'read only'

/**
 * Runs `work` in one transaction that assumes the role `sextant_app` and sees only the rows of `scope`. A read-only one
 * may take long, since nobody waits for it.
 */
export async function inTransaction<T>(
  db: Database,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  mode: Mode = 'read write',
): Promise<T> {
  const later: (() => void)[] = []
  const result = await db.transaction().execute(async (trx) => {
    await sql.raw(`begin ${mode}; ${setScope(scope)}`).execute(trx)
    return await work(makeTx(trx, scope, later))
  })
  for (const run of later) run()
  return result
}

/** How work longer than one transaction begins its short ones, one after another. */
export type InTx = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Commits this transaction without waiting for the disk. For steps of longer work: a crash of the server may lose the
 * last steps, each as a whole and together with its recorded progress.
 */
export async function commitLazily(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx.db)
}

/**
 * Runs work whose writes are kept only if `stays` accepts its result; the transaction continues either way, and also if
 * the work throws, for whoever catches that.
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

/** Runs work in a savepoint: if it throws, the transaction continues as if it had not begun. */
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
