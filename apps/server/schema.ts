/**
 * Writes schema.sql and the table types from a migrated database: `npm run schema -w @sextant/server -- DATABASE_URL`.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describeSchema, describeTables } from './src/platform/database/describe'
import { migrate } from './src/platform/database/migrate'
import { makePool } from './src/platform/database/pool'
import { tableTypes } from './src/platform/database/table-types'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const [url] = process.argv.slice(2)
if (!url) throw new Error('Say which database: npm run schema -w @sextant/server -- postgres://…')
const pool = makePool({ url }, 2)
await migrate(pool, here('./migrations'))
await writeFile(here('./schema.sql'), await describeSchema(pool))
await writeFile(here('./src/platform/database/tables.gen.ts'), tableTypes(await describeTables(pool)))
await pool.end()
