import type { User } from '@sextant/contract/account/schemas'
import { loadUser, ssoRequired } from '../account'
import { recordPersonAudit } from '../audit'
import { inTransaction } from '../platform/database/transaction'
import type { Ctx } from '../platform/http/context'
import { refuseFields } from '../platform/http/refusal'
import { hashToken, makeToken } from '../platform/tokens'
import { rememberDevice } from './known-device'
import { deleteSession, insertSession } from './store'

const useSso = 'Your organisation signs in with single sign-on. Continue with it.'

const day = 24 * 60 * 60
/**
 * A remembered session ends after 30 days; any other after a day without use (find_session), and after a week at most.
 */
const lifetimeSeconds = { remembered: 30 * day, other: 7 * day }

type Opening = { readonly remember?: boolean; readonly by: 'password' | 'passkey' | 'sso' | 'invitation' }

/**
 * Signs a person in with a new session, ending the browser's previous one. Members of organisations with single sign-on
 * must sign in that way (422).
 */
export async function openSession(ctx: Ctx, person: string, { remember = false, by }: Opening): Promise<User> {
  const token = makeToken(256)
  const lifetime = remember ? lifetimeSeconds.remembered : lifetimeSeconds.other
  const { actor, origin } = ctx
  const user = await inTransaction(ctx.db, { team: null, person }, async (tx) => {
    const { email } = await loadUser(tx, person)
    const target = `user:${person}`
    if (by !== 'sso' && (await ssoRequired(tx, email))) {
      await recordPersonAudit(tx, ctx, person, { action: 'session.refused', target, after: { by } })
      return null
    }
    await insertSession(tx, {
      token_hash: hashToken(token),
      user_id: person,
      remember,
      by_sso: by === 'sso',
      ip: origin.ip,
      user_agent: origin.userAgent,
      expires: new Date(ctx.clock.now().getTime() + lifetime * 1000).toISOString(),
    })
    const self = { actor: { kind: 'person', id: person }, origin } as const
    await recordPersonAudit(tx, self, person, { action: 'session.login', target, after: { by } })
    tx.afterCommit(() => ctx.cookies.signIn(token, remember ? lifetime : null))
    await rememberDevice(tx, ctx, person)
    return await loadUser(tx, person)
  })
  if (user === null) return refuseFields({ email: [useSso] })
  // The browser's previous session, of the same or another person.
  if (actor.kind === 'person') await ctx.tx(async (tx) => await deleteSession(tx, actor.session))
  return user
}
