import type * as endpoints from '@sextant/contract/session/endpoints'
import * as z from 'zod/mini'
import {
  consumeToken,
  deleteSessions,
  findToken,
  insertUser,
  loadUser,
  refuseSsoAddressChange,
  revokeTokens,
  splitName,
  ssoRequired,
  updateEmail,
} from '../account'
import { recordPersonAudit } from '../audit'
import { nextId } from '../platform/database/next-id'
import { inTransaction, type Tx } from '../platform/database/transaction'
import { limitCalls } from '../platform/http/attempts'
import { type Ctx, permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { Verb } from '../platform/http/serve'
import { insertTeam } from '../teams'
import { findLogin } from './store'

const Registered = z.object({ name: z.string(), team_name: z.string(), password_hash: z.string() })

const expiredText = 'This link has expired or was used already. Ask for a new one.'
const takenText = 'This address has an account already. Sign in, or choose a new password.'

/** Uses a verification link: creates the requested account, or changes an account's address. */
export const verifyEmail: Verb<typeof endpoints.verifyEmail> = async (ctx, { body }) => {
  permit(ctx, 'anyone')
  const { token } = body
  const found = await ctx.tx(async (tx) => {
    await limitCalls(tx, ctx, 'verify-email')
    return await findToken(tx, token)
  })
  const { email = null, purpose, user_id: person = null } = found ?? {}
  if (email !== null && purpose === 'email_change' && person !== null) {
    await changeAddress(ctx, { token, email, person })
    return { data: { message: `Your email address is now ${email}.`, email, redirect: '/account' } }
  }
  if (email === null || purpose !== 'registration') return refuse('forbidden', expiredText)
  await openAccount(ctx, { token, email }, Registered.parse(found?.data))
  return {
    data: { message: 'Your email address is confirmed. You can sign in now.', email, redirect: '/login' },
  }
}

type Link = { readonly token: string; readonly email: string }

async function openAccount(ctx: Ctx, link: Link, draft: z.infer<typeof Registered>): Promise<void> {
  const { name, team_name, password_hash } = draft
  const [person, team] = await Promise.all([nextId(ctx.db, 'users'), nextId(ctx.db, 'teams')])
  await inTransaction(ctx.db, { team, person }, async (tx) => {
    await consumeLink(tx, link, 'registration')
    await insertUser(tx, { id: person, email: link.email, password_hash, ...splitName(name) })
    await insertTeam(tx, { id: team, type: 'dev', name: team_name }, person)
    await recordPersonAudit(tx, ctx, person, { action: 'session.register', target: `user:${person}` })
  })
}

const changeAddress = async (ctx: Ctx, { person, ...link }: Link & { person: string }): Promise<void> =>
  await inTransaction(ctx.db, { team: null, person }, async (tx) => {
    await consumeLink(tx, link, 'email_change')
    await refuseSsoAddressChange(tx, (await loadUser(tx, person)).email)
    // Links sent to the old address become invalid.
    await revokeTokens(tx, person, 'password_reset')
    await updateEmail(tx, person, link.email)
    // New members of an organisation with single sign-on must sign in that way.
    if (await ssoRequired(tx, link.email)) await deleteSessions(tx, person)
    const entry = { target: `user:${person}`, after: { email: link.email } }
    await recordPersonAudit(tx, ctx, person, { action: 'account.email_changed', ...entry })
  })

/**
 * Takes the address, unless another request was faster. Only someone who can read its email learns that it is taken.
 */
async function consumeLink(tx: Tx, { token, email }: Link, purpose: 'registration' | 'email_change'): Promise<void> {
  if (!(await consumeToken(tx, token, purpose))) refuse('forbidden', expiredText)
  if (await findLogin(tx, email)) refuse('forbidden', takenText)
}
