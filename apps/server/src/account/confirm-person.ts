import { clearFailures, countAttempt } from '../platform/http/attempts'
import { type Ctx, personOf } from '../platform/http/context'
import { refuseFields } from '../platform/http/refusal'
import { verifyPassword } from './passwords/password'
import { findPasswordHash } from './store'

/**
 * Requires the caller's own password before a sensitive action (422 on `field`, 429 after ten wrong attempts). Accounts
 * without a password are not asked: their second factor is at an identity provider.
 */
export async function confirmPerson(ctx: Ctx, password: string, field = 'password'): Promise<void> {
  const { id } = personOf(ctx)
  const key = `confirm:${id}`
  const hash = await ctx.tx(async (tx) => {
    const found = await findPasswordHash(tx, id)
    if (found !== null) await countAttempt(tx, [{ key, max: 10 }])
    return found
  })
  if (hash === null) return
  if (!(await verifyPassword(hash, password))) refuseFields({ [field]: ['This is not your password.'] })
  await ctx.tx(async (tx) => await clearFailures(tx, key))
}
