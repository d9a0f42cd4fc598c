import type { CompiledQuery, DatabaseConnection, QueryResult, Transaction } from 'kysely'
import type pg from 'pg'
import { Exchange } from './exchange'
import type { PreparedStatements } from './prepared'
import { type Answer, Statement } from './statement'

/** The connection of a transaction. */
export const connectionOf = async <T>(trx: Transaction<T>): Promise<Connection> =>
  await trx.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof Connection) return connection
    throw new Error('This transaction is on another kind of connection.')
  })

/**
 * The maximum number of concurrent requests sent in one message. The database answers one half of a transaction's work
 * while the process continues with the other.
 */
const requestsTogether = 8

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * A connection to the database. Statements whose answers no one is waiting for are held, and sent in one message with
 * the next one. Sent alone, each would wait for the database to wake up and answer.
 */
export class Connection implements DatabaseConnection {
  #waiting: Statement[] = []
  /** The number of held statements that only begin the transaction. */
  #opening = 0
  #isBegun = false
  #isOver = false
  readonly #queue: (readonly Statement[])[] = []
  #isBusy = false

  constructor(
    readonly client: pg.PoolClient,
    readonly prepared: PreparedStatements | null,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return resultOf(await this.#send([new Statement(query.sql, query.parameters)]))
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are read with a cursor (by-cursor.ts).')
  }

  /** Holds a statement until the next one is sent, or until its answer is requested. */
  hold(query: CompiledQuery): () => Promise<Answer> {
    this.#assertOpen()
    const statement = new Statement(query.sql, query.parameters)
    this.#waiting.push(statement)
    return async () => {
      if (this.#waiting.includes(statement)) await this.flush()
      return await statement.answer
    }
  }

  /** Sends the held statements. */
  async flush(): Promise<void> {
    if (this.#waiting.length > 0) await this.#send([])
  }

  /** Begins a transaction, or runs a statement of its setup, together with the first statement sent. */
  begin(statement: Statement): void {
    this.#waiting.push(statement)
    this.#opening = this.#waiting.length
  }

  /** Sends the held statements together with the commit. An empty transaction sends nothing. */
  async commit(): Promise<void> {
    const isEmpty = !this.#isBegun && this.#waiting.length === this.#opening
    this.#isOver = true
    if (isEmpty) return
    const { command } = await this.#exchange([new Statement('commit')])
    // PostgreSQL answers this way after a failure that was caught.
    if (command === 'ROLLBACK') throw new Error('A statement of the transaction had failed: nothing was kept.')
  }

  async rollback(): Promise<void> {
    this.#isOver = true
    this.#drop()
    if (this.#isBegun) await this.#exchange([new Statement('rollback')])
  }

  /**
   * Rolls back what was sent since a savepoint. Held statements are dropped: they might fail, and abort the whole
   * transaction.
   */
  async rollbackTo(savepoint: string): Promise<void> {
    this.#drop()
    await this.#send([new Statement(`rollback to savepoint ${savepoint}`)])
  }

  #drop(): void {
    const unsent = new Error('The transaction was rolled back before this statement was sent.')
    for (const statement of this.#waiting.splice(0)) statement.fail(unsent)
  }

  /** Work that outlives its transaction must not reach the next one on the same connection. */
  #assertOpen(): void {
    if (this.#isOver) throw new Error('The transaction is over: nothing can follow its end.')
  }

  async #send(more: readonly Statement[]): Promise<Answer> {
    this.#assertOpen()
    return await this.#exchange(more)
  }

  async #exchange(more: readonly Statement[]): Promise<Answer> {
    const statements = [...this.#waiting.splice(0), ...more]
    this.#isBegun = true
    if (statements.length > 0) this.#queue.push(statements)
    if (!this.#isBusy) this.#sendQueue()
    const answers = await Promise.all(statements.map(async ({ answer }) => await answer)).catch(withStack)
    return answers.at(-1) ?? { command: '', rowCount: 0, rows: [] }
  }

  /** Sends in one message the requests that arrived while the previous message was in flight. */
  #sendQueue(): void {
    const statements = this.#queue.splice(0, requestsTogether).flat()
    this.#isBusy = statements.length > 0
    if (this.#isBusy) this.client.query(new Exchange(statements, this.prepared, () => this.#sendQueue()))
  }
}

/** Replaces the stack of an error, which is the socket's, with that of its statement. */
function withStack(error: unknown): never {
  if (error instanceof Error) Error.captureStackTrace(error)
  throw error
}

const resultOf = <R>({ command, rowCount, rows }: Answer): QueryResult<R> =>
  changing.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
