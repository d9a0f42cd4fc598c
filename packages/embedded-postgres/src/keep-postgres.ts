import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Connection, type PostgresOptions, type StartedPostgres, startPostgres } from './start-postgres'

const checkMs = 1000

/**
 * Starts the embedded PostgreSQL, and restarts it whenever it disappears until it is stopped: if the database process
 * is killed, that costs a second or two, but no committed data.
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

/** Whether anything listens on the database's socket; this includes a busy database. */
const listens = async ({ host, port }: Connection): Promise<boolean> =>
  await new Promise((resolve) => {
    const socket = createConnection(join(host, `.s.PGSQL.${port}`))
    const answer = (alive: boolean) => () => {
      socket.destroy()
      resolve(alive)
    }
    socket.once('connect', answer(true)).once('error', answer(false))
  })
