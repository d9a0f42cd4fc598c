import type * as endpoints from '@sextant/contract/session/endpoints'
import { hashPassword, issueToken, refuseCommonPassword } from '../account'
import { limitCalls } from '../platform/http/attempts'
import { permit } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'
import { enqueue } from '../platform/jobs/job'
import { answerRegistrationJob, sealLink } from './jobs'

/**
 * Requests an account with a developer team. Both are created when the emailed link is opened. Until then, neither the
 * response nor its timing reveals whether the address has an account.
 */
export const register: Verb<typeof endpoints.register> = async (ctx, { body }) => {
  permit(ctx, 'anyone')
  const { email, name, team_name, password } = body
  refuseCommonPassword(password, [email, name, team_name])
  await ctx.tx(async (tx) => await limitCalls(tx, ctx, 'register', email))
  const password_hash = await hashPassword(password)
  await ctx.tx(async (tx) => {
    const data = { name, team_name, password_hash }
    const token = await issueToken(tx, { purpose: 'registration', email, data })
    await enqueue(tx, answerRegistrationJob, sealLink(ctx.secrets, { email, token }))
  })
  return { data: { message: `Check the inbox of ${email} for a link to open your account.` } }
}
