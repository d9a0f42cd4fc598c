import type * as endpoints from '@sextant/contract/account/endpoints'
import { recordPersonAudit } from '../audit'
import { limitCalls } from '../platform/http/attempts'
import { permit, personOf } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'
import { postMail } from '../platform/mail/jobs'
import { confirmPerson } from './confirm-person'
import { loadUser } from './load-user'
import { emailChangeMail, emailChangeNotice } from './mails'
import { refuseSsoAddressChange } from './refuse-sso-address-change'
import { issueToken, revokeTokens } from './tokens/tokens'

/**
 * Requests a change of email address. It takes effect when the link sent to the new address is opened; the old address
 * is notified. Only then, and only to someone who can read its email, is it revealed whether the new address is taken.
 */
export const changeEmail: Verb<typeof endpoints.changeEmail> = async (ctx, { body }) => {
  permit(ctx, 'signed-in')
  const { id } = personOf(ctx)
  await ctx.tx(async (tx) => await limitCalls(tx, ctx, 'change-email', body.email))
  await confirmPerson(ctx, body.password)
  await ctx.tx(async (tx) => {
    const user = await loadUser(tx, id)
    await refuseSsoAddressChange(tx, user.email)
    await revokeTokens(tx, id, 'email_change')
    const token = await issueToken(tx, { purpose: 'email_change', email: body.email, person: id })
    await postMail(tx, ctx.secrets, emailChangeMail(body.email, `${ctx.publicUrl}/t/${token}`))
    await postMail(tx, ctx.secrets, emailChangeNotice(user.email, body.email))
    await recordPersonAudit(tx, ctx, id, {
      action: 'account.change_email',
      target: `user:${id}`,
      after: { email: body.email },
    })
  })
  return { data: { message: `Check the inbox of ${body.email} for a link to confirm it.` } }
}
