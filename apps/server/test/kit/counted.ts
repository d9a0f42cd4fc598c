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
  const { prototype } = pg.Client
  const send = prototype.query
  Reflect.set(prototype, 'query', function (this: pg.Client, ...args: unknown[]): unknown {
    const sent = Sent.parse(args[0])
    const text = typeof sent === 'string' ? sent : sent.text
    statements.push(text)
    const answer = (): unknown => Reflect.apply(send, this, args)
    if (text !== 'commit') return answer()
    return note(Reflect.apply(send, this, [readSoFar]), rows).then(answer)
  })
  try {
    await work()
  } finally {
    Reflect.set(prototype, 'query', send)
  }
  return { statements, rows }
}

async function note(read: unknown, rows: Map<string, number>): Promise<void> {
  for (const one of Read.parse(await read).rows) rows.set(one.relname, (rows.get(one.relname) ?? 0) + one.rows)
}
