import pg from 'pg'

/** How many different statements are prepared; each takes memory in every connection. */
const maxStatements = 300

/** PostgreSQL refuses a prepared statement whose columns have changed since. */
const staleCode = '0A000'

/** The names of statements by their text, the same in all connections. */
class Names {
  readonly #names = new Map<string, string>()
  #series = 0

  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= maxStatements) return known
    const name = `sextant_${this.#series}_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }

  /** Gives all statements new names, under which they are prepared again. */
  renew(): void {
    this.#series += 1
    this.#names.clear()
  }
}

/** The part of a pool that Kysely uses. */
export type Pool = Pick<pg.Pool, 'connect' | 'end' | 'options'>

/**
 * The same pool for work that repeats few statements: each one with parameters is parsed and planned once for every
 * connection. Statements without parameters are sent as they are, because those may contain several.
 */
export function preparing(pool: pg.Pool): Pool {
  const names = new Names()
  const clients = new WeakMap<pg.PoolClient, pg.PoolClient>()
  const wrapped = (client: pg.PoolClient): pg.PoolClient =>
    new Proxy(client, {
      get: (target, key) => {
        if (key === 'query') return async (text: string, values: unknown[]) => await run(target, names, text, values)
        const value: unknown = Reflect.get(target, key)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect()
    const known = clients.get(client) ?? wrapped(client)
    clients.set(client, known)
    return known
  }
  return { connect, end: async () => await pool.end(), options: pool.options }
}

async function run(client: pg.PoolClient, names: Names, text: string, values: unknown[]): Promise<pg.QueryResult> {
  const name = values.length > 0 ? names.of(text) : undefined
  try {
    return await client.query({ text, values, ...(name !== undefined && { name }) })
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === staleCode) names.renew()
    throw error
  }
}
