import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { TeamRule } from '@sextant/extraction/team-rules/apply-team-rules'
import type { Tx } from '../platform/database/transaction'
import { listLiveRules } from './parsing-rules/store'

const digest = (...data: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const one of data) hash.update(one)
  return hash.digest('base64url').slice(0, 16)
}

const fileOf = (path: string): Uint8Array => readFileSync(new URL(`../${path}`, import.meta.url))

/**
 * The built-in reader: its bundle, which names its parts by content hash, and its weights. Run from source, each start
 * counts as new.
 */
const builtIn: string = import.meta.url.endsWith('.js')
  ? digest(fileOf('emails/extract.worker.js'), fileOf('bookings/weights.gen.bin'))
  : randomUUID()

/**
 * Identifies what determines how the team's emails are read: equal for the same reader and the same live parsing rules.
 */
export const readerVersion = async (tx: Tx): Promise<string> => versionWith(await listLiveRules(tx))

/** Same, given the team's live parsing rules. */
export const versionWith = (rules: readonly Pick<TeamRule, 'id' | 'version'>[]): string =>
  `${builtIn} ${digest(rules.map(({ id, version }) => `${id}:${version}`).join(' '))}`
