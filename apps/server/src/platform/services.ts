import type { Blobs } from './blobs/blobs'
import type { Clock } from './clock'
import type { Database } from './database/pool'
import type { Log } from './log'
import type { Secrets } from './secrets/secrets'

/** What every process has at hand. */
export type Services = {
  readonly db: Database
  readonly blobs: Blobs
  readonly clock: Clock
  readonly log: Log
  /** Seals what must be read again later but not by who finds the database. */
  readonly secrets: Secrets
  /** The address that people use, without a slash at its end: what links in mails begin with. */
  readonly publicUrl: string
}
