import pg from 'pg'
import * as z from 'zod/mini'
import { Exchange } from '../../src/platform/database/exchange'
import { Statement } from '../../src/platform/database/statement'

/** What some work sent to the database. */
export type DatabaseTraffic = {
  /** The statements that were sent, in order; what sets the scope of a transaction belongs to its beginning. */
  readonly statements: readonly string[]
  /** The number of messages in which they were sent: the work waited for each of them. */
  readonly messages: number
  /** How many rows were read of each table, by scans and by indexes. */
  readonly rows: ReadonlyMap<string, number>
}

const Read = z.object({ rows: z.array(z.object({ relname: z.string(), rows: z.coerce.number() })) })

/** What the open transaction has read so far, by table. */
const readSoFar = `select relname, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows
  from pg_stat_xact_user_tables where coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) > 0`

/** Sets the scope of a transaction, at its beginning. */
const isScope = (text: string): boolean => text.startsWith("select set_config('role'")

/** Counts the statements of everything that happens meanwhile, and the rows that its transactions read. */
export async function counted(work: () => Promise<unknown>): Promise<DatabaseTraffic> {
  const statements: string[] = []
  const rows = new Map<string, number>()
  const countsByClient = new WeakMap<pg.Client, Counts>()
  let messages = 0
  const { prototype } = pg.Client
  const send = prototype.query
  Reflect.set(prototype, 'query', function (this: pg.Client, ...args: unknown[]): unknown {
    const [sent] = args
    if (!(sent instanceof Exchange)) throw new TypeError('Only exchanges can be counted.')
    messages += 1
    const texts = sent.statements
      .map(({ text }) => text)
      .filter((text) => !isScope(text) && !text.startsWith('set local'))
    statements.push(...texts)
    const counting = sent.statements.flatMap((statement) => {
      if (statement.text === 'commit')
        return [atCommit(), countsIn((counts) => note(counts, countsByClient.get(this), rows)), statement]
      return isScope(statement.text)
        ? [statement, countsIn((counts) => void countsByClient.set(this, counts))]
        : [statement]
    })
    return Reflect.apply(send, this, [new Exchange(counting, sent.prepared, sent.ended)])
  })
  try {
    await work()
  } finally {
    Reflect.set(prototype, 'query', send)
  }
  return { statements, messages, rows }
}

type Counts = ReadonlyMap<string, number>

/** Runs deferred work of the transaction now, so that it is counted. */
const atCommit = (): Statement => new Statement('set constraints all immediate')

/** A statement that reads what the transaction has read so far. */
function countsIn(use: (counts: Counts) => void): Statement {
  const statement = new Statement(readSoFar)
  void statement.answer.then(
    (answer) => use(new Map(Read.parse(answer).rows.map(({ relname, rows }) => [relname, rows]))),
    () => {},
  )
  return statement
}

/** Adds what a transaction read; a connection also counts what its earlier ones did, until it reports that. */
function note(now: Counts, before: Counts | undefined, rows: Map<string, number>): void {
  for (const [table, count] of now) rows.set(table, (rows.get(table) ?? 0) + count - (before?.get(table) ?? 0))
}
