import type * as endpoints from '@sextant/contract/support/endpoints'
import { loadUser } from '../account'
import { countAttempt } from '../platform/http/attempts'
import { permit, personOf } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'
import { postMail } from '../platform/mail/jobs'
import { feedbackMail } from './mails'
import { insertFeedback } from './store'

/** Stores feedback and emails it to the operator. Limited to 20 per 15 minutes. */
export const sendFeedback =
  (operator: string): Verb<typeof endpoints.sendFeedback> =>
  async (ctx, { body }) => {
    permit(ctx, 'add-feedback')
    const { id } = personOf(ctx)
    await ctx.tx(async (tx) => await countAttempt(tx, [{ key: `feedback:${id}`, max: 20 }]))
    await ctx.tx(async (tx) => {
      const { email, name } = await loadUser(tx, id)
      const page = body.page ?? null
      await insertFeedback(tx, { user_id: id, message: body.message, page })
      const from = name === null ? email : `${name} (${email})`
      const mail = feedbackMail({ to: operator, from, replyTo: email, message: body.message, page })
      await postMail(tx, ctx.secrets, mail)
    })
    return {}
  }
