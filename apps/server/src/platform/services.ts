import type { Blobs } from './blobs/blobs'
import type { Clock } from './clock'
import type { Database } from './database/pool'
import type { Log } from './log'
import type { Secrets } from './secrets/secrets'

/** The services available in every process. */
export type Services = {
  readonly db: Database
  /** The same database with prepared statements, for work that often repeats a few of them. */
  readonly prepared: Database
  readonly blobs: Blobs
  readonly clock: Clock
  readonly log: Log
  /** Encrypts values that must remain readable to us, but not to someone who obtains the database. */
  readonly secrets: Secrets
  /** The public URL without a trailing slash, used as the prefix of links in emails. */
  readonly publicUrl: string
}
