import type { Blobs } from './blobs/blobs'
import type { Clock } from './clock'
import type { Database } from './database/pool'
import type { Log } from './log'
import type { Secrets } from './secrets/secrets'

/** The services available in every process. */
export type Services = {
  readonly db: Database
  /** The same database with prepared statements, for work that repeats a few of them often. */
  readonly prepared: Database
  readonly blobs: Blobs
  readonly clock: Clock
  readonly log: Log
  /** Encrypts values that we must be able to read, but someone who obtains the database must not. */
  readonly secrets: Secrets
  /** The public URL without a trailing slash, prefixed to links in emails. */
  readonly publicUrl: string
}
