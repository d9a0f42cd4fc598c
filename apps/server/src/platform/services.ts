import type { Blobs } from './blobs/blobs'
import type { Clock } from './clock'
import type { Database } from './database/pool'
import type { Log } from './log'
import type { Secrets } from './secrets/secrets'

/** What every process has available. */
export type Services = {
  readonly db: Database
  /** The same database with prepared statements: for work that repeats few of them often. */
  readonly prepared: Database
  readonly blobs: Blobs
  readonly clock: Clock
  readonly log: Log
  /** Seals values that must be readable again, but not by whoever obtains the database. */
  readonly secrets: Secrets
  /** The public URL without a trailing slash: the prefix of links in emails. */
  readonly publicUrl: string
}
