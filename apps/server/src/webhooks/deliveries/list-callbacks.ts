import type { Callback } from '@sextant/contract/webhooks/schemas'
import type { Tx } from '../../platform/database/transaction'
import { presentCallback } from './present'
import { listAttemptsOf } from './store'

/** Callbacks of one record that are shown. */
const maxCallbacks = 200

type CallbackQuery = {
  /** What the record is in the names of events: `email`. */
  readonly resource: string
  readonly id: string
  /** Only those of these events of the feed. */
  readonly eventIds?: readonly string[] | undefined
}

/** Attempts to tell webhooks of a record, newest first: its callbacks. Tests are none. */
export const listCallbacks = async (tx: Tx, query: CallbackQuery): Promise<readonly Callback[]> =>
  (await listAttemptsOf(tx, { ...query, max: maxCallbacks })).map(presentCallback)
