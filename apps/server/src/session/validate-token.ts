import type * as endpoints from '@sextant/contract/session/endpoints'
import { findToken } from '../account'
import type { Tx } from '../platform/database/transaction'
import { limitCalls } from '../platform/http/attempts'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { Verb } from '../platform/http/serve'
import { hashToken } from '../platform/tokens'
import { findInvitation } from './store'

/** Returns the purpose of a link's token, without using it up. */
export const validateToken: Verb<typeof endpoints.validateToken> = async (ctx, { params }) => {
  permit(ctx, 'anyone')
  return await ctx.tx(async (tx) => {
    await limitCalls(tx, ctx, 'validate-token')
    const info = (await ofMail(tx, params.token)) ?? (await ofInvitation(tx, params.token))
    return { data: info ?? refuse('not_found', 'This link has expired or was used already.') }
  })
}

async function ofMail(tx: Tx, token: string) {
  const found = await findToken(tx, token)
  const type = mailed.find((purpose) => purpose === found?.purpose)
  return type && found?.email ? { type, email: found.email } : null
}
const mailed = ['registration', 'email_change', 'password_reset'] as const

async function ofInvitation(tx: Tx, token: string) {
  const found = await findInvitation(tx, hashToken(token))
  if (!found) return null
  const { email, role, team_id, team_name, team_type, user_id } = found
  const team = { id: team_id, name: team_name, type: team_type === 'org' ? 'org' : 'dev' } as const
  return { type: 'invitation' as const, email, role, team, has_account: user_id !== null }
}
