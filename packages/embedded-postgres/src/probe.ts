import pg from 'pg'
import { superuser } from './cluster'
import { port } from './socket-folder'

/** The state of a socket: a database that is ready, one that is starting or recovering, or none. */
export type Answer = 'ready' | 'starting' | 'silent'

const cannotConnectNow = '57P03'

/** Probes a socket folder for a cluster's database. A database of another cluster counts as none. */
export async function probe(socketFolder: string, cluster: string): Promise<Answer> {
  const client = new pg.Client({ host: socketFolder, port, user: superuser, database: 'postgres' })
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === cluster ? 'ready' : 'silent'
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === cannotConnectNow ? 'starting' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}
