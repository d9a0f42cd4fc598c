import type * as endpoints from '@sextant/contract/session/endpoints'
import { findPasskeyOwner, readPasskeySignIn } from '../account'
import { clearCallFailures, limitCalls } from '../platform/http/attempts'
import { permit } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'
import { auditRefusedSignIn } from './audit-refused-sign-in'
import { openSession } from './open-session'

/** Signs in with a passkey, which combines both factors: a device, unlocked by fingerprint, face or PIN. */
export const passkeyLogin: Verb<typeof endpoints.passkeyLogin> = async (ctx, { body }) => {
  permit(ctx, 'anyone')
  await ctx.tx(async (tx) => await limitCalls(tx, ctx, 'passkey-login'))
  const person = await readPasskeySignIn(ctx, body).catch(async (error: unknown) => {
    const owner = await ctx.tx(async (tx) => await findPasskeyOwner(tx, body.credential.id))
    await auditRefusedSignIn(ctx, owner ?? null, { after: { by: 'passkey' } })
    throw error
  })
  await ctx.tx(async (tx) => {
    await clearCallFailures(tx, ctx, 'passkey-login')
    await clearCallFailures(tx, ctx, 'passkey-options')
  })
  return {
    data: { user: await openSession(ctx, person, { remember: body.remember ?? false, by: 'passkey' }) },
  }
}
