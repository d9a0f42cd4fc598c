import pg from 'pg'
import { superuser } from './cluster'
import { port } from './socket-folder'

/** The state of a socket: a database that responds, one that is still starting or recovering, or none. */
export type Answer = 'ready' | 'starting' | 'silent'

const cannotConnectNow = '57P03'

/** Asks for the database of a cluster behind a socket folder. A database of another cluster counts as nobody. */
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
