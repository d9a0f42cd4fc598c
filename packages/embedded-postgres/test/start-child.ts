/**
 * Starts the database of a folder in a separate process and waits: `start-child.ts FOLDER`. A line on stdin stops it.
 */
import { once } from 'node:events'
import { startPostgres } from '../src/start-postgres'

const [dataDir = ''] = process.argv.slice(2)
const postgres = await startPostgres({ dataDir, log: () => undefined })
process.stdout.write('up\n')
await once(process.stdin, 'data')
await postgres.stop()
process.exit(0)
