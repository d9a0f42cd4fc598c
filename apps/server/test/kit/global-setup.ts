import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@sextant/embedded-postgres/start-postgres'
import type { TestProject } from 'vitest/node'
import { bundle, threads } from '../../bundle.mjs'
import { migrate } from '../../src/platform/database/migrate'
import { type ConnectionSettings, makePool } from '../../src/platform/database/pool'
import { onDatabase } from './on-database'
import { onServer } from './on-server'
import { installPrograms } from './programs'
import { threadsFolder } from './threads-folder'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test file clones. */
    template: { readonly settings: ConnectionSettings; readonly name: string }
  }
}

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/**
 * One database server for a whole run: an embedded one in a temporary folder, or the server of DATABASE_URL, whose user
 * must be allowed to create databases and roles. Creates the template once and removes everything at the end. The
 * threads that read emails are bundled from source.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  installPrograms()
  await rm(threadsFolder, { recursive: true, force: true })
  await bundle(threads, fileURLToPath(threadsFolder))
  const server = await openServer(process.env.DATABASE_URL)
  const name = `sextant_test_${process.pid}_${Date.now().toString(36)}`
  await onServer(server.settings, `create database ${name}`)
  const pool = makePool(onDatabase(server.settings, name), 2)
  await migrate(pool, migrations)
  await pool.end()
  project.provide('template', { settings: server.settings, name })
  return async () => {
    await dropAll(server.settings, name)
    await server.close()
  }
}

async function openServer(url: string | undefined) {
  if (url) return { settings: { url }, close: async () => undefined }
  const dataDir = await mkdtemp(join(tmpdir(), 'sextant-test-'))
  const settings = { fsync: 'off', synchronous_commit: 'off', max_connections: '200' }
  const postgres = await startPostgres({ dataDir, log: () => undefined, settings })
  return {
    settings: postgres.connection,
    async close() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Drops the template, and clones of test files that were stopped early. */
async function dropAll(settings: ConnectionSettings, name: string): Promise<void> {
  const clones = await onServer(settings, `select datname from pg_database where starts_with(datname, '${name}')`)
  for (const { datname } of clones) await onServer(settings, `drop database ${String(datname)} with (force)`)
}
