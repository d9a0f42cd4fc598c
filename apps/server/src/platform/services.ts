import type { Blobs } from './blobs/blobs'
import type { Clock } from './clock'
import type { Database } from './database/pool'
import type { Log } from './log'

/** What every process has at hand. */
export type Services = {
  readonly db: Database
  readonly blobs: Blobs
  readonly clock: Clock
  readonly log: Log
}
