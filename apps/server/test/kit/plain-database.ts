import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { type ConnectionSettings, makePool } from '../../src/platform/database/pool'
import { onServer } from './on-server'

/** An empty database whose owner is no superuser, so that forced row-level security applies to the owner too. */
export type PlainDatabase = {
  /** The name of the database and of its owner. */
  readonly name: string
  readonly pool: pg.Pool
  /** The same database for another user, with the owner's password. */
  as(user: string): ConnectionSettings
  drop(): Promise<void>
}

export async function plainDatabase(): Promise<PlainDatabase> {
  const { settings: server } = inject('template')
  const name = `sextant_plain_${randomBytes(4).toString('hex')}`
  const as = (user: string): ConnectionSettings => {
    if (!('url' in server)) return { ...server, user, database: name }
    const url = new URL(server.url)
    url.username = user
    url.password = name
    url.pathname = `/${name}`
    return { url: url.href }
  }
  await onServer(server, `create role ${name} login createrole password '${name}'`)
  await onServer(server, `grant sextant_app, sextant_lookup, sextant_backup to ${name}`)
  await onServer(server, `create database ${name} owner ${name}`)
  const pool = makePool(as(name), 4)
  return {
    name,
    pool,
    as,
    drop: async () => {
      await pool.end()
      // Not by force: PostgreSQL waits for closing sessions, whose termination would otherwise be reported to nobody.
      await onServer(server, `drop database ${name}`)
      await onServer(server, `drop role ${name}`)
    },
  }
}
