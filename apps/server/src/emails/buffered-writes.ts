import type { EmailEvent } from '@sextant/contract/emails/schemas'
import type { Updateable } from 'kysely'
import type { Emails } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'

/** An entry of an email's log. */
export type NewEvent = Pick<EmailEvent, 'type' | 'message'> &
  Partial<Pick<EmailEvent, 'status' | 'detail' | 'duration_ms'>>

/** What is to be written of an email: its columns, and entries of its log. */
export type BufferedWrites = { readonly id: string; columns: Updateable<Emails>; readonly events: NewEvent[] }

const buffered = new WeakMap<Tx, BufferedWrites>()

/** Buffers what is written of an email from now on: one statement at the end in place of one for each step. */
export function bufferWrites(tx: Tx, id: string): BufferedWrites {
  const fresh: BufferedWrites = { id, columns: {}, events: [] }
  buffered.set(tx, fresh)
  return fresh
}

/** What was buffered of an email; undefined if its writes are made one by one. */
export function bufferedWritesOf(tx: Tx, id: string): BufferedWrites | undefined {
  const found = buffered.get(tx)
  return found?.id === id ? found : undefined
}

/** Ends the buffering of an email; what was buffered is to be written now. */
export function takeBufferedWrites(tx: Tx, id: string): BufferedWrites | undefined {
  const found = bufferedWritesOf(tx, id)
  if (found) buffered.delete(tx)
  return found
}
