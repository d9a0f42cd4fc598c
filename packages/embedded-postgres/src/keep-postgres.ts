import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Connection, type PostgresOptions, type StartedPostgres, startPostgres } from './start-postgres'

const checkMs = 1000

/**
 * Starts the embedded PostgreSQL and starts it again whenever it is gone, until it is to stop: a database process that
 * was killed costs a second or two, and nothing that was committed.
 */
export async function keepPostgres(options: PostgresOptions): Promise<StartedPostgres> {
  let current = await startPostgres(options)
  const stopped = new AbortController()
  const pause = async (): Promise<boolean> =>
    await delay(checkMs, true, { signal: stopped.signal, ref: false }).catch(() => false)

  const watch = async (): Promise<void> => {
    while (await pause()) {
      if (await listens(current.connection)) continue
      options.log('PostgreSQL is gone: it is started again')
      current = await startPostgres(options).catch((error: unknown) => {
        options.log(`PostgreSQL could not be started again: ${String(error)}`)
        return current
      })
    }
  }

  const watching = watch()
  return {
    connection: current.connection,
    stop: async () => {
      stopped.abort()
      await watching
      await current.stop()
    },
  }
}

/** Whether anybody listens on the database's socket; a busy database does too. */
const listens = async ({ host, port }: Connection): Promise<boolean> =>
  await new Promise((resolve) => {
    const socket = createConnection(join(host, `.s.PGSQL.${port}`))
    const answer = (alive: boolean) => () => {
      socket.destroy()
      resolve(alive)
    }
    socket.once('connect', answer(true)).once('error', answer(false))
  })
