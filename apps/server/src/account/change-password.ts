import type * as endpoints from '@sextant/contract/account/endpoints'
import { recordPersonAudit } from '../audit'
import { permit, personOf } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'
import { postMail } from '../platform/mail/jobs'
import { confirmPerson } from './confirm-person'
import { loadUser } from './load-user'
import { passwordChangedMail } from './mails'
import { refuseCommonPassword } from './passwords/common-passwords'
import { hashPassword } from './passwords/password'
import { deleteSessions, storePasswordHash } from './store'
import { revokeTokens } from './tokens/tokens'

/** Sets a new password, ends every other session and notifies the person by email. */
export const changePassword: Verb<typeof endpoints.changePassword> = async (ctx, { body }) => {
  permit(ctx, 'signed-in')
  const { id, session } = personOf(ctx)
  await confirmPerson(ctx, body.current_password, 'current_password')
  const user = await ctx.tx(async (tx) => await loadUser(tx, id))
  refuseCommonPassword(body.password, [user.email, user.name ?? ''])
  const hash = await hashPassword(body.password)
  await ctx.tx(async (tx) => {
    await storePasswordHash(tx, id, hash)
    await deleteSessions(tx, id, session)
    // Also cancels a pending address change, which someone who knew the old password may have requested: our notice
    // about such changes advises changing the password.
    await revokeTokens(tx, id, 'password_reset', 'email_change')
    await postMail(tx, ctx.secrets, passwordChangedMail(user.email, ctx.publicUrl))
    await recordPersonAudit(tx, ctx, id, { action: 'account.change_password', target: `user:${id}` })
  })
  return {}
}
