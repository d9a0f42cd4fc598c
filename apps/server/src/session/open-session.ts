import type { User } from '@sextant/contract/account/schemas'
import { loadUser } from '../account'
import { recordPersonAudit } from '../audit'
import { inTransaction } from '../platform/database/transaction'
import type { Ctx } from '../platform/http/context'
import { hashToken, makeToken } from '../platform/tokens'
import { deleteSession, insertSession } from './store'

const day = 24 * 60 * 60
/** A remembered session ends after 30 days, another after a day unused (find_session) and a week at most. */
const lifetimeSeconds = { remembered: 30 * day, other: 7 * day }

type Opening = { readonly remember?: boolean; readonly by: 'password' | 'passkey' | 'sso' | 'invitation' }

/** Signs a person in: always with a new session; the old one of this browser ends. */
export async function openSession(
  ctx: Ctx,
  person: string,
  { remember = false, by }: Opening,
): Promise<User> {
  const token = makeToken(256)
  const lifetime = remember ? lifetimeSeconds.remembered : lifetimeSeconds.other
  const { actor, origin } = ctx
  if (actor.kind === 'person') await ctx.tx(async (tx) => await deleteSession(tx, actor.session))
  return await inTransaction(ctx.db, { team: null, person }, async (tx) => {
    await insertSession(tx, {
      token_hash: hashToken(token),
      user_id: person,
      remember,
      ip: origin.ip,
      user_agent: origin.userAgent,
      expires: new Date(ctx.clock.now().getTime() + lifetime * 1000).toISOString(),
    })
    const target = `user:${person}`
    await recordPersonAudit(tx, ctx, person, { action: 'session.login', target, after: { by } })
    tx.afterCommit(() => ctx.cookies.signIn(token, remember ? lifetime : null))
    return await loadUser(tx, person)
  })
}
