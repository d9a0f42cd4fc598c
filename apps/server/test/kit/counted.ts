import pg from 'pg'
import * as z from 'zod/mini'

/** What some work asked of the database. */
export type Counted = {
  /** The statements that were sent, in order. */
  readonly statements: readonly string[]
  /** How many rows were read of each table, by scans and by indexes. */
  readonly rows: ReadonlyMap<string, number>
}

const Read = z.object({ rows: z.array(z.object({ relname: z.string(), rows: z.coerce.number() })) })

/** What the open transaction has read so far, by table. */
const readSoFar = `select relname, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows
  from pg_stat_xact_user_tables where coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) > 0`

const Sent = z.union([z.string(), z.object({ text: z.string() })])

/** Counts the statements of everything that happens meanwhile, and the rows that its transactions read. */
export async function counted(work: () => Promise<unknown>): Promise<Counted> {
  const statements: string[] = []
  const rows = new Map<string, number>()
  const known = new WeakMap<pg.Client, Counts>()
  const { prototype } = pg.Client
  const send = prototype.query
  Reflect.set(prototype, 'query', function (this: pg.Client, ...args: unknown[]): unknown {
    const sent = Sent.parse(args[0])
    const text = typeof sent === 'string' ? sent : sent.text
    statements.push(text)
    const answer = async (): Promise<unknown> => await Reflect.apply(send, this, args)
    const read = async (): Promise<Counts> => countsOf(await Reflect.apply(send, this, [readSoFar]))
    const begin = async (): Promise<unknown> => {
      const result = await answer()
      known.set(this, await read())
      return result
    }
    const commit = async (): Promise<unknown> => {
      note(await read(), known.get(this), rows)
      return await answer()
    }
    return text === 'commit' ? commit() : text.startsWith('begin') ? begin() : Reflect.apply(send, this, args)
  })
  try {
    await work()
  } finally {
    Reflect.set(prototype, 'query', send)
  }
  return { statements, rows }
}

type Counts = ReadonlyMap<string, number>

const countsOf = (read: unknown): Counts => new Map(Read.parse(read).rows.map(({ relname, rows }) => [relname, rows]))

/** Adds what a transaction read; a connection also counts what its earlier ones did, until it reports that. */
function note(now: Counts, before: Counts | undefined, rows: Map<string, number>): void {
  for (const [table, count] of now) rows.set(table, (rows.get(table) ?? 0) + count - (before?.get(table) ?? 0))
}
