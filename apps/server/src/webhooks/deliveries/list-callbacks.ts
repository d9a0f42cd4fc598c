import type { Callback } from '@sextant/contract/webhooks/schemas'
import type { Tx } from '../../platform/database/transaction'
import { presentCallback } from './present'
import { listAttemptsOf } from './store'

/** The maximum number of callbacks shown per record. */
const maxCallbacks = 200

type CallbackQuery = {
  /** The record type as in event names: `email`. */
  readonly resource: string
  readonly id: string
  /** Only attempts for these feed events. */
  readonly eventIds?: readonly string[] | undefined
}

/** Attempts to notify webhooks about a record (its callbacks), newest first, excluding tests. */
export const listCallbacks = async (tx: Tx, query: CallbackQuery): Promise<readonly Callback[]> =>
  (await listAttemptsOf(tx, { ...query, max: maxCallbacks })).map(presentCallback)
