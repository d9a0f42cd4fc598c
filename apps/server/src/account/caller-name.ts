import type { Tx } from '../platform/database/transaction'
import { type Ctx, personOf } from '../platform/http/context'
import { nameOf } from './present'
import { findPerson } from './store'

/**
 * The caller's display name, stored with what they create: a person's name (or address if unnamed), or an application's
 * name.
 */
export async function callerName(tx: Tx, ctx: Pick<Ctx, 'actor'>): Promise<string> {
  if (ctx.actor.kind === 'application') return ctx.actor.name
  const person = await findPerson(tx, personOf(ctx).id)
  return (person && (nameOf(person) ?? person.email)) ?? ''
}
