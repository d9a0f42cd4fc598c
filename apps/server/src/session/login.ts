import type * as endpoints from '@sextant/contract/session/endpoints'
import { checkSecondFactor, passwordFits } from '../account'
import { recordPersonAudit } from '../audit'
import { inTransaction } from '../platform/database/transaction'
import { countAttempt, forgiveAttempt } from '../platform/http/attempts'
import { type Ctx, permit } from '../platform/http/context'
import { networkOf } from '../platform/http/network-of'
import { refuseFields } from '../platform/http/refusal'
import type { Verb } from '../platform/http/serve'
import { openSession } from './open-session'
import { findLogin } from './store'

/** Failures within a quarter of an hour after which no further attempt is looked at. */
const limits = { account: 10, address: 100 }

/** Signs in with a password, and with a second factor where the account has one. One text for every wrong pair. */
export const login: Verb<typeof endpoints.login> = async (ctx, { body }) => {
  permit(ctx, 'anyone')
  const keys = {
    account: `account:${body.email.toLowerCase()}`,
    address: `address:${networkOf(ctx.origin.ip)}`,
  }
  const account = await ctx.tx(async (tx) => {
    await countAttempt(tx, [
      { key: keys.account, most: limits.account },
      { key: keys.address, most: limits.address },
    ])
    return await findLogin(tx, body.email)
  })
  const fits = await passwordFits(account?.password_hash ?? null, body.password)
  if (!account || !fits) {
    await noteRefusal(ctx, account?.user_id ?? null, body.email)
    return refuseFields({ email: ['These credentials do not match our records.'] })
  }
  const person = account.user_id
  const factor = await inTransaction(
    ctx.db,
    { team: null, person },
    async (tx) => await checkSecondFactor(tx, ctx, person, body.code),
  )
  // The attempt stays counted until the second factor is there too: codes are guessed no more often than passwords.
  if (factor.state === 'missing') return { data: { two_factor: true, methods: [...factor.methods] } }
  if (factor.state === 'wrong') {
    await noteRefusal(ctx, person, body.email)
    return refuseFields({ code: ['This code is not right, or was used already.'] })
  }
  await ctx.tx(async (tx) => await forgiveAttempt(tx, keys.account, keys.address))
  return {
    data: { user: await openSession(ctx, person, { remember: body.remember ?? false, by: 'password' }) },
  }
}

const noteRefusal = async (ctx: Ctx, person: string | null, email: string): Promise<void> =>
  await ctx.tx(
    async (tx) => await recordPersonAudit(tx, ctx, person, { action: 'session.refused', target: email }),
  )
