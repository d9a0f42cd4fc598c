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
  const writes: BufferedWrites = { id, columns: {}, events: [] }
  buffered.set(tx, writes)
  return writes
}

/** The buffered writes of an email; undefined if its writes are not buffered. */
export function bufferedWritesOf(tx: Tx, id: string): BufferedWrites | undefined {
  const writes = buffered.get(tx)
  return writes?.id === id ? writes : undefined
}

/** Stops buffering an email. The caller must write what is returned. */
export function takeBufferedWrites(tx: Tx, id: string): BufferedWrites | undefined {
  const writes = bufferedWritesOf(tx, id)
  if (writes) buffered.delete(tx)
  return writes
}
