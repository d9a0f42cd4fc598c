import type * as endpoints from '@sextant/contract/session/endpoints'
import { checkSecondFactor, verifyPassword } from '../account'
import { inTransaction, type Tx } from '../platform/database/transaction'
import { clearFailures, countAttempt, type Limit } from '../platform/http/attempts'
import { type Ctx, permit } from '../platform/http/context'
import { networkOf } from '../platform/http/network-of'
import { refuseFields } from '../platform/http/refusal'
import type { Verb } from '../platform/http/serve'
import { auditRefusedSignIn } from './audit-refused-sign-in'
import { knownDeviceKey } from './known-device'
import { openSession } from './open-session'
import { findLogin } from './store'

/**
 * Failed attempts allowed within 15 minutes; beyond that, further ones are delayed (per account and address, and per
 * account) or refused (per known browser, per second factor, and per address).
 */
const max = { accountFromAddress: 10, account: 100, device: 10, factor: 10, address: 100 }

/** Signs in with a password, and with a second factor if the account has one. Every failure gives the same message. */
export const login: Verb<typeof endpoints.login> = async (ctx, { body }) => {
  permit(ctx, 'anyone')
  const { account, limits } = await ctx.tx(async (tx) => {
    const limits = await limitsOf(tx, ctx, body.email)
    await countAttempt(tx, limits)
    return { limits, account: await findLogin(tx, body.email) }
  })
  const fits = await verifyPassword(account?.password_hash ?? null, body.password)
  if (!account || !fits) {
    await auditRefusedSignIn(ctx, account?.user_id ?? null, { target: body.email })
    return refuseFields({ email: ['These credentials do not match our records.'] })
  }
  const person = account.user_id
  const factorKey = `factor:${person}`
  // Second-factor attempts are counted across all addresses, since someone with the password can guess from anywhere.
  if (body.code) await ctx.tx(async (tx) => await countAttempt(tx, [{ key: factorKey, max: max.factor }]))
  const factor = await inTransaction(
    ctx.db,
    { team: null, person },
    async (tx) => await checkSecondFactor(tx, ctx, person, body.code),
  )
  // The attempt remains counted until the second factor also succeeds, so codes cannot be guessed more often than
  // passwords.
  if (factor.state === 'missing') return { data: { two_factor: true, methods: [...factor.methods] } }
  if (factor.state === 'wrong') {
    await auditRefusedSignIn(ctx, person, { target: body.email })
    return refuseFields({ code: ['This code is not right, or was used already.'] })
  }
  await ctx.tx(async (tx) => {
    const [attemptLimit, ...shared] = limits
    await clearFailures(tx, attemptLimit.key)
    await clearFailures(tx, factorKey)
    for (const { key } of shared) await clearFailures(tx, '', key)
  })
  return {
    data: { user: await openSession(ctx, person, { remember: body.remember ?? false, by: 'password' }) },
  }
}

/**
 * The keys that an attempt is counted under, its own first. Guesses by strangers delay other attempts from the same
 * address and, after a hundred guesses, everyone whose browser is not known to the account; known browsers are counted
 * separately.
 */
async function limitsOf(tx: Tx, ctx: Ctx, email: string): Promise<readonly [Limit, ...Limit[]]> {
  const device = await knownDeviceKey(tx, ctx, email)
  if (device !== null) return [{ key: device, max: max.device }]
  const [account, network] = [`account:${email.toLowerCase()}`, networkOf(ctx.origin.ip)]
  return [
    { key: `${account}:${network}`, max: max.accountFromAddress, isDelayed: true },
    { key: account, max: max.account, isDelayed: true },
    { key: `address:${network}`, max: max.address },
  ]
}
