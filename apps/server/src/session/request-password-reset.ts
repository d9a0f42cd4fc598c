import type * as endpoints from '@sextant/contract/session/endpoints'
import { limitCalls } from '../platform/http/attempts'
import { permit } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'
import { enqueue } from '../platform/jobs/job'
import { sealLink, sendResetJob } from './jobs'

/**
 * Requests an email for setting a new password. The response and the work done are the same whether or not there is an
 * account.
 */
export const requestPasswordReset: Verb<typeof endpoints.requestPasswordReset> = async (ctx, { body }) => {
  permit(ctx, 'anyone')
  await ctx.tx(async (tx) => {
    await limitCalls(tx, ctx, 'password-reset', body.email)
    await enqueue(tx, sendResetJob, sealLink(ctx.secrets, { email: body.email, token: '' }))
  })
  return { data: { message: `If ${body.email} has an account, an email with a link is on its way to it.` } }
}
