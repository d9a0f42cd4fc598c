import type { EmailEvent } from '@sextant/contract/emails/schemas'
import type { Updateable } from 'kysely'
import type { Emails } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'

/** An entry of an email's log. */
export type NewEvent = Pick<EmailEvent, 'type' | 'message'> &
  Partial<Pick<EmailEvent, 'status' | 'detail' | 'duration_ms'>>

/** What is to be written of an email: its columns, and entries of its log. */
export type Gathered = { readonly id: string; columns: Updateable<Emails>; readonly events: NewEvent[] }

const gathered = new WeakMap<Tx, Gathered>()

/** Gathers what is written of an email from now on, for one statement at the end in place of one for each step. */
export function gatherEmail(tx: Tx, id: string): Gathered {
  const fresh: Gathered = { id, columns: {}, events: [] }
  gathered.set(tx, fresh)
  return fresh
}

/** What was gathered of an email; undefined if its writes are made one by one. */
export function gatheredOf(tx: Tx, id: string): Gathered | undefined {
  const found = gathered.get(tx)
  return found?.id === id ? found : undefined
}

/** Ends the gathering of an email; what was gathered is to be written now. */
export function takeGathered(tx: Tx, id: string): Gathered | undefined {
  const found = gatheredOf(tx, id)
  if (found) gathered.delete(tx)
  return found
}
