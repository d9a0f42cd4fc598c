import type * as endpoints from '@sextant/contract/session/endpoints'
import { loadUser } from '../account'
import { recordAudit } from '../audit'
import { inTransaction } from '../platform/database/transaction'
import { type Ctx, permit } from '../platform/http/context'
import { refuseFields } from '../platform/http/refusal'
import type { Verb } from '../platform/http/serve'
import { countAttempt, forgiveAttempt } from './limit-attempts'
import { passwordFits } from './password'
import { deleteSession, findLogin, insertSession } from './store'
import { hashToken, makeToken } from './token'

const day = 24 * 60 * 60
/** A remembered session ends after 30 days, another after a day unused (find_session) and a week at most. */
const lifetimeSeconds = { remembered: 30 * day, other: 7 * day }

/** Signs in: always with a new session, the old one of this browser ends. One text for every wrong pair (spec, domain 3). */
export const login: Verb<typeof endpoints.login> = async (ctx, { body }) => {
  permit(ctx, 'anyone')
  const attempt = { email: body.email, ip: ctx.origin.ip }
  const account = await ctx.tx(async (tx) => {
    await countAttempt(tx, attempt)
    return await findLogin(tx, body.email)
  })
  const fits = await passwordFits(account?.password_hash ?? null, body.password)
  if (!account || !fits) {
    await ctx.tx(async (tx) => {
      await recordAudit(tx, ctx, { action: 'session.refused', target: body.email })
    })
    return refuseFields({ email: ['These credentials do not match our records.'] })
  }
  await ctx.tx(async (tx) => await forgiveAttempt(tx, attempt))
  return { data: { user: await openSession(ctx, account.user_id, body.remember ?? false) } }
}

async function openSession(ctx: Ctx, person: string, remember: boolean) {
  const token = makeToken()
  const lifetime = remember ? lifetimeSeconds.remembered : lifetimeSeconds.other
  const { actor, origin } = ctx
  return await inTransaction(ctx.db, { team: null, person }, async (tx) => {
    if (actor.kind === 'person') await deleteSession(tx, actor.session)
    await insertSession(tx, {
      token_hash: hashToken(token),
      user_id: person,
      remember,
      ip: origin.ip,
      user_agent: origin.userAgent,
      expires: new Date(ctx.clock.now().getTime() + lifetime * 1000).toISOString(),
    })
    await recordAudit(tx, ctx, { action: 'session.login', target: `user:${person}` })
    tx.afterCommit(() => ctx.cookies.signIn(token, remember ? lifetime : null))
    return await loadUser(tx, person)
  })
}
