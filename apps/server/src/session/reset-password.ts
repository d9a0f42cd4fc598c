import type * as endpoints from '@sextant/contract/session/endpoints'
import {
  consumeToken,
  deleteSessions,
  findToken,
  hashPassword,
  passwordChangedMail,
  refuseCommonPassword,
  revokeTokens,
  storePasswordHash,
} from '../account'
import { recordPersonAudit } from '../audit'
import { inTransaction } from '../platform/database/transaction'
import { clearFailures, limitCalls } from '../platform/http/attempts'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { Verb } from '../platform/http/serve'
import { postMail } from '../platform/mail/jobs'
import { rememberDevice } from './known-device'

const expiredText = 'This link has expired or was used already. Ask for a new one.'

/** Sets a new password with an emailed token, which is valid once. Every session of the account ends. */
export const resetPassword: Verb<typeof endpoints.resetPassword> = async (ctx, { body }) => {
  permit(ctx, 'anyone')
  const found = await ctx.tx(async (tx) => {
    await limitCalls(tx, ctx, 'reset-password')
    return await findToken(tx, body.token)
  })
  const { user_id: person = null, email = null, purpose } = found ?? {}
  if (person === null || email === null || purpose !== 'password_reset') return refuse('forbidden', expiredText)
  refuseCommonPassword(body.password, [email])
  const hash = await hashPassword(body.password)
  await inTransaction(ctx.db, { team: null, person }, async (tx) => {
    if (!(await consumeToken(tx, body.token, 'password_reset'))) refuse('forbidden', expiredText)
    await revokeTokens(tx, person, 'password_reset', 'email_change')
    await storePasswordHash(tx, person, hash)
    await deleteSessions(tx, person)
    await clearFailures(tx, `account:${email.toLowerCase()}`)
    // Someone who can read the address's email is its holder; others' failed attempts must not delay their browser.
    await rememberDevice(tx, ctx, person)
    await postMail(tx, ctx.secrets, passwordChangedMail(email, ctx.publicUrl))
    await recordPersonAudit(tx, ctx, person, { action: 'session.reset_password', target: `user:${person}` })
  })
  ctx.cookies.signOut()
  return { data: { redirect: '/login' } }
}
