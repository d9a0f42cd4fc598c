import type { EmailEvent } from '@sextant/contract/emails/schemas'
import type { Updateable } from 'kysely'
import type { Emails } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'

/** An entry of an email's log. */
export type NewEvent = Pick<EmailEvent, 'type' | 'message'> &
  Partial<Pick<EmailEvent, 'status' | 'detail' | 'duration_ms'>>

/** Pending writes for an email: its columns, and entries of its log. */
export type BufferedWrites = { readonly id: string; columns: Updateable<Emails>; readonly events: NewEvent[] }

const buffered = new WeakMap<Tx, BufferedWrites>()

/** Buffers further writes to an email, to issue one statement at the end instead of one per step. */
export function bufferWrites(tx: Tx, id: string): BufferedWrites {
  const fresh: BufferedWrites = { id, columns: {}, events: [] }
  buffered.set(tx, fresh)
  return fresh
}

/** The buffered writes of an email; undefined if its writes are not buffered. */
export function bufferedWritesOf(tx: Tx, id: string): BufferedWrites | undefined {
  const found = buffered.get(tx)
  return found?.id === id ? found : undefined
}

/** Stops buffering an email. The caller must write what is returned. */
export function takeBufferedWrites(tx: Tx, id: string): BufferedWrites | undefined {
  const found = bufferedWritesOf(tx, id)
  if (found) buffered.delete(tx)
  return found
}
