import type * as endpoints from '@sextant/contract/account/two-factor'
import { permit, personOf } from '../../platform/http/context'
import type { Verb } from '../../platform/http/serve'
import { presentPasskey } from './present'
import { findFactors, listPasskeys } from './store'

/** Lists the second factors of the caller's account. */
export const readTwoFactor: Verb<typeof endpoints.readTwoFactor> = async (ctx) => {
  permit(ctx, 'signed-in')
  const { id } = personOf(ctx)
  return await ctx.tx(async (tx) => {
    const guards = await findFactors(tx, id)
    const passkeys = (await listPasskeys(tx, id)).map(presentPasskey)
    return {
      data: { totp: guards.totp_confirmed, passkeys, recovery_codes_left: Number(guards.recovery_codes) },
    }
  })
}
